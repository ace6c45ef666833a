import { Link, mergeClasses, Input } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { ErrorCircle16Filled } from '@fluentui/react-icons/svg/error-circle'
import { Warning16Filled } from '@fluentui/react-icons/svg/warning'
import {
  memo,
  type SyntheticEvent,
  useCallback,
  useId,
  useState,
  type KeyboardEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import { IconButton } from '../../foundations/IconButton/IconButton.tsx'
import { minutesOf, minutesInDay } from '../../dates/clockTime.ts'
import { type Weekday } from '../ScheduleCell/weeklySchedule.ts'
import { type ScheduleActions } from './scheduleActions.ts'
import { useScheduleEditorStyles } from './ScheduleEditor.styles.ts'
import { scheduleTexts as texts } from './scheduleTexts.ts'
import { isBlocking, type SlotProblem } from './slotProblems.ts'
import { completedSlotTime, slotStep, steppedTime } from './slotTime.ts'

interface TimeFieldProps {
  /** 'HH:mm', or an invalid typed text. */
  readonly value: string
  readonly edge: 'start' | 'end'
  readonly label: string
  readonly isInvalid: boolean
  /** Id of the error's element. */
  readonly describedBy: string | undefined
  readonly onChange: (event: SyntheticEvent, edge: 'start' | 'end', time: string) => void
}

const steps: ReadonlyMap<string, number> = new Map([
  ['ArrowUp', slotStep],
  ['ArrowDown', -slotStep],
  ['PageUp', 60],
  ['PageDown', -60],
])

/** A typed time takes effect on Enter, or when the user leaves the field. */
const TimeField = memo(function TimeField({ value, edge, label, isInvalid, describedBy, onChange }: TimeFieldProps) {
  const styles = useScheduleEditorStyles()
  const [typed, setTyped] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const shown = typed ?? value
  useLayoutEffect(() => {
    // Selects the time while nothing is typed, so that the first typed digit replaces the time.
    if (typed === undefined && document.activeElement === field.current) field.current?.select()
  })
  const commit = (event: SyntheticEvent, time: string) => {
    setTyped(undefined)
    if (time !== value) onChange(event, edge, time)
  }
  const completed = () => completedSlotTime(shown, edge === 'end')
  const handleKeyDown = (event: KeyboardEvent) => {
    const by = steps.get(event.key)
    if (by !== undefined) {
      event.preventDefault()
      commit(event, steppedTime(completed(), by, edge === 'end'))
    } else if (event.key === 'Enter') {
      commit(event, completed())
    } else if (event.key === 'Escape' && typed !== undefined) {
      // The next Escape reaches the elements around the field.
      event.preventDefault()
      event.stopPropagation()
      setTyped(undefined)
    }
  }
  return (
    <Input
      className={styles.time}
      input={{
        ref: field,
        className: styles.timeInput,
        role: 'spinbutton',
        'aria-valuenow': minutesOf(value) ?? 0,
        'aria-valuemin': 0,
        'aria-valuemax': minutesInDay,
        'aria-valuetext': shown,
      }}
      inputMode="numeric"
      placeholder="HH:mm"
      maxLength={5}
      autoComplete="off"
      data-edge={edge}
      aria-label={label}
      aria-invalid={isInvalid}
      aria-describedby={describedBy}
      value={shown}
      onChange={(_, data) => setTyped(data.value)}
      onFocus={(event) => event.target.select()}
      onBlur={(event) => commit(event, completed())}
      onKeyDown={handleKeyDown}
    />
  )
})

interface SlotFieldsProps {
  readonly day: Weekday
  readonly index: number
  readonly start: string
  readonly end: string
  readonly problem: SlotProblem | undefined
  readonly actions: ScheduleActions
}

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
