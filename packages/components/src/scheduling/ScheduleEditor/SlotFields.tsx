import { Link, mergeClasses } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { ErrorCircle16Filled } from '@fluentui/react-icons/svg/error-circle'
import { Warning16Filled } from '@fluentui/react-icons/svg/warning'
import { memo, type SyntheticEvent, useCallback, useId, useState } from 'react'
import { IconButton } from '../../foundations/IconButton/IconButton.tsx'
import { minutesOf } from '../../dates/clockTime.ts'
import { type Weekday } from '../ScheduleCell/weeklySchedule.ts'
import { type ScheduleActions } from './scheduleActions.ts'
import { useScheduleEditorStyles } from './ScheduleEditor.styles.ts'
import { scheduleTexts as texts } from './scheduleTexts.ts'
import { isBlocking, type SlotProblem } from './slotProblems.ts'
import { TimeField } from './TimeField.tsx'

interface SlotFieldsProps {
  readonly day: Weekday
  readonly index: number
  readonly start: string
  readonly end: string
  readonly problem: SlotProblem | undefined
  readonly actions: ScheduleActions
}

/** One slot: its two times, the way to remove it, and what is wrong with it beside it. */
export const SlotFields = memo(function SlotFields({ day, index, start, end, problem, actions }: SlotFieldsProps) {
  const styles = useScheduleEditorStyles()
  const messageId = useId()
  const [lastEdge, setLastEdge] = useState<'start' | 'end'>('end')
  const name = texts.slotName(texts.dayNames[day], index + 1)
  const change = useCallback(
    (event: SyntheticEvent, edge: 'start' | 'end', time: string) => {
      setLastEdge(edge)
      actions.changeSlot(event, { day, index }, edge === 'start' ? { start: time, end } : { start, end: time })
    },
    [actions, day, index, start, end],
  )
  const isWrong = (edge: 'start' | 'end') =>
    (problem === 'order' && edge === lastEdge) ||
    (problem === 'time' && minutesOf(edge === 'start' ? start : end) === undefined)
  const message =
    problem &&
    {
      time: texts.notATime,
      order: lastEdge === 'start' ? texts.startAfterEnd : texts.endBeforeStart,
      overlap: texts.overlap,
      empty: texts.empty,
    }[problem]
  const shared = { describedBy: message === undefined ? undefined : messageId, onChange: change }
  return (
    <li className={styles.slot} data-day={day} data-index={index}>
      <div className={styles.times}>
        <TimeField
          edge="start"
          label={`${name}: ${texts.start}`}
          value={start}
          isInvalid={isWrong('start')}
          {...shared}
        />
        <span aria-hidden>–</span>
        <TimeField edge="end" label={`${name}: ${texts.end}`} value={end} isInvalid={isWrong('end')} {...shared} />
        <IconButton
          size="small"
          icon={<DismissRegular />}
          label={`${texts.removeSlot}: ${texts.dayNames[day]} ${start}–${end}`}
          title={texts.removeSlot}
          isSingleClick
          onClick={(event) => actions.removeSlot(event, { day, index })}
        />
      </div>
      {message !== undefined && (
        <div className={mergeClasses(styles.message, isBlocking(problem) ? styles.error : styles.notice)}>
          {isBlocking(problem) ? (
            <ErrorCircle16Filled className={styles.icon} />
          ) : (
            <Warning16Filled className={styles.icon} />
          )}
          <span id={messageId} role={isBlocking(problem) ? 'alert' : undefined}>
            {message}
          </span>
          {problem === 'overlap' && (
            <Link
              as="button"
              className={styles.join}
              aria-label={texts.joinSlots(texts.dayNames[day])}
              onClick={(event) => actions.joinSlots(event, day)}
            >
              {texts.join}
            </Link>
          )}
        </div>
      )}
    </li>
  )
})
