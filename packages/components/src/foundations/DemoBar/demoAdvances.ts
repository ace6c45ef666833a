const hourMs = 3_600_000

/** How far the demo's time can be moved at once. */
export const demoAdvances: readonly { readonly label: string; readonly name: string; readonly advanceMs: number }[] = [
  { label: '+1 h', name: '+1 h, advance time by an hour', advanceMs: hourMs },
  { label: '+1 day', name: '+1 day, advance time by a day', advanceMs: 24 * hourMs },
  { label: '+1 week', name: '+1 week, advance time by a week', advanceMs: 7 * 24 * hourMs },
]
