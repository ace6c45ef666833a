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
  /** After the number: 'seconds'. */
  readonly unit?: string
  /** A warning about a number that can be submitted. Hidden while there is an error. */
  readonly warningOf?: (value: number) => string | undefined
}

/**
 * A labelled whole number of a form. Its value is a number. Any other text stays as typed, and the schema refuses it.
 */
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

/** '12' as the number 12. Any other text stays unchanged, so that typed text does not disappear. */
const numberOf = (text: string): number | string => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : text)

/** PROF-34: the warning about a limit that is above the guidance. */
const warningOf = (kind: 'connectionRequests' | 'messages') => (value: number) =>
  isAboveGuidance(kind, value) ? texts.guidance : undefined
const requestsWarning = warningOf('connectionRequests')
const messagesWarning = warningOf('messages')

interface LimitFieldsProps {
  /** The numbers of sent messages and requests. Undefined for a new profile. */
  readonly activity?: Profile['activity']
}

/** Both daily limits, and the pauses between two actions. */
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

/** The IP address and the virtual machine from which the account is used. */
export function MachineFields() {
  const styles = useProfileFieldsStyles()
  return (
    <div className={styles.pair}>
      <TextField name="ip" label={texts.ip} />
      <TextField name="vm" label={texts.vm} />
    </div>
  )
}

/** Switches of the account's automation. */
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
