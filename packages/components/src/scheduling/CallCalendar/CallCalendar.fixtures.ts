import { type CalendarItem } from './calendarItems.ts'

const names = ['Ada Lovelace', 'Oliver Brooks', 'María-José Fernández de la Cruz y Albornoz', '山田 太郎', 'Li Wei']

/** The id decides the lead's name. */
export const callAt = (id: number, date: string, time: string, change: Partial<CalendarItem> = {}): CalendarItem => ({
  id,
  title: names[id % names.length] ?? '',
  href: `/calls/manage/${id}`,
  date,
  time,
  tone: 'brand',
  statusLabel: 'Scheduled',
  canBePast: false,
  ...change,
})

const made = { tone: 'success', statusLabel: 'Held', canBePast: true } as const
const noShow = { tone: 'danger', statusLabel: 'No show', canBePast: true } as const
const passed = { tone: 'warning', statusLabel: 'Scheduled, time has passed' } as const

/** Past calls, future calls, and one day with many calls. */
export const marchCalls: readonly CalendarItem[] = [
  callAt(1, '2026-03-03', '10:00', made),
  callAt(2, '2026-03-10', '16:30', noShow),
  callAt(3, '2026-03-16', '11:00', passed),
  callAt(4, '2026-03-17', '15:00'),
  callAt(0, '2026-03-18', '10:00'),
  callAt(5, '2026-03-19', '09:00'),
  ...Array.from({ length: 7 }, (_, index) => callAt(10 + index, '2026-03-20', index < 4 ? '13:00' : `1${index}:15`)),
  callAt(20, '2026-03-31', '18:45'),
]
