export const delayUnits = ['days', 'hours', 'minutes'] as const

export type DelayUnit = (typeof delayUnits)[number]

/** A delay as it is edited: one unit at a time. */
export interface DelayEdit {
  readonly unit: DelayUnit
  readonly value: number
}

/** The least and the most of each unit. */
export type DelayBounds = Readonly<Record<DelayUnit, { readonly minimum: number; readonly maximum: number }>>

/** The typed whole number, at most the unit's maximum; undefined below the minimum, or without a number. */
export function typedDelay(text: string, unit: DelayUnit, bounds: DelayBounds): number | undefined {
  const value = Number(text.trim().replace(',', '.'))
  if (text.trim() === '' || Number.isNaN(value) || Math.round(value) < bounds[unit].minimum) return undefined
  return boundedDelay(value, unit, bounds)
}

/** A whole number within the unit's bounds. */
export function boundedDelay(value: number, unit: DelayUnit, bounds: DelayBounds): number {
  const { minimum, maximum } = bounds[unit]
  return Math.min(maximum, Math.max(minimum, Math.round(value)))
}
