const days = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'] as const

const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Divides `count` slots among the days of a week. Each slot is as long as the gap after it. */
export function benchWeek(count: number) {
  return days.map((day, index) => {
    const ofDay = Math.floor(count / 7) + (index < count % 7 ? 1 : 0)
    const step = Math.floor(1440 / ofDay)
    const slots = Array.from({ length: ofDay }, (_, slot) => ({
      from: slot * step,
      to: slot * step + Math.floor(step / 2),
    }))
    return { day, slots: slots.map(({ from, to }) => ({ start: timeOf(from), end: timeOf(to), from, to })) }
  })
}
