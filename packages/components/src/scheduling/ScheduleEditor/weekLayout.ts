import { type ScheduleSlot } from '../ScheduleCell/weeklySchedule.ts'
import { slotStep, spanOf } from './slotTime.ts'

const hourPixels = 32

/** Minutes as px of the week's height. */
export function pixelsOf(minutes: number): number {
  return (minutes * hourPixels) / 60
}

/** Px of the week's height as minutes. */
export function minutesOfPixels(pixels: number): number {
  return (pixels * 60) / hourPixels
}

/** Height of a slot in px. A short slot is as high as a step, so that it stays visible and reachable. */
export function slotPixels(length: number): number {
  return pixelsOf(Math.max(length, slotStep))
}

/** A slot in a column of the week: its minutes, its lane, and the number of lanes for overlapping slots. */
export interface LaidSlot {
  readonly index: number
  readonly start: number
  readonly end: number
  readonly lane: number
  readonly laneCount: number
}

/** Places the slots of a day, overlapping slots side by side. Ignores invalid slots. */
export function laidSlots(slots: readonly ScheduleSlot[]): readonly LaidSlot[] {
  const drawn = slots
    .flatMap((slot, index) => {
      const span = spanOf(slot)
      return span ? [{ index, ...span, lane: 0 }] : []
    })
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
  const laid: LaidSlot[] = []
  let group: typeof drawn = []
  let laneEnds: number[] = []
  const closeGroup = () => {
    laid.push(...group.map((each) => Object.assign(each, { laneCount: laneEnds.length })))
    group = []
    laneEnds = []
  }
  for (const slot of drawn) {
    if (laneEnds.every((end) => end <= slot.start)) closeGroup()
    const free = laneEnds.findIndex((end) => end <= slot.start)
    const lane = free === -1 ? laneEnds.length : free
    // A slot without length still takes the space of a step, so that it stays visible and reachable.
    laneEnds[lane] = Math.max(slot.end, slot.start + slotStep)
    group.push({ ...slot, lane })
  }
  closeGroup()
  return laid
}
