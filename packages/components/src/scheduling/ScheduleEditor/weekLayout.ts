import { type ScheduleSlot } from '../ScheduleCell/weeklySchedule.ts'
import { slotStep, spanOf } from './slotTime.ts'

/** A slot in a column of the week: its minutes, and which of how many lanes it takes where slots overlap. */
export interface LaidSlot {
  readonly index: number
  readonly start: number
  readonly end: number
  readonly lane: number
  readonly laneCount: number
}

/** Lays the slots of a day out from midnight on, overlapping ones beside each other. Slots that can't be read are left out. */
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
