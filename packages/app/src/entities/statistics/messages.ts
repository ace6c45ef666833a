/** Texts of the statistics of a client or a sequence. */
export const statsMessages = {
  range: 'Range of days',
  utcDays: 'Days in UTC',
  requests: 'Requests Sent',
  accepted: 'Accepted',
  conversations: 'Conversations',
  answers: 'Answers',
  interested: 'Interested',
  calls: 'Calls',
  funnel: 'From request to call',
  requestsBase: 'requests',
  conversationsBase: 'conversations',
  chart: 'Requests, answers and calls',
  soFar: 'so far',
  previous: (days: number) => (days === 1 ? 'Day before' : `Previous ${days} days`),
  noDays: 'No activity in this period.',
  failed: 'The statistics could not be loaded.',
} as const
