import {
  Button,
  Field,
  Input,
  makeStyles,
  Popover,
  PopoverSurface,
  tokens,
  typographyStyles,
} from '@fluentui/react-components'
import { useState } from 'react'
import { labelOf, type MessageVariable, type WrittenVariable } from './variableParts.ts'
import { variableTexts } from './variableTexts.ts'
import { column } from '../../theme/styleFragments.ts'

const useDefaultPopoverStyles = makeStyles({
  form: { ...column(tokens.spacingVerticalM), width: '360px', maxWidth: '80vw' },
  warning: { margin: 0, color: tokens.colorStatusWarningForeground1, ...typographyStyles.body1 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  remove: { marginInlineEnd: 'auto' },
})

interface DefaultPopoverProps {
  readonly chip: WrittenVariable
  readonly target: HTMLElement
  readonly variables: readonly MessageVariable[] | undefined
  readonly onSave: (fallback: string | undefined) => void
  readonly onRemove: () => void
  readonly onClose: () => void
}

/** In characters. */
const maximumLength = 200

export function DefaultPopover(props: DefaultPopoverProps) {
  const { chip, target, variables, onSave, onRemove, onClose } = props
  const styles = useDefaultPopoverStyles()
  const [fallback, setFallback] = useState(chip.fallback ?? '')
  const label = labelOf(chip.name, variables)
  const title = variableTexts.defaultTitle(label ?? chip.name)
  return (
    <Popover
      open
      trapFocus
      positioning={{ target, position: 'below', align: 'start' }}
      onOpenChange={(_, { open }) => !open && onClose()}
    >
      <PopoverSurface aria-label={title}>
        <form
          noValidate
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            // In React, the event would also reach the components around the popover, such as a form with the editor.
            event.stopPropagation()
            onSave(fallback === '' ? undefined : fallback)
          }}
        >
          {label === undefined && <p className={styles.warning}>{variableTexts.unknownVariable(chip.name)}</p>}
          <Field label={title} hint={variableTexts.defaultHint}>
            <Input value={fallback} maxLength={maximumLength} onChange={(_, { value }) => setFallback(value)} />
          </Field>
          <div className={styles.actions}>
            <Button appearance="subtle" className={styles.remove} onClick={onRemove}>
              {variableTexts.remove}
            </Button>
            <Button onClick={onClose}>{variableTexts.cancel}</Button>
            <Button appearance="primary" type="submit">
              {variableTexts.save}
            </Button>
          </div>
        </form>
      </PopoverSurface>
    </Popover>
  )
}
