export const delayUnits = ['days', 'hours', 'minutes'] as const

export type DelayUnit = (typeof delayUnits)[number]

/** A delay in the editor: a number and its unit. */
export interface DelayEdit {
  readonly unit: DelayUnit
  readonly value: number
}

/** Minimum and maximum of each unit. */
export type DelayBounds = Readonly<Record<DelayUnit, { readonly minimum: number; readonly maximum: number }>>

/** The typed number, rounded. Undefined for a text that is no number, and for a number outside of the unit's bounds. */
export function typedDelay(text: string, unit: DelayUnit, bounds: DelayBounds): number | undefined {
  if (text.trim() === '') return undefined
  const value = Math.round(Number(text.trim().replace(',', '.')))
  const { minimum, maximum } = bounds[unit]
  return value >= minimum && value <= maximum ? value : undefined
}
