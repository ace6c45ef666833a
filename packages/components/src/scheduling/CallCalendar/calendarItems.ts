import { type IsoDate, type WallTime } from '../../dates/dates.ts'
import { minutesOf } from '../../dates/clockTime.ts'
import { type StatusTone } from '../../data/StatusDot/StatusDot.tsx'

/** A call in the calendar. Day and time are on the viewer's clock. */
export interface CalendarItem extends WallTime {
  readonly id: number
  readonly title: string
  readonly href: string
  readonly tone: StatusTone
  /** The status in words. */
  readonly statusLabel: string
  /** The item can move to a past time. */
  readonly canBePast: boolean
}

export interface CalendarMove {
  readonly item: CalendarItem
  readonly to: WallTime
  readonly isPossible: boolean
}

export function itemsByDay(items: readonly CalendarItem[]): ReadonlyMap<IsoDate, readonly CalendarItem[]> {
  return Map.groupBy(items, ({ date }) => date)
}

/** A text that sorts by date and time. */
export const wallText = ({ date, time }: WallTime): string => `${date}T${time}`

/** True if `to` is in the future, or if the item can move to a past time. */
export function canMoveTo({ canBePast }: Pick<CalendarItem, 'canBePast'>, to: WallTime, now: WallTime): boolean {
  return canBePast || wallText(to) > wallText(now)
}

/** The height of each call in the week view, in minutes. A call has no end time. */
export const itemMinutes = 45
const maximumLanes = 2

export interface LaidItem {
  readonly item: CalendarItem
  /** Minutes from midnight. */
  readonly start: number
  readonly lane: number
  readonly laneCount: number
}

/** Overlapping items outside of the first lane. A button in the second lane shows these items. */
export interface LaidRest {
  readonly start: number
  readonly items: readonly CalendarItem[]
}

export interface LaidDay {
  readonly items: readonly LaidItem[]
  readonly rest: readonly LaidRest[]
}

/**
 * Places the items of a day in one or two lanes. If overlapping items need more than two lanes, `items` contains only
 * the items of the first lane, and `rest` contains the others.
 */
export function laidDay(items: readonly CalendarItem[]): LaidDay {
  const timed = items
    .map((item) => ({ item, start: Math.min(minutesOf(item.time) ?? 0, 24 * 60 - itemMinutes), lane: 0 }))
    .toSorted((one, other) => one.start - other.start)
  const laid: LaidItem[] = []
  const rest: LaidRest[] = []
  for (const group of overlapping(timed)) {
    const laneEnds: number[] = []
    for (const each of group) {
      const free = laneEnds.findIndex((end) => end <= each.start)
      each.lane = free === -1 ? laneEnds.length : free
      laneEnds[each.lane] = each.start + itemMinutes
    }
    const laneCount = Math.min(laneEnds.length, maximumLanes)
    const isFull = laneEnds.length > maximumLanes
    const shown = group.filter(({ lane }) => !isFull || lane === 0)
    laid.push(...shown.map(({ item, start, lane }) => ({ item, start, lane, laneCount })))
    const others = isFull ? group.filter(({ lane }) => lane > 0) : []
    for (const run of overlapping(others)) rest.push({ start: run[0]?.start ?? 0, items: run.map(({ item }) => item) })
  }
  return { items: laid, rest }
}

/** Groups items so that each item of a group starts before the previous item ends. `timed` must be sorted by start. */
function overlapping<Timed extends { readonly start: number }>(timed: readonly Timed[]): readonly (readonly Timed[])[] {
  const groups: Timed[][] = []
  let end = -Infinity
  for (const each of timed) {
    if (each.start >= end) groups.push([])
    groups.at(-1)?.push(each)
    end = each.start + itemMinutes
  }
  return groups
}

/** Minutes from midnight. */
export const morning = 8 * 60

interface OpeningTime {
  /** The start of each call, in minutes from midnight. */
  readonly starts: readonly number[]
  /** The present time, in minutes from midnight. Undefined if the shown week does not contain the present day. */
  readonly now: number | undefined
  /** The height of the visible part, in minutes. */
  readonly room: number
}

/**
 * Returns the first visible minute of a week: 08:00, or an hour before the present time if 08:00 would hide the present
 * time. If this view would show no call, returns an hour before the next call. If no call follows, returns an hour
 * before the first call.
 */
export function openingMinutes({ starts, now, room }: OpeningTime): number {
  const isInView = (minutes: number, from: number) => minutes >= from && minutes + 60 <= from + room
  const opening = now === undefined || isInView(now, morning) ? morning : now - 60
  if (starts.length === 0 || starts.some((start) => isInView(start, opening))) return opening
  const later = starts.filter((start) => start > opening)
  return Math.max(Math.min(...(later.length > 0 ? later : starts)) - 60, 0)
}

const stepMinutes = 15

/** Rounds minutes from midnight to a quarter hour of the same day. */
export function snappedMinutes(minutes: number): number {
  const snapped = Math.round(minutes / stepMinutes) * stepMinutes
  return Math.max(0, Math.min(snapped, 24 * 60 - stepMinutes))
}
