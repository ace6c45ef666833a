import { type ScheduleSlot } from '../ScheduleCell/weeklySchedule.ts'
import { slotStep, spanOf } from './slotTime.ts'

const hourPixels = 32

export function pixelsOf(minutes: number): number {
  return (minutes * hourPixels) / 60
}

export function minutesOfPixels(pixels: number): number {
  return (pixels * 60) / hourPixels
}

/** Height in px. A slot shorter than a step of 15 minutes is as high as a step. */
export function slotPixels(length: number): number {
  return pixelsOf(Math.max(length, slotStep))
}

/** A slot in a column of the week. */
export interface LaidSlot {
  readonly index: number
  readonly start: number
  readonly end: number
  readonly lane: number
  readonly laneCount: number
}

/** Places overlapping slots side by side. Ignores invalid slots. */
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
    // A slot shorter than a step takes the space of a step.
    laneEnds[lane] = Math.max(slot.end, slot.start + slotStep)
    group.push({ ...slot, lane })
  }
  closeGroup()
  return laid
}
