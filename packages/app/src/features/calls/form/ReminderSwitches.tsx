import { LabelledSwitch } from '@tandem/components'
import { type Instant, ReminderDelay } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { nowAtom } from '../../../shared/clock.ts'
import { useFormField } from '../../../shared/forms/useFormField.ts'
import { callMessages as texts, reminderNames } from '../messages.ts'
import { useCallFieldsStyles } from './CallFields.styles.ts'
import { reminderTime } from './reminderTime.ts'

interface ReminderSwitchesProps {
  /** When the call is; undefined while that is not known. */
  readonly date: Instant | undefined
}

/** The automatic reminders of a scheduled call (CALL-8), each with the time at which it is sent. */
export function ReminderSwitches({ date }: ReminderSwitchesProps) {
  const styles = useCallFieldsStyles()
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
