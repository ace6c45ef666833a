import { counted } from '@tandem/components'

export const reportMessages = {
  title: 'What happened',
  span: (since: string, until: string) => `${since} – ${until}`,
  failed: 'The report could not be loaded',
  empty: {
    title: 'Nothing happened yet',
    text: 'Let time pass with the buttons of the demo bar, for example +1 week.',
  },
  requests: 'Requests sent',
  messages: 'Messages sent',
  replies: 'Replies',
  calls: 'Calls booked',
  handled: 'Conversations handled',
  handledBy: { ai: 'By AI', people: 'By people' },
  handledShare: (ai: number, people: number) => `${ai} by AI, ${people} by people`,
  categories: 'Replies by category',
  person: 'Needs a person',
  noTasks: 'No conversation needs a person.',
  tasks: {
    interested: 'Interested leads to reply to',
    objections: 'Objections to handle',
    followUps: 'Follow-ups to send',
    calls: 'Calls without an outcome',
    failed: 'Failed messages',
  },
  sequences: 'By sequence',
  sequence: 'Sequence',
  moreSequences: (count: number) => `${counted(count, 'more sequence')} in the list`,
  clients: 'Reports for clients',
} as const
