import { addDays, type IsoDate, isIsoDate } from '../../dates/dates.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const weekday = /^(mon|tue|wed|thu|fri|sat|sun)/

/** True if the language writes the day before the month. Default: the browser's language. */
export function isDayFirst(language?: string): boolean {
  const parts = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'numeric' }).formatToParts()
  return parts.find(({ type }) => type !== 'literal')?.type === 'day'
}

interface TypedParts {
  readonly year?: string | undefined
  readonly month?: string | undefined
  readonly day?: string | undefined
}

/**
 * Reads numbers, and at most one name of a month. A first number of four digits is the year. The day comes before the
 * month if `dayFirst` is set, if the text contains a point, or if the first number is larger than 12.
 */
function partsOf(text: string, dayFirst: boolean): TypedParts {
  const parts = (text.toLowerCase().match(/[a-z]+|\d+/g) ?? []).filter((part) => !weekday.test(part))
  const word = parts.find((part) => /[a-z]/.test(part))
  const numbers = parts.filter((part) => part !== word)
  const [one, two, three] = numbers
  if (parts.length < 2 || parts.length > 3) return {}
  if (word !== undefined) return { year: two, month: String(months.indexOf(word.slice(0, 3)) + 1), day: one }
  if (one?.length === 4) return { year: one, month: two, day: three }
  if (dayFirst || text.includes('.') || Number(one) > 12) return { year: three, month: two, day: one }
  return { year: three, month: one, day: two }
}

/**
 * Reads '2026-11-27', '11/27', '27.11.2026', 'Nov 27' or 'Fri, 27 November 2026'. If the year is missing, the day is in
 * the current or the next year. Returns undefined if no such day exists.
 */
export function typedDay(text: string, today: IsoDate, dayFirst = isDayFirst()): IsoDate | undefined {
  const { year, month, day } = partsOf(text, dayFirst)
  if (month === undefined || day === undefined) return undefined
  const dayIn = (digits: string) => `${digits.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const thisYear = today.slice(0, 4)
  const date = dayIn(year ?? thisYear)
  // A text without a year means the next year if the date in this year is more than half a year ago.
  const isNextYear = year === undefined && date < addDays(today, -183)
  const found = isNextYear ? dayIn(String(Number(thisYear) + 1)) : date
  return isIsoDate(found) ? found : undefined
}
