import { mergeClasses, Spinner, Switch } from '@fluentui/react-components'
import { memo, type ReactNode, type SyntheticEvent, useId } from 'react'
import { useLabelledSwitchStyles } from './LabelledSwitch.styles.ts'

export interface LabelledSwitchProps {
  /** What it turns on. */
  readonly label: string
  /** What being on means, in a line. */
  readonly description?: ReactNode
  readonly isOn: boolean
  readonly onChange: (event: SyntheticEvent, data: { readonly isOn: boolean }) => void
  /** The change is being saved: it shows at once, and can't be turned again until it is. */
  readonly isSaving?: boolean
  readonly isDisabled?: boolean
}

/**
 * A setting that is on or off, its name at the left and the switch at the right. Keyboard: Space turns it. Memoized: a switch costs as much as
 * all else that a key in a text beside it changes.
 */
export const LabelledSwitch = memo(function LabelledSwitch({
  label,
  description,
  isOn,
  onChange,
  isSaving = false,
  isDisabled = false,
}: LabelledSwitchProps) {
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
      <div className={styles.control}>
        {isSaving && <Spinner size="extra-tiny" aria-label="Saving" />}
        <Switch
          id={id}
          checked={isOn}
          disabled={isDisabled}
          aria-busy={isSaving}
          {...(description === undefined ? {} : { 'aria-describedby': `${id}-description` })}
          onChange={(event, { checked }) => {
            // Stays focusable while it saves: a disabled switch would throw the focus away.
            if (!isSaving) onChange(event, { isOn: checked })
          }}
        />
      </div>
    </div>
  )
})
