import { useAnnounce } from '@fluentui/react-components'
import { type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { type Weekday, weekdays } from '../ScheduleCell/weeklySchedule.ts'
import { type ScheduleActions, type ScheduleEvent } from './scheduleActions.ts'
import { maximumSlots, slotsOf, type WeekDays } from './scheduleChanges.ts'
import { scheduleTexts as texts, spanName } from './scheduleTexts.ts'
import { startSlotDrag } from './slotDrag.ts'
import { groundAt, neighbourOf, slotAt, type SlotElement } from './slotElements.ts'
import { clickedSpan, isSameSpan, spanAfterKey, type WeekSpan } from './slotGesture.ts'
import { slotPreview } from './slotPreview.ts'
import { slotOf } from './slotTime.ts'
import { minutesOfPixels } from './weekLayout.ts'

interface WeekGesturesOptions {
  readonly scroller: RefObject<HTMLElement | null>
  readonly week: WeekDays
  readonly isReadOnly: boolean
  readonly actions: ScheduleActions
}

interface HeldSlot {
  readonly by: 'keys' | 'pointer'
  readonly span: WeekSpan
  readonly preview: ReturnType<typeof slotPreview>
}

/** Returns handlers for the element around the days. A held slot changes the schedule only when the user drops it. */
export function useWeekGestures({ scroller, week, isReadOnly, actions }: WeekGesturesOptions) {
  const { announce } = useAnnounce()
  const held = useRef<HeldSlot>(undefined)
  const endDrag = useRef<() => void>(undefined)
  const pressedGround = useRef<Weekday>(undefined)
  useEffect(
    () => () => {
      endDrag.current?.()
      held.current?.preview.clear()
    },
    [],
  )

  const say = (done: 'pickedUp' | 'putDown' | 'putBack' | 'removed' | undefined, span: WeekSpan) => {
    const name = spanName(span)
    announce(done === undefined ? name : texts[done](name))
  }
  const hasRoom = (day: number) => {
    const weekday = weekdays[day]
    return weekday !== undefined && week[weekday] !== '*' && slotsOf(week, weekday).length < maximumSlots
  }
  const acceptsOf = (slot: SlotElement) => (day: number) => day === slot.span.day || hasRoom(day)
  const hold = (slot: SlotElement, by: HeldSlot['by']) => {
    held.current = { by, span: slot.span, preview: slotPreview(slot) }
  }
  const show = (span: WeekSpan) => {
    if (!held.current) return
    held.current = { ...held.current, span }
    held.current.preview.show(span)
  }
  const release = () => {
    held.current?.preview.clear()
    held.current = undefined
  }
  const drop = (event: ScheduleEvent, slot: SlotElement, span: WeekSpan) => {
    const day = weekdays[span.day]
    if (day === undefined) return
    actions.moveSlot(event, slot.place, day, slotOf(span))
    say('putDown', span)
  }
  const pressHeld = (event: KeyboardEvent, slot: SlotElement, span: WeekSpan) => {
    if (event.key === 'Enter' || event.key === ' ') {
      release()
      if (isSameSpan(span, slot.span)) say('putDown', span)
      else drop(event, slot, span)
      return true
    }
    if (event.key === 'Escape') {
      release()
      say('putBack', slot.span)
      return true
    }
    const next = spanAfterKey(span, event, acceptsOf(slot))
    if (!next) return false
    show(next)
    say(undefined, next)
    return true
  }
  const pressAt = (event: KeyboardEvent<HTMLElement>, slot: SlotElement) => {
    const neighbour = neighbourOf(event.currentTarget, slot, event.key)
    if (neighbour) {
      neighbour.focus()
      return true
    }
    if (isReadOnly) return false
    if (event.key === 'Enter' || event.key === ' ') {
      hold(slot, 'keys')
      say('pickedUp', slot.span)
      return true
    }
    if (event.key !== 'Delete' && event.key !== 'Backspace') return false
    actions.removeSlot(event, slot.place)
    say('removed', slot.span)
    return true
  }

  return {
    onPointerDown: (event: PointerEvent) => {
      pressedGround.current = groundAt(event.target)
      const slot = slotAt(event.target)
      if (!slot || !scroller.current || event.button !== 0 || isReadOnly) return
      release()
      hold(slot, 'pointer')
      endDrag.current = startSlotDrag(event.nativeEvent, {
        scroller: scroller.current,
        slot,
        accepts: acceptsOf(slot),
        onMove: show,
        onDrop: (dropped, span) => drop(dropped, slot, span),
        onEnd: () => {
          endDrag.current = undefined
          release()
        },
      })
    },
    onClick: (event: MouseEvent) => {
      const day = groundAt(event.target)
      // If the pointer was not pressed on this area, the click is the end of a drag.
      if (day === undefined || day !== pressedGround.current || isReadOnly || !hasRoom(weekdays.indexOf(day))) return
      const minutes = minutesOfPixels(event.clientY - event.currentTarget.getBoundingClientRect().top)
      actions.addSlot(event, day, slotOf(clickedSpan(minutes)))
    },
    onBlur: () => {
      if (held.current?.by === 'keys') release()
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const slot = slotAt(event.target)
      if (!slot || held.current?.by === 'pointer' || event.altKey) return
      const span = held.current?.span
      if (!(span ? pressHeld(event, slot, span) : pressAt(event, slot))) return
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
