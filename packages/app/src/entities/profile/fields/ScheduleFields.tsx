import { ScheduleEditor, TimeZonePicker, type WeeklySchedule } from '@tandem/components'
import { useAtomValue } from 'jotai'
import { FormSection } from '../../../shared/form/FormSection.tsx'
import { useFormField } from '../../../shared/form/useFormField.ts'
import { timeZonesAtom, zoneText } from '../../../shared/time/timeZones.ts'
import { todayAtom } from '../../../shared/time/today.ts'
import { fieldMessages as texts } from './messages.ts'
import { useProfileFieldsStyles } from './ProfileFields.styles.ts'

interface ScheduleFieldProps {
  readonly name: 'schedule' | 'automationSchedule'
  readonly label: string
  readonly help: string
  readonly zone: string
}

/** Accepts a week with typing errors, because the editor marks the errors. */
const isWeek = (value: unknown): value is WeeklySchedule =>
  value === '*' || (typeof value === 'object' && value !== null)

function ScheduleField({ name, label, help, zone }: ScheduleFieldProps) {
  const styles = useProfileFieldsStyles()
  const { value, error, change } = useFormField(name)
  const today = useAtomValue(todayAtom)
  return (
    <FormSection isCard title={label}>
      <p className={styles.help}>{help}</p>
      <ScheduleEditor
        label={label}
        schedule={isWeek(value) ? value : '*'}
        zoneText={texts.zone(zoneText(zone, today))}
        errorText={error}
        onChange={(_, { schedule }) => change(schedule)}
      />
    </FormSection>
  )
}

export function ScheduleFields() {
  const styles = useProfileFieldsStyles()
  const zones = useAtomValue(timeZonesAtom)
  const { value, error, change } = useFormField('scheduleTimezone')
  const zone = typeof value === 'string' ? value : 'UTC'
  return (
    <>
      <FormSection isCard title={texts.localTime}>
        <p className={styles.help}>{texts.localTimeHelp}</p>
        <TimeZonePicker
          label={texts.timeZone}
          options={zones}
          value={zone}
          errorText={error}
          isRequired
          onChange={(_, { option }) => change(option.name)}
        />
      </FormSection>
      <ScheduleField name="schedule" label={texts.access} help={texts.accessHelp} zone={zone} />
      <ScheduleField
        name="automationSchedule"
        label={texts.automationHours}
        help={texts.automationHoursHelp}
        zone={zone}
      />
    </>
  )
}
