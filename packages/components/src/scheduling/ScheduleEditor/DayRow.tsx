import { Button, Switch } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { CopyRegular } from '@fluentui/react-icons/svg/copy'
import { memo, useId } from 'react'
import { type DaySchedule, type Weekday } from '../ScheduleCell/weeklySchedule.ts'
import { type ScheduleActions } from './scheduleActions.ts'
import { maximumSlots } from './scheduleChanges.ts'
import { useScheduleEditorStyles } from './ScheduleEditor.styles.ts'
import { scheduleTexts as texts } from './scheduleTexts.ts'
import { SlotFields } from './SlotFields.tsx'
import { slotProblems } from './slotProblems.ts'

interface DayRowProps {
  readonly day: Weekday
  readonly hours: DaySchedule
  readonly isReadOnly: boolean
  readonly actions: ScheduleActions
}

export const DayRow = memo(function DayRow({ day, hours, isReadOnly, actions }: DayRowProps) {
  const styles = useScheduleEditorStyles()
  const nameId = useId()
  const name = texts.dayNames[day]
  const isAlways = hours === '*'
  return (
    <li className={styles.day} aria-labelledby={nameId}>
      <span id={nameId} className={styles.dayName}>
        {name}
      </span>
      <Hours {...{ day, hours, isReadOnly, actions }} />
      {!isReadOnly && (
        <div className={styles.dayActions}>
          <Switch
            label={texts.allDay}
            aria-label={`${name}: ${texts.allDay}`}
            className={styles.allDay}
            checked={isAlways}
            onChange={(event, { checked }) => actions.turnDay(event, day, checked)}
          />
          <Button
            appearance="subtle"
            icon={<AddRegular />}
            aria-label={`${texts.addSlot}: ${name}`}
            title={texts.addSlot}
            data-add={day}
            disabled={isAlways || hours.length >= maximumSlots}
            onClick={(event) => actions.addSlot(event, day)}
          />
          <Button
            appearance="subtle"
            icon={<CopyRegular />}
            aria-label={`${texts.copyDay}: ${name}`}
            aria-haspopup="dialog"
            title={texts.copyDay}
            onClick={(event) => actions.startCopy(event, day)}
          />
        </div>
      )}
    </li>
  )
})

function Hours({ day, hours, isReadOnly, actions }: DayRowProps) {
  const styles = useScheduleEditorStyles()
  if (hours === '*') return <span className={styles.always}>00:00–24:00</span>
  if (hours.length === 0) return <span className={styles.noSlots}>{texts.noSlots}</span>
  if (isReadOnly)
    return <span className={styles.readOnly}>{hours.map(({ start, end }) => `${start}–${end}`).join(', ')}</span>
  const problems = slotProblems(hours)
  // A slot has no id, so its key contains its index.
  const slots = hours.map((slot, index) => ({ key: `${day}${index}`, index, ...slot, problem: problems[index] }))
  return (
    <ul aria-label={texts.dayNames[day]} className={styles.slots}>
      {slots.map(({ key, ...slot }) => (
        <SlotFields key={key} day={day} actions={actions} {...slot} />
      ))}
    </ul>
  )
}
