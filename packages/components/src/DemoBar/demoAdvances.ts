const hourMs = 3_600_000

/** How far the demo's time can be moved at once. */
export const demoAdvances: readonly { readonly label: string; readonly name: string; readonly advanceMs: number }[] = [
  { label: '+1 h', name: 'Advance time by 1 hour', advanceMs: hourMs },
  { label: '+1 day', name: 'Advance time by 1 day', advanceMs: 24 * hourMs },
  { label: '+1 week', name: 'Advance time by 1 week', advanceMs: 7 * 24 * hourMs },
]
