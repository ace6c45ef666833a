import { isAboveGuidance, weeklyRequestsLimit, type Profile } from '@tandem/contract'
import { SwitchField } from '../../../shared/form/SwitchField.tsx'
import { TextField } from '../../../shared/form/TextField.tsx'
import { fieldMessages as texts } from './messages.ts'
import { useProfileFieldsStyles } from './ProfileFields.styles.ts'
import { Field, Input } from '@fluentui/react-components'
import { useFormField } from '../../../shared/form/useFormField.ts'

interface NumberFieldProps {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly unit?: string
  readonly warningOf?: (value: number) => string | undefined
}

/** A field for a whole number. The field keeps any other text, and the schema refuses that text. */
function NumberField({ name, label, hint, unit, warningOf }: NumberFieldProps) {
  const { value, error, change } = useFormField(name)
  const warning = typeof value === 'number' ? warningOf?.(value) : undefined
  const message = error ?? warning
  return (
    <Field
      label={label}
      required
      {...(hint === undefined ? {} : { hint })}
      {...(message === undefined ? {} : { validationMessage: message })}
      validationState={error === undefined ? (warning === undefined ? 'none' : 'warning') : 'error'}
    >
      <Input
        name={name}
        inputMode="numeric"
        autoComplete="off"
        value={typeof value === 'number' || typeof value === 'string' ? String(value) : ''}
        onChange={(_, data) => change(numberOf(data.value))}
        {...(unit === undefined ? {} : { contentAfter: unit })}
      />
    </Field>
  )
}

const numberOf = (text: string): number | string => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : text)

const warningOf = (kind: 'connectionRequests' | 'messages') => (value: number) =>
  isAboveGuidance(kind, value) ? texts.guidance : undefined
const requestsWarning = warningOf('connectionRequests')
const messagesWarning = warningOf('messages')

interface LimitFieldsProps {
  readonly activity?: Profile['activity']
}

export function LimitFields({ activity }: LimitFieldsProps) {
  const styles = useProfileFieldsStyles()
  return (
    <>
      <p className={styles.help}>{texts.limitsHelp}</p>
      <div className={styles.pair}>
        <NumberField
          name="connectionRequestsLimit"
          label={texts.requestsLimit}
          warningOf={requestsWarning}
          {...(activity && {
            hint: `${texts.usedToday(activity.requestsToday)} ${texts.usedThisWeek(activity.requestsThisWeek, weeklyRequestsLimit)}`,
          })}
        />
        <NumberField
          name="messagesLimit"
          label={texts.messagesLimit}
          warningOf={messagesWarning}
          {...(activity && { hint: texts.usedToday(activity.messagesToday) })}
        />
      </div>
      <div className={styles.pair}>
        <NumberField name="delayFromSecs" label={texts.delayFrom} unit={texts.seconds} hint={texts.delayHelp} />
        <NumberField name="delayToSecs" label={texts.delayTo} unit={texts.seconds} />
      </div>
    </>
  )
}

export function MachineFields() {
  const styles = useProfileFieldsStyles()
  return (
    <div className={styles.pair}>
      <TextField name="ip" label={texts.ip} />
      <TextField name="vm" label={texts.vm} />
    </div>
  )
}

export function AutomationFields() {
  return (
    <>
      <SwitchField name="automationEnabled" label={texts.automation} description={texts.automationHelp} />
      <SwitchField name="fastResponseEnabled" label={texts.fastResponse} description={texts.fastResponseHelp} />
    </>
  )
}

export function SalesNavigatorField() {
  return <SwitchField name="hasSalesNavigator" label={texts.salesNavigator} description={texts.salesNavigatorHelp} />
}
