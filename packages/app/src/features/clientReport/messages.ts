import { counted } from '@tandem/components'

export const clientReportMessages = {
  title: 'Client report',
  help: 'Save this report as a PDF, or print it, and send it to the client.',
  back: 'Back to the client',
  save: 'Save as PDF',
  fileName: (name: string, start: string, end: string) => `${name} report ${start} to ${end}`,
  sheet: (name: string) => `Report for ${name}`,
  period: (range: string) => `Report, ${range}`,
  range: (start: string, end: string) => `${start} – ${end}`,
  author: (name: string, day: string) => `Prepared by ${name} on ${day}`,
  goal: {
    title: 'Goal',
    text: 'Sales calls with companies that match this profile.',
    location: 'Location',
    industries: 'Industries',
    sizes: 'Company size',
    andMore: (names: string, more: number) => (more > 0 ? `${names} and ${more} more` : names),
  },
  results: 'Results',
  resultsHelp: 'Choose another period to see results.',
  chart: 'Activity',
  calls: {
    title: 'Calls booked',
    none: 'No calls were booked in this period.',
    failed: 'The calls could not be loaded.',
    lead: 'Lead',
    company: 'Company',
    date: 'Date',
    status: 'Status',
    more: (count: number) => `and ${counted(count, 'more call')}`,
  },
  messages: {
    title: 'Best messages',
    none: 'There are not enough replies yet to compare messages.',
    failed: 'The messages could not be loaded.',
    /** `share`: a text such as '31.3%'. */
    result: (share: string, replies: number) =>
      `${share} replied (${counted(replies, 'reply', 'replies')} since the start)`,
  },
  plan: {
    title: 'Plan for the next 7 days',
    none: 'No sequence is running.',
    failed: 'The plan could not be loaded.',
    sequence: 'Sequence',
    requests: 'Requests',
    messages: 'Messages',
    total: 'Total',
    calls: (count: number) => `${counted(count, 'call')} in the calendar.`,
    more: (count: number) => `and ${counted(count, 'more sequence')}`,
    note: 'Estimate: replies change the plan.',
  },
} as const
