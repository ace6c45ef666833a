import { dateFormats, formatDay, type IsoDate } from '@tandem/contract'

/** A day in words: 'Dec 4', with its year if it is not the present one. */
export const dayText = (day: IsoDate, today: IsoDate): string =>
  formatDay(day, day.slice(0, 4) === today.slice(0, 4) ? dateFormats.plainDay : dateFormats.plainDayOfYear)
