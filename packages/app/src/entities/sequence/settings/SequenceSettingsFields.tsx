import { DateField, Notice, ScheduleEditor, TimeZonePicker } from '@tandem/components'
import { type IsoDate } from '@tandem/contract'
import { atom, useAtomValue } from 'jotai'
import { useMemo } from 'react'
import * as v from 'valibot'
import { nowAtom } from '../../../shared/time/clock.ts'
import { FormSection } from '../../../shared/form/FormSection.tsx'
import { TextField } from '../../../shared/form/TextField.tsx'
import { useFormField } from '../../../shared/form/useFormField.ts'
import { timeZonesAtom, zoneText } from '../../../shared/time/timeZones.ts'
import { todayAtom } from '../../../shared/time/today.ts'
import { sequenceSettingsMessages as texts } from './messages.ts'
import { hasNoHours, todayIn, TypedSchedule } from './sequenceSettings.ts'
import { makeStyles, tokens } from '@fluentui/react-components'
import { column } from '@tandem/components/styles'

const useSequenceSettingsFieldsStyles = makeStyles({
  root: column(tokens.spacingVerticalXXL),
  zone: { maxWidth: '400px' },
})

interface SequenceSettingsFieldsProps {
  /** The stored start date. Users can keep this date, even if it is in the past. Default: null. */
  readonly savedStartDate?: IsoDate | null
}

/** The settings (SEQ-20), inside a `FormScope` with `sequenceSettingsSchema`. */
export function SequenceSettingsFields({ savedStartDate = null }: SequenceSettingsFieldsProps) {
  const styles = useSequenceSettingsFieldsStyles()
  return (
    <div className={styles.root}>
      <FormSection isCard title={texts.general}>
        <TextField name="name" label={texts.name} autoComplete="off" isRequired />
        <StartDate saved={savedStartDate} />
      </FormSection>
      <FormSection isCard title={texts.schedule}>
        <Zone />
        <Hours />
      </FormSection>
    </div>
  )
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

function StartDate({ saved }: { readonly saved: IsoDate | null }) {
  const { value, error, change } = useFormField('startDate')
  const { value: zone } = useFormField('scheduleTimezone')
  const today = useAtomValue(useMemo(() => atom((get) => todayIn(zone, get(nowAtom))), [zone]))
  return (
    <DateField
      label={texts.startDate}
      value={asText(value)}
      today={today}
      earliest={saved !== null && saved < today ? saved : today}
      hint={asText(zone) === '' ? undefined : texts.startsIn(zoneText(asText(zone), today))}
      errorText={error}
      isRequired
      onChange={(_, { date }) => change(date)}
    />
  )
}

function Zone() {
  const styles = useSequenceSettingsFieldsStyles()
  const { value, error, change } = useFormField('scheduleTimezone')
  const zones = useAtomValue(timeZonesAtom)
  return (
    <div className={styles.zone}>
      <TimeZonePicker
        label={texts.timeZone}
        options={zones}
        value={asText(value)}
        errorText={error}
        isRequired
        onChange={(_, { option }) => change(option.name)}
      />
    </div>
  )
}

function Hours() {
  const { value, error, change } = useFormField('schedule')
  const { value: zone } = useFormField('scheduleTimezone')
  const today = useAtomValue(todayAtom)
  const schedule = v.parse(v.fallback(TypedSchedule, '*'), value)
  return (
    <>
      <ScheduleEditor
        label={texts.hours}
        schedule={schedule}
        errorText={error}
        zoneText={asText(zone) === '' ? undefined : texts.zoneText(zoneText(asText(zone), today))}
        onChange={(_, data) => change(data.schedule)}
      />
      {hasNoHours(schedule) && <Notice intent="warning">{texts.noHours}</Notice>}
    </>
  )
}
