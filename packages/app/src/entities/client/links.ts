import { type ClientId, dateRangeText, type DayRange } from '@tandem/contract'

export const reportRangeKey = 'range'

/** The client's report (CLIENT-21). */
export const clientReportAddress = (id: ClientId, range: DayRange) =>
  `/clients/manage/${id}/report?${reportRangeKey}=${dateRangeText(range)}`
