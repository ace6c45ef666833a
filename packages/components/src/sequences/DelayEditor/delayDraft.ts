export const delayUnits = ['days', 'hours', 'minutes'] as const

export type DelayUnit = (typeof delayUnits)[number]

export interface DelayEdit {
  readonly unit: DelayUnit
  readonly value: number
}

export type DelayBounds = Readonly<Record<DelayUnit, { readonly minimum: number; readonly maximum: number }>>

/** Returns a rounded number, or undefined if the number is invalid or out of bounds. */
export function typedDelay(text: string, unit: DelayUnit, bounds: DelayBounds): number | undefined {
  if (text.trim() === '') return undefined
  const value = Math.round(Number(text.trim().replace(',', '.')))
  const { minimum, maximum } = bounds[unit]
  return value >= minimum && value <= maximum ? value : undefined
}
