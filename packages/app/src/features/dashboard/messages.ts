import { formatCount } from '@tandem/components'

/** Texts quoted by rules must not change. */
export const dashboardMessages = {
  title: 'Dashboard',
  tasks: {
    title: 'Tasks',
    interested: 'Interested with no answer',
    objections: 'Objections to handle',
    followUps: 'Follow ups',
    calls: 'Call statuses expired',
    failed: 'Failed messages',
    notSent: 'Re-send or delete them',
    done: (processed: number, total: number) => `${formatCount(processed)} / ${formatCount(total)} done`,
    allDone: 'All done',
  },
  statistics: {
    title: 'Statistics',
    requests: 'Requests Sent',
    answers: 'Answers',
    calls: 'Calls',
    ofRequests: 'of requests',
    ofConversations: 'of conversations',
    baseline: (days: number) => (days === 1 ? 'vs. the day before' : `vs. previous ${days} days`),
    series: 'Series of the chart',
    noDays: 'No activity in this period.',
  },
  cards: {
    title: 'Automation',
    viewSequences: 'View Sequences',
    objections: { title: 'Objections Handled', description: 'Replies to leads who had doubts', link: 'Show in Inbox' },
    followUps: {
      title: 'Follow Ups Sent',
      description: 'Reminders to leads who stopped replying',
      link: 'Show in Inbox',
    },
    interested: { title: 'Calls Booked', description: 'Calls booked with interested leads', link: 'Open Calls' },
  },
  drawer: {
    title: {
      objections: 'Objection handling by sequence',
      followUps: 'Follow-ups by sequence',
      interested: 'Calls by sequence',
    },
    automation: { name: 'Automation', on: 'On', off: 'Off' },
    empty: { title: 'No sequences yet', text: 'Each sequence will be listed here with its automation.' },
    more: 'Load more',
  },
  failed: 'The dashboard could not be loaded.',
} as const
