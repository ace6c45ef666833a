/** Texts of the dashboard; the rules quote some of them to the letter. */
export const dashboardMessages = {
  title: 'Dashboard',
  tasks: {
    title: 'Tasks',
    interested: 'Interested with no answer',
    objections: 'Objections to handle',
    followUps: 'Follow ups',
    calls: 'Call statuses expired',
  },
  firstSequence: {
    title: 'Create your first sequence',
    text: 'It starts with sequence. It ends with calls with target clients. Make the first step',
    action: 'Create Sequence',
  },
  statistics: {
    title: 'Statistics',
    range: 'Range of days',
    requests: 'Requests Sent',
    answers: 'Answers',
    calls: 'Calls',
    chart: 'Requests, answers and calls per day',
    noDays: 'No activity in this period.',
  },
  cards: {
    title: 'Automation',
    viewSequences: 'View Sequences',
    objections: { title: 'Objections Handled', description: 'Answers to leads who had doubts', link: 'Show in Inbox' },
    followUps: { title: 'Follow Ups Sent', description: 'Messages to leads who went quiet', link: 'Show in Inbox' },
    interested: { title: 'Calls Booked', description: 'Calls with leads who said yes', link: 'Open Calls' },
  },
  drawer: {
    title: { objections: 'Sequences: objections', followUps: 'Sequences: follow ups', interested: 'Sequences: calls' },
    on: 'Automation is on',
    off: 'Automation is off',
    empty: { title: 'No sequences yet', text: 'Each sequence will be listed here with its automation.' },
    more: 'Load more',
  },
  failed: 'The dashboard could not be loaded.',
} as const
