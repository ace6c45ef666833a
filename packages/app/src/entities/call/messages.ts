import { invalidTimeText, formatCount } from '@tandem/components'
import { type CallStatus, type ReminderDelay } from '@tandem/contract'

/** Names of the reminders by their sending time (CALL-15). */
export const reminderNames = {
  day: '16-24 Hours Before',
  few_hours: 'Couple Hours Before',
  less_than_hour: '10-40 Minutes Before',
} as const satisfies Record<ReminderDelay, string>

/** Names of the statuses. The list, the form and the report show the server's names instead if these have loaded. */
export const callStatusTexts = {
  suggested: 'Suggested',
  got_email: 'Got email',
  got_phone: 'Got phone',
  scheduled: 'Scheduled',
  no_show: 'No show',
  made: 'Held',
} as const satisfies Record<CallStatus, string>

export const outcomes = ['made', 'no_show'] as const satisfies readonly CallStatus[]

/** Do not change texts that rules quote. */
export const callListMessages = {
  list: {
    title: 'Calls Management',
    help: 'Booked and proposed calls. Set an outcome after each call.',
    plural: 'calls',
    nothingYet: {
      title: 'No calls yet',
      text: 'The AI books calls with interested leads. Add a call that you arranged yourself.',
    },
  },
  add: 'Add call',
  reminders: 'Call reminders',
  view: 'View',
  conversation: 'Open conversation',
  noLead: 'Unnamed lead',
  saved: (name: string, status: string) => `${name}: ${status}`,
  notSaved: (name: string) => `The status of the call with ${name} was not saved.`,
} as const

export const callCalendarMessages = {
  views: 'Show calls as',
  list: 'List',
  week: 'Week',
  month: 'Month',
  label: 'Calendar of calls',
  zone: (zone: string) => `Times in ${zone}`,
  passed: 'Time has passed',
  expired: 'Outcome missing',
  clocksForward: 'Clocks go forward',
  clocksBack: 'Clocks go back',
  none: (span: 'month' | 'week') => `There are no calls in this ${span}.`,
  outside: 'No visible day matches the date filter.',
  toFilter: (day: string) => `Show ${day}`,
  undated: 'The list shows calls without a date.',
  failed: 'The calls could not be loaded.',
  restFailed: 'Not all calls could be loaded.',
  move: {
    title: (name: string) => `Move the call with ${name}?`,
    from: 'From',
    to: 'To',
    confirm: 'Move call',
    cancel: 'Cancel',
    reminders: 'The automatic reminders move to the new time:',
    noReminders: 'This call has no automatic reminders.',
  },
  moved: (name: string, time: string) => `${name}: moved to ${time}`,
  notMoved: (name: string) => `The call with ${name} was not moved.`,
} as const

export const expiredMessages = {
  title: 'How did it go?',
  /** Screen reader name of the buttons of a call. */
  about: (name: string) => `The call with ${name}`,
  reschedule: 'Reschedule',
  all: (count: number) => `Show all ${formatCount(count)}`,
  passed: 'The time of this call has passed.',
} as const

export const callMessages = {
  requiredField: 'Field is required!',
  updated: 'Call has been updated.',
  notFound: {
    title: 'Call was not found',
    text: 'It may have been removed, or you do not have access to it.',
    action: 'Back to calls',
  },
  failed: 'The call could not be loaded.',
  tabs: { label: 'Call', details: 'Details' },
  openConversation: 'Conversation',
  openRecipient: 'Recipient',
  sections: { call: 'Call', reminders: 'Automatic reminders' },
  status: 'Status',
  chooseStatus: 'Choose status',
  date: 'Date',
  startTime: 'Start time',
  timePlaceholder: 'HH:mm',
  timezone: 'Time zone',
  invalidTime: invalidTimeText,
  pastTime: 'Choose a time that is still to come.',
  noTime: "Enter the date, the start time and the time zone to see your time and the lead's.",
  times: 'Time of the call',
  yourTime: 'Your time',
  leadTime: "Lead's time",
  callTime: "Call's time zone",
  skippedTime: (typed: string, shown: string) =>
    `The clocks change: there is no ${typed} on this day. The call will be at ${shown}.`,
  remindersHelp: 'Messages to the lead before the call. Their texts come from the AI client.',
  sentBetween: (earliest: string, latest: string) => `Between ${earliest} and ${latest}, your time`,
  tooLate: 'Too late to send.',
} as const

export const callWizardMessages = {
  title: 'New call',
  steps: { conversation: 'Conversation', settings: 'Settings' },
  conversationMissing: 'Choose a conversation',
  with: (name: string) => `Call with ${name}`,
  settingsText: 'Please, specify your call details.',
  create: 'Create Call',
  creating: 'Creating…',
  created: 'Call has been created successfully.',
  overwritten: 'Call has been overwritten.',
  close: { title: 'Call Not Added', text: 'No calls were added. Would you like to close this window?' },
  search: 'Search conversations',
  searchHint: 'Name, company or title of the lead',
  choice: 'Conversation',
  chosen: (name: string) => `Chosen: ${name}`,
  noConversations: {
    title: 'No conversations yet',
    text: 'A call belongs to a conversation. It can be added once a lead has written.',
  },
  clearSearch: 'Clear search',
  nothingFound: { title: 'No conversation found', text: 'Try another name, or clear the search.' },
  notFound: 'Conversation was not found',
  failed: 'The conversations could not be loaded.',
  more: 'Load more',
  loading: 'Loading conversations…',
  exists: {
    title: 'Call Already Exists',
    text: (name: string) => `There is a call with ${name} already. Would you like to overwrite it?`,
    confirm: 'Overwrite',
    cancel: 'Keep the call',
  },
} as const

export const reminderMessages = {
  list: {
    title: 'Call reminders',
    help: 'Reminder messages per client.',
    plural: 'AI clients',
    nothingYet: {
      title: 'No reminders yet',
      text: 'Each AI client has three reminders. Add a client to see its reminders here.',
      action: 'Add Client',
    },
  },
  calls: 'Calls',
  search: 'Search AI clients',
  client: 'AI client',
  actions: 'Actions',
  on: 'On',
  off: 'Off',
  view: 'Edit',
  drawer: (clientName: string) => `Reminders for ${clientName}`,
  notFound: {
    title: 'Client was not found',
    text: 'It may have been removed, or you do not have access to it.',
    action: 'Back to the reminders',
  },
  failed: 'The reminders could not be loaded.',
  tabs: { label: 'Reminders', texts: 'Texts' },
  enabled: 'Send this reminder',
  readOnly: 'Only owners, managers and the creator of this client can change its reminders.',
  text: 'Text',
  placeholder: 'Write the reminder',
  hint: "Type '%' to insert a variable.",
  tooLong: 'A reminder can have at most 8,000 characters.',
  variablesFailed: 'The variables could not be loaded.',
  save: 'Save',
  saving: 'Saving…',
  cancel: 'Cancel',
  saved: 'Reminders saved.',
  notSaved: 'Not all reminders were saved.',
} as const
