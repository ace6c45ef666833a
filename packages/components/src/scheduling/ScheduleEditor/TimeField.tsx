import { Input } from '@fluentui/react-components'
import { type KeyboardEvent, memo, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react'
import { minutesInDay, minutesOf } from '../../dates/clockTime.ts'
import { useScheduleEditorStyles } from './ScheduleEditor.styles.ts'
import { completedSlotTime, slotStep, steppedTime } from './slotTime.ts'

interface TimeFieldProps {
  /** 'HH:mm', or what was typed where that is no time. */
  readonly value: string
  readonly edge: 'start' | 'end'
  readonly label: string
  readonly isInvalid: boolean
  /** Element that says what is wrong. */
  readonly describedBy: string | undefined
  readonly onChange: (event: SyntheticEvent, edge: 'start' | 'end', time: string) => void
}

const steps: ReadonlyMap<string, number> = new Map([
  ['ArrowUp', slotStep],
  ['ArrowDown', -slotStep],
  ['PageUp', 60],
  ['PageDown', -60],
])

/** A time that is typed ('930' will do) or changed by the arrow keys. It counts on Enter, or when the field is left. */
export const TimeField = memo(function TimeField({
  value,
  edge,
  label,
  isInvalid,
  describedBy,
  onChange,
}: TimeFieldProps) {
  const styles = useScheduleEditorStyles()
  const [typed, setTyped] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const shown = typed ?? value
  useLayoutEffect(() => {
    // A time that was taken, stepped or taken back is as after a Tab: the next key begins a new one.
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
      // Takes back what was typed; the next Escape is for what is around the field.
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
