const secs = { days: 86_400, hours: 3_600, minutes: 60 } as const

export type DelayUnit = keyof typeof secs

/** A delay taken apart; seconds below a minute count as one. */
export type DelayParts = Readonly<Record<DelayUnit, number>>

/** One unit of a delay as it is edited. */
export interface DelayEdit {
  readonly unit: DelayUnit
  readonly value: number
}

/** Bounds of an edit: days from 0, hours 0-24, minutes 0-59 (document 2, section 5); days end where the server's year does. */
export const delayBounds = {
  days: { minimum: 0, maximum: 365 },
  hours: { minimum: 0, maximum: 24 },
  minutes: { minimum: 0, maximum: 59 },
} as const satisfies Record<DelayUnit, { minimum: number; maximum: number }>

export function delayParts(delaySecs: number): DelayParts {
  const minutes = Math.ceil(Math.max(0, delaySecs) / secs.minutes)
  return { days: Math.floor(minutes / 1440), hours: Math.floor((minutes % 1440) / 60), minutes: minutes % 60 }
}

const amount = (value: number, unit: string) => (value === 0 ? [] : [`${value} ${unit}${value === 1 ? '' : 's'}`])

/** 'Instant' for no delay; otherwise days, hours, minutes, without those that are 0 (document 2, section 4). */
export function formatDelay(delaySecs: number): string {
  const { days, hours, minutes } = delayParts(delaySecs)
  return [...amount(days, 'day'), ...amount(hours, 'hour'), ...amount(minutes, 'minute')].join(' ') || 'Instant'
}

/** The delay that an edit means, in seconds: rounded to a whole number within the unit's bounds; only one unit at a time, so it replaces all. */
export function delayOfEdit({ unit, value }: DelayEdit): number {
  const { minimum, maximum } = delayBounds[unit]
  const whole = Number.isNaN(value) ? minimum : Math.round(value)
  return Math.min(maximum, Math.max(minimum, whole)) * secs[unit]
}

/** The edit that a delay opens with: the largest unit that says it exactly, else its largest unit, rounded. */
export function editOfDelay(delaySecs: number): DelayEdit {
  const { days, hours, minutes } = delayParts(delaySecs)
  if (days === 0 && hours === 0) return { unit: 'minutes', value: minutes }
  if (days === 0) return { unit: 'hours', value: Math.round(delaySecs / secs.hours) }
  return { unit: 'days', value: Math.round(delaySecs / secs.days) }
}
