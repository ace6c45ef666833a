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

/** Height of a slot, in px; a short one is as high as a step, to be seen and reached. */
export function slotPixels(length: number): number {
  return pixelsOf(Math.max(length, slotStep))
}

/** A slot in a column of the week: its minutes, and which of how many lanes it takes where slots overlap. */
export interface LaidSlot {
  readonly index: number
  readonly start: number
  readonly end: number
  readonly lane: number
  readonly laneCount: number
}

/** Places the slots of a day, overlapping ones side by side. Slots that can't be read are left out. */
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
    // One without length still takes the room of a step to be seen and reached.
    laneEnds[lane] = Math.max(slot.end, slot.start + slotStep)
    group.push({ ...slot, lane })
  }
  closeGroup()
  return laid
}
