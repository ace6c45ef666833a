import { useAnnounce } from '@fluentui/react-components'
import { type RefObject, useLayoutEffect } from 'react'
import { useLatest } from '../../hooks/useLatest.ts'
import { type Weekday, weekdays } from '../ScheduleCell/weeklySchedule.ts'
import { type ScheduleActions } from './scheduleActions.ts'
import { slotsOf, type WeekDays } from './scheduleChanges.ts'
import { startSlotDrag } from './slotDrag.ts'
import { groundAt, neighbourOf, slotAt, type SlotElement } from './slotElements.ts'
import { clickedSpan, type WeekSpan } from './slotGesture.ts'
import { type ScheduleTexts } from './scheduleTexts.ts'
import { type LiftedSlot, liftSlot } from './slotLift.ts'
import { minutesOfPixels, spanName } from './slotPreview.ts'
import { slotOf } from './slotTime.ts'

interface WeekGesturesOptions {
  readonly scroller: RefObject<HTMLElement | null>
  readonly canvas: RefObject<HTMLElement | null>
  readonly week: WeekDays
  readonly maximumSlots: number
  readonly isLocked: boolean
  readonly actions: ScheduleActions
  readonly texts: ScheduleTexts
}

/** Pointer and keyboard of the week view. One set of listeners for all slots; React hears of a gesture when it is over. */
export function useWeekGestures({
  scroller,
  canvas,
  week,
  maximumSlots,
  isLocked,
  actions,
  texts,
}: WeekGesturesOptions): void {
  const { announce } = useAnnounce()
  const latest = useLatest({ week, maximumSlots, isLocked, announce, texts })
  // Before anything can be seen: a slot that shows can be taken.
  useLayoutEffect(() => {
    const [view, ground] = [scroller.current, canvas.current]
    if (!view || !ground) return undefined
    const listening = new AbortController()
    const { signal } = listening
    const say = (done: 'pickedUp' | 'putDown' | 'putBack' | 'removed' | undefined, span: WeekSpan) => {
      const { announce, texts } = latest.current
      const name = spanName(span, texts.dayNames)
      announce(done === undefined ? name : texts[done](name))
    }
    let lifted: LiftedSlot | undefined
    let giveUpDrag: (() => void) | undefined
    let pressedGround: Weekday | undefined

    const isRoomOn = (day: number) => {
      const weekday = weekdays[day]
      const { week, maximumSlots } = latest.current
      return weekday !== undefined && week[weekday] !== '*' && slotsOf(week, weekday).length < maximumSlots
    }
    const acceptsOf = (slot: SlotElement) => (day: number) => day === slot.span.day || isRoomOn(day)
    const drop = (event: Event, slot: SlotElement, span: WeekSpan) => {
      const day = weekdays[span.day]
      if (day === undefined) return
      actions.moveSlot(event, slot.place, day, slotOf(span))
      say('putDown', span)
    }
    const letGo = () => {
      lifted?.letGo()
      lifted = undefined
    }

    ground.addEventListener(
      'pointerdown',
      (event) => {
        pressedGround = groundAt(event.target)
        const slot = slotAt(event.target)
        if (!slot || event.button !== 0 || latest.current.isLocked) return
        letGo()
        giveUpDrag = startSlotDrag(event, {
          scroller: view,
          slot,
          accepts: acceptsOf(slot),
          onDrop: (dropped, span) => drop(dropped, slot, span),
          onEnd: () => {
            giveUpDrag = undefined
          },
        })
      },
      { signal },
    )
    ground.addEventListener(
      'click',
      (event) => {
        const day = groundAt(event.target)
        // A drag that ends on the ground is no click on it.
        if (day === undefined || day !== pressedGround || latest.current.isLocked || !isRoomOn(weekdays.indexOf(day)))
          return
        actions.addSlot(
          event,
          day,
          slotOf(clickedSpan(minutesOfPixels(event.clientY - ground.getBoundingClientRect().top))),
        )
      },
      { signal },
    )
    ground.addEventListener('focusout', () => letGo(), { signal })

    const pressLifted = (event: KeyboardEvent, held: LiftedSlot) => {
      if (event.key === 'Enter' || event.key === ' ') {
        const [isMoved, span] = [held.isMoved(), held.span()]
        letGo()
        if (isMoved) drop(event, held.slot, span)
        else say('putDown', span)
        return true
      }
      if (event.key === 'Escape') {
        letGo()
        say('putBack', held.slot.span)
        return true
      }
      const span = held.press(event)
      if (span) say(undefined, span)
      return span !== undefined
    }
    const pressAt = (event: KeyboardEvent, slot: SlotElement) => {
      const neighbour = neighbourOf(ground, slot, event.key)
      if (neighbour) {
        neighbour.focus()
        return true
      }
      if (latest.current.isLocked) return false
      if (event.key === 'Enter' || event.key === ' ') {
        lifted = liftSlot(slot, acceptsOf(slot))
        say('pickedUp', slot.span)
        return true
      }
      if (event.key !== 'Delete' && event.key !== 'Backspace') return false
      actions.removeSlot(event, slot.place)
      say('removed', slot.span)
      return true
    }
    ground.addEventListener(
      'keydown',
      (event) => {
        const slot = slotAt(event.target)
        if (!slot || giveUpDrag || event.altKey) return
        if (!(lifted ? pressLifted(event, lifted) : pressAt(event, slot))) return
        event.preventDefault()
        event.stopPropagation()
      },
      { signal },
    )
    return () => {
      giveUpDrag?.()
      letGo()
      listening.abort()
    }
  }, [scroller, canvas, actions, latest])
}
