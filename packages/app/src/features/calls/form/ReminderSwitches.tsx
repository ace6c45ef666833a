import { LabelledSwitch } from '@tandem/components'
import { dateFormats, formatMoment, type Instant, ReminderDelay, reminderWindow } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { nowAtom, viewerZone } from '../../../shared/clock.ts'
import { useFormField } from '../../../shared/forms/useFormField.ts'
import { callMessages as texts, reminderNames } from '../messages.ts'
import { useCallFieldsStyles } from './CallFields.styles.ts'

interface ReminderSwitchesProps {
  /** When the call is; undefined while that is not known. */
  readonly date: Instant | undefined
}

/** The automatic reminders of a scheduled call (CALL-8), each with the time at which it is sent. */
export function ReminderSwitches({ date }: ReminderSwitchesProps) {
  const styles = useCallFieldsStyles()
  const { value: chosen, change } = useFormField<readonly ReminderDelay[]>('reminders')
  const now = useAtomValue(nowAtom)
  const whenOf = (delay: ReminderDelay): string | undefined => {
    if (date === undefined) return undefined
    const { earliest, latest } = reminderWindow(date, delay)
    if (latest <= now) return texts.tooLate
    const format = (ms: number) => formatMoment(ms, dateFormats.tableMoment, viewerZone)
    return texts.sentBetween(format(earliest), format(latest))
  }
  return (
    <div className={styles.reminders}>
      <p className={styles.quiet}>{texts.remindersHelp}</p>
      {ReminderDelay.options.map((delay) => (
        <LabelledSwitch
          key={delay}
          label={reminderNames[delay]}
          description={whenOf(delay)}
          isOn={chosen.includes(delay)}
          onChange={(_, { isOn }) =>
            change(ReminderDelay.options.filter((each) => (each === delay ? isOn : chosen.includes(each))))
          }
        />
      ))}
    </div>
  )
}
