import { Dropdown, Field, Option } from '@fluentui/react-components'
import { completedTime, DateField, LabelledSwitch, Notice, TimeZonePicker } from '@tandem/components'
import {
  type Call,
  CallStatus,
  dateFormats,
  dayAt,
  formatMoment,
  hasReminders,
  needsDate,
  ReminderDelay,
} from '@tandem/contract'
import { useAtomValue } from 'jotai'
import * as v from 'valibot'
import { nowAtom, viewerZone } from '../../../shared/time/clock.ts'
import { callStatusNamesAtom } from '../../../shared/api/directories.ts'
import { FormSection } from '../../../shared/form/FormSection.tsx'
import { TextField } from '../../../shared/form/TextField.tsx'
import { useFormField } from '../../../shared/form/useFormField.ts'
import { timeZonesAtom, zoneText } from '../../../shared/time/timeZones.ts'
import { todayAtom } from '../../../shared/time/today.ts'
import { callMessages as texts, callStatusTexts, reminderNames } from '../messages.ts'
import { typedDate } from './callForm.ts'
import { useCallFieldsStyles } from './CallFields.styles.ts'
import { reminderTime } from './reminderTime.ts'
import { momentText } from '../../../shared/time/dateText.ts'

interface CallTimesProps {
  /** ISO text with offset. Undefined while the typed date is incomplete or invalid. */
  readonly date: string | undefined
  readonly timezone: string
  readonly leadZone: string | undefined
}

/** The time of a call in the zones of the viewer, the lead and the call. Shows equal zones only once (CALL-23). */
function CallTimes({ date, timezone, leadZone }: CallTimesProps) {
  const styles = useCallFieldsStyles()
  const now = useAtomValue(nowAtom)
  if (date === undefined) return <p className={styles.quiet}>{texts.noTime}</p>
  const zones = new Map<string, string>([[viewerZone, texts.yourTime]])
  if (leadZone !== undefined && !zones.has(leadZone)) zones.set(leadZone, texts.leadTime)
  if (!zones.has(timezone)) zones.set(timezone, texts.callTime)
  return (
    <dl aria-label={texts.times} className={styles.times}>
      {[...zones].map(([zone, label]) => (
        <div key={zone} className={styles.time}>
          <dt className={styles.quiet}>{label}</dt>
          <dd className={styles.moment}>
            {momentText(date, now, zone)}
            <span className={styles.quiet}> {zoneText(zone, date)}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface CallFieldsProps {
  readonly leadZone: string | undefined
  readonly saved?: Pick<Call, 'date' | 'timezone'> | undefined
}

/** The fields of a call, inside a `FormScope` with `callFormSchema`. */
export function CallFields({ leadZone, saved }: CallFieldsProps) {
  const styles = useCallFieldsStyles()
  const status = useStatus()
  const isDated = status !== undefined && needsDate(status)
  return (
    <div className={styles.root}>
      <FormSection isCard title={texts.sections.call}>
        <StatusField />
        {isDated && <When leadZone={leadZone} saved={saved} isScheduled={status === 'scheduled'} />}
      </FormSection>
      {status !== undefined && hasReminders(status) && (
        <FormSection isCard title={texts.sections.reminders}>
          <Reminders saved={saved} />
        </FormSection>
      )}
    </div>
  )
}

function useStatus(): CallStatus | undefined {
  const { value } = useFormField('status')
  return v.is(CallStatus, value) ? value : undefined
}

const ownNames: ReadonlyMap<string, string> = new Map(Object.entries(callStatusTexts))

function StatusField() {
  const styles = useCallFieldsStyles()
  const { value, error, change } = useFormField<string>('status')
  const known = useAtomValue(callStatusNamesAtom)
  const names = known.size > 0 ? known : ownNames
  return (
    <Field
      required
      label={texts.status}
      className={styles.status}
      {...(error !== undefined && { validationMessage: error })}
    >
      <Dropdown
        placeholder={texts.chooseStatus}
        value={names.get(value) ?? value}
        selectedOptions={value === '' ? [] : [value]}
        onOptionSelect={(_, { optionValue }) => optionValue !== undefined && change(optionValue)}
      >
        {[...names].map(([id, name]) => (
          <Option key={id} value={id}>
            {name}
          </Option>
        ))}
      </Dropdown>
    </Field>
  )
}

function useWhen() {
  const date = useFormField<string>('date')
  const startTime = useFormField<string>('startTime')
  const timezone = useFormField<string>('timezone')
  return { date, startTime, timezone }
}

type WhenFields = ReturnType<typeof useWhen>

const whenOf = ({ date, startTime, timezone }: WhenFields) => ({
  date: date.value,
  startTime: completedTime(startTime.value),
  timezone: timezone.value,
})

interface WhenProps extends CallFieldsProps {
  readonly isScheduled: boolean
}

function When({ leadZone, saved, isScheduled }: WhenProps) {
  const styles = useCallFieldsStyles()
  const fields = useWhen()
  const { date, startTime, timezone } = fields
  const zones = useAtomValue(timeZonesAtom)
  const today = useAtomValue(todayAtom)
  const now = useAtomValue(nowAtom)
  const typed = whenOf(fields)
  const instant = typedDate(typed, saved)
  const shown = instant && formatMoment(instant, dateFormats.time, typed.timezone)
  return (
    <>
      <div className={styles.when}>
        <DateField
          label={texts.date}
          value={date.value}
          today={today}
          earliest={isScheduled ? dayAt(now, typed.timezone || 'UTC') : undefined}
          errorText={date.error}
          isRequired
          onChange={(_, data) => date.change(data.date)}
        />
        <TextField
          name="startTime"
          label={texts.startTime}
          isRequired
          // This is a text field, because the browser's time field can show 2 PM instead of 14:00.
          inputMode="numeric"
          autoComplete="off"
          placeholder={texts.timePlaceholder}
          onBlur={() => startTime.change(completedTime(startTime.value))}
        />
        <div className={styles.whole}>
          <TimeZonePicker
            label={texts.timezone}
            options={zones}
            value={timezone.value}
            errorText={timezone.error}
            isRequired
            onChange={(_, { option }) => timezone.change(option.name)}
          />
        </div>
      </div>
      {shown !== undefined && shown !== typed.startTime && (
        <Notice intent="warning">{texts.skippedTime(typed.startTime, shown)}</Notice>
      )}
      <CallTimes date={instant} timezone={typed.timezone} leadZone={leadZone} />
    </>
  )
}

function Reminders({ saved }: Pick<CallFieldsProps, 'saved'>) {
  const styles = useCallFieldsStyles()
  const date = typedDate(whenOf(useWhen()), saved)
  const { value: chosen, change } = useFormField<readonly ReminderDelay[]>('reminders')
  const now = useAtomValue(nowAtom)
  return (
    <div className={styles.reminders}>
      <p className={styles.quiet}>{texts.remindersHelp}</p>
      {ReminderDelay.options.map((delay) => (
        <LabelledSwitch
          key={delay}
          label={reminderNames[delay]}
          description={date === undefined ? undefined : reminderTime(date, delay, now)}
          isOn={chosen.includes(delay)}
          onChange={(_, { isOn }) =>
            change(ReminderDelay.options.filter((each) => (each === delay ? isOn : chosen.includes(each))))
          }
        />
      ))}
    </div>
  )
}
