import {
  Button,
  Field,
  makeStyles,
  Popover,
  PopoverSurface,
  PopoverTrigger,
  Select,
  SpinButton,
  tokens,
  typographyStyles,
} from '@fluentui/react-components'
import { Clock16Regular } from '@fluentui/react-icons/svg/clock'
import { type SyntheticEvent, useState } from 'react'
import { type DelayBounds, type DelayEdit, type DelayUnit, delayUnits, typedDelay } from './delayDraft.ts'
import { column } from '../../theme/styleFragments.ts'

const useDelayEditorStyles = makeStyles({
  popover: { ...column(tokens.spacingVerticalM), width: '280px' },
  title: { margin: 0, ...typographyStyles.subtitle2 },
  fields: { display: 'flex', alignItems: 'flex-start', gap: tokens.spacingHorizontalM },
  value: { width: '112px', flexShrink: 0 },
  unit: { flexGrow: 1, minWidth: 0 },
  control: { minWidth: 0, width: '100%', boxSizing: 'border-box' },
  actions: { display: 'flex', justifyContent: 'flex-end', gap: tokens.spacingHorizontalS },
})

const texts = {
  value: 'Delay',
  unit: 'Unit',
  days: 'Days',
  hours: 'Hours',
  minutes: 'Minutes',
  save: 'Save',
  cancel: 'Cancel',
  outOfRange: ({ minimum, maximum }: DelayBounds[DelayUnit]) => `From ${minimum} to ${maximum}`,
}

export interface DelayEditorProps {
  /** For example 'Delay before Message 1'. */
  readonly label: string
  /** The delay in words: 'Instant', '2 days'. */
  readonly text: string
  /** The initial values of the fields. */
  readonly edit: DelayEdit
  readonly bounds: DelayBounds
  /** Called on save with a whole number within `bounds`. */
  readonly onChange: (event: SyntheticEvent, data: DelayEdit) => void
}

/** A delay as a button that opens two fields: a number and a unit. */
export function DelayEditor({ label, text, edit, bounds, onChange }: DelayEditorProps) {
  const styles = useDelayEditorStyles()
  const [draft, setDraft] = useState<{ readonly unit: DelayUnit; readonly typed: string }>()
  const value = draft && typedDelay(draft.typed, draft.unit, bounds)
  return (
    <Popover
      open={draft !== undefined}
      trapFocus
      positioning={{ position: 'below', align: 'start' }}
      onOpenChange={(_, { open }) => setDraft(open ? { unit: edit.unit, typed: String(edit.value) } : undefined)}
    >
      <PopoverTrigger disableButtonEnhancement>
        <Button appearance="subtle" size="small" icon={<Clock16Regular />} aria-label={`${label}: ${text}`}>
          {text}
        </Button>
      </PopoverTrigger>
      <PopoverSurface aria-label={label}>
        {draft && (
          <form
            noValidate
            className={styles.popover}
            onSubmit={(event) => {
              event.preventDefault()
              // A portal's events bubble to React parents, such as a form around the editor.
              event.stopPropagation()
              if (value === undefined) return
              setDraft(undefined)
              onChange(event, { unit: draft.unit, value })
            }}
          >
            <h3 className={styles.title}>{label}</h3>
            <div className={styles.fields}>
              <Field
                label={texts.value}
                className={styles.value}
                {...(value === undefined && { validationMessage: texts.outOfRange(bounds[draft.unit]) })}
              >
                <SpinButton
                  className={styles.control}
                  value={value ?? null}
                  displayValue={draft.typed}
                  min={bounds[draft.unit].minimum}
                  max={bounds[draft.unit].maximum}
                  onChange={(_, data) =>
                    setDraft({ unit: draft.unit, typed: String(data.value ?? data.displayValue ?? '') })
                  }
                  // Stores each typed text, because Enter saves before the field loses the focus.
                  onInput={(event) => setDraft({ unit: draft.unit, typed: event.currentTarget.value })}
                  onBlur={() => value !== undefined && setDraft({ unit: draft.unit, typed: String(value) })}
                />
              </Field>
              <Field label={texts.unit} className={styles.unit}>
                <Select
                  className={styles.control}
                  value={draft.unit}
                  onChange={(_, data) => {
                    const unit = delayUnits.find((each) => each === data.value) ?? draft.unit
                    setDraft({ unit, typed: draft.typed })
                  }}
                >
                  {delayUnits.map((unit) => (
                    <option key={unit} value={unit}>
                      {texts[unit]}
                    </option>
                  ))}
                </Select>
              </Field>
            </div>
            <div className={styles.actions}>
              <Button onClick={() => setDraft(undefined)}>{texts.cancel}</Button>
              <Button appearance="primary" type="submit" disabledFocusable={value === undefined}>
                {texts.save}
              </Button>
            </div>
          </form>
        )}
      </PopoverSurface>
    </Popover>
  )
}
