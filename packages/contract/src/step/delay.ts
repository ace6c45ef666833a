const secs = { days: 86_400, hours: 3_600, minutes: 60 } as const

export type DelayUnit = keyof typeof secs

export interface DelayEdit {
  readonly unit: DelayUnit
  readonly value: number
}

/** SEQ-36: bounds of an edit. The server takes at most a year. */
export const delayBounds = {
  days: { minimum: 0, maximum: 365 },
  hours: { minimum: 0, maximum: 24 },
  minutes: { minimum: 0, maximum: 59 },
} as const satisfies Record<DelayUnit, { minimum: number; maximum: number }>

/** Whole days, hours and minutes of a delay; a started minute counts as one. */
function delayParts(delaySecs: number): Readonly<Record<DelayUnit, number>> {
  const minutes = Math.ceil(Math.max(0, delaySecs) / secs.minutes)
  return { days: Math.floor(minutes / 1440), hours: Math.floor((minutes % 1440) / 60), minutes: minutes % 60 }
}

const amount = (value: number, unit: string) => (value === 0 ? [] : [`${value} ${unit}${value === 1 ? '' : 's'}`])

/** SEQ-37: 'Instant' for no delay, else its days, hours and minutes without those that are 0: '1 day 2 hours'. */
export function formatDelay(delaySecs: number): string {
  const { days, hours, minutes } = delayParts(delaySecs)
  return [...amount(days, 'day'), ...amount(hours, 'hour'), ...amount(minutes, 'minute')].join(' ') || 'Instant'
}

/** SEQ-36: the delay of an edit in seconds, rounded and limited to the unit's bounds; NaN gives the minimum. */
export function delayOfEdit({ unit, value }: DelayEdit): number {
  const { minimum, maximum } = delayBounds[unit]
  const whole = Number.isNaN(value) ? minimum : Math.round(value)
  return Math.min(maximum, Math.max(minimum, whole)) * secs[unit]
}

/** The edit that a delay (in seconds) opens with: its largest unit that is not 0, rounded. */
export function editOfDelay(delaySecs: number): DelayEdit {
  const { days, hours, minutes } = delayParts(delaySecs)
  if (days === 0 && hours === 0) return { unit: 'minutes', value: minutes }
  if (days === 0) return { unit: 'hours', value: Math.round(delaySecs / secs.hours) }
  return { unit: 'days', value: Math.round(delaySecs / secs.days) }
}
