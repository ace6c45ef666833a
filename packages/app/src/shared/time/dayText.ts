import { dateFormats, formatDay, type IsoDay } from '@tandem/contract'

/** A day in words: 'Dec 4', with its year where that is another one than today's. */
export const dayText = (day: IsoDay, today: IsoDay): string =>
  formatDay(day, day.slice(0, 4) === today.slice(0, 4) ? dateFormats.plainDay : dateFormats.plainDayOfYear)
