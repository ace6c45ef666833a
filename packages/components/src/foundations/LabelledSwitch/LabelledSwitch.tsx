import { makeStyles, mergeClasses, Switch, tokens, typographyStyles } from '@fluentui/react-components'
import { memo, type ReactNode, type SyntheticEvent, useId } from 'react'
import { column, quietCaption } from '../../theme/styleFragments.ts'

const useLabelledSwitchStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalL,
    minWidth: 0,
  },
  // The padding is equal to the margin of Fluent's switch, so that the label is level with the switch.
  texts: { ...column(), minWidth: 0, paddingBlock: tokens.spacingVerticalS, overflowWrap: 'anywhere' },
  label: { ...typographyStyles.body1, cursor: 'pointer' },
  disabled: { color: tokens.colorNeutralForegroundDisabled, cursor: 'default' },
  // Removes the end margin of Fluent's switch, so that the switch ends where the form's fields end.
  control: { flexShrink: 0, marginInlineEnd: `calc(-1 * ${tokens.spacingHorizontalS})` },
  description: quietCaption,
})

export interface LabelledSwitchProps {
  readonly label: string
  /** A text below the label. Use at most one line. */
  readonly description?: ReactNode | undefined
  readonly isOn: boolean
  readonly onChange: (event: SyntheticEvent, data: { readonly isOn: boolean }) => void
  readonly isDisabled?: boolean | undefined
}

/**
 * A setting with its name at the left and the switch at the right. Memoized, because a form renders after each typed
 * letter.
 */
export const LabelledSwitch = memo(function LabelledSwitch(props: LabelledSwitchProps) {
  const { label, description, isOn, onChange, isDisabled = false } = props
  const styles = useLabelledSwitchStyles()
  const id = useId()
  return (
    <div className={styles.root}>
      <div className={styles.texts}>
        <label htmlFor={id} className={mergeClasses(styles.label, isDisabled && styles.disabled)}>
          {label}
        </label>
        {description !== undefined && (
          <span id={`${id}-description`} className={styles.description}>
            {description}
          </span>
        )}
      </div>
      <Switch
        id={id}
        className={styles.control}
        checked={isOn}
        disabled={isDisabled}
        aria-describedby={description === undefined ? undefined : `${id}-description`}
        onChange={(event, { checked }) => onChange(event, { isOn: checked })}
      />
    </div>
  )
})
