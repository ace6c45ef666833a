import { type ClientId, dateRangeText, type DayRange } from '@tandem/contract'

/** Key of the report's range in the address. */
export const reportRangeKey = 'range'

/** The report of a client for a range of days (CLIENT-21). */
export const clientReportAddress = (id: ClientId, range: DayRange) =>
  `/clients/manage/${id}/report?${reportRangeKey}=${dateRangeText(range)}`
