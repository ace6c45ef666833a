interface TooLong {
  readonly length: number
  readonly minimum: number
  readonly limit: number
  readonly variables: number
}

function lessVariables(variables: number): string {
  if (variables === 0) return '.'
  const each = variables === 1 ? 'its variable' : `each of its ${variables} variables`
  return `: 200, less 15 for ${each}. Variables count by their default values.`
}

/** If a comment names a rule, such as SEQ-35, the rule quotes the text below the comment. Do not change this text. */
export const editorMessages = {
  /** Long company info costs more (CLIENT-13). */
  cost: 'Costs 1 AI credit, more with long company info.',
  noCredits: { text: 'There are no AI credits left.', action: 'Buy AI credits' },
  history: {
    undo: 'Undo',
    redo: 'Redo',
    undoKeys: 'Undo (Ctrl+Z)',
    redoKeys: 'Redo (Ctrl+Y)',
  },
  templates: {
    list: 'Messages',
    hint: "Type '%' to insert a variable. Improving with AI costs 1 AI credit.",
    add: 'Add message',
    /** SEQ-40 */
    none: { title: 'No Messages', text: 'Add the first message: the connection request that a lead reads first.' },
    /** SEQ-30 */
    requests: 'Send connection requests',
    requestsOn: 'Starts with a connection request. Messages follow once it is accepted.',
    requestsOff: 'The first message is not sent as a request: only first-degree connections get messages.',
    firstWithoutRequest: 'First message',
    noText: 'Sent without a note',
    delayBefore: (title: string) => `Delay before ${title}`,
    /** SEQ-35 */
    tooLong: 'Message is too long.',
    tooLongDialog: {
      title: 'First contact message is too long',
      text: ({ length, minimum, limit, variables }: TooLong) =>
        `The message has ${length} characters. Allowed are ${minimum} to ${limit}${lessVariables(variables)}`,
      close: 'Edit message',
    },
    variablesFailed: 'The variables could not be loaded.',
  },
  preview: {
    title: 'Preview',
    note: 'What the lead reads. Nothing is sent.',
    recipient: 'Preview as',
    recipientPlaceholder: 'Any recipient',
    noRecipients: 'Variables show by their names until the sequence has recipients.',
    recipientsFailed: 'The recipients could not be loaded.',
    valuesFailed: 'The values of this recipient could not be loaded.',
    unnamed: 'Unnamed recipient',
    empty: 'Write a message to see it here.',
    length: (length: string) => `${length} characters`,
    noTextYet: 'no text yet',
    later: (delay: string, length: string) => `${delay === 'Instant' ? 'at once' : `${delay} later`} · ${length}`,
    noText: 'Connection request without a note',
    overLimit: (limit: number) =>
      `With this recipient's values, the text is longer than ${limit} characters. A request may be cut off.`,
    missing: {
      title: (name: string) => `${name} has no value for`,
      withDefault: (label: string, fallback: string) => `${label}: uses “${fallback}”`,
      withoutDefault: (label: string) => `${label}: left blank`,
      edit: (name: string) => `Edit ${name}`,
      others: 'Also without a value',
      without: 'Without a value',
      more: (count: number) => `and ${count} more`,
    },
  },
  ai: {
    categories: 'Response categories',
    followUpCategories: 'Follow-up categories',
    on: 'On',
    off: 'Off',
    pane: 'Step',
    prompts: 'Prompts',
    preview: 'Preview',
    show: 'Preview reply',
    again: 'Regenerate',
    stale: 'The prompts have changed since this preview.',
    previewEmpty: 'The AI writes an example chat with these prompts.',
    you: 'You',
    noStep: { title: 'No steps yet', text: 'Without a step the AI writes nothing here.' },
    responses: {
      rail: 'Auto Response Rounds',
      add: 'Add response',
      step: (round: number) => `AI Response ${round}`,
      lead: "In response to Lead's message",
      empty: 'The AI does not reply to this category.',
      toggle: 'Answer automatically',
      answered: 'The AI replies to these messages automatically.',
      notAnswered: 'These messages wait for a person.',
    },
    followUps: {
      rail: 'Auto Follow-up Steps',
      add: 'Add follow-up',
      step: (place: number) => `AI Follow-up ${place}`,
      toggle: 'AI Follow-up (Auto)',
      empty: 'No follow-ups yet',
    },
    reEngagement: {
      rail: 'Auto Re-Engagement Steps',
      add: 'Add step',
      step: (place: number) => `Re-engagement ${place}`,
      empty: 'No steps yet',
    },
    delayBefore: (step: string) => `Delay before ${step}`,
  },
  tests: {
    tab: 'Tests',
    title: 'Tests',
    text: 'Checks which words the first AI reply to a typical message contains. A test costs 1 AI credit, more with long company info. Nothing is sent.',
    noRounds: 'Add a response first. Without a response, the AI does not reply.',
    name: (place: number) => `Test ${place}`,
    message: "Lead's message",
    placeholder: 'How much does it cost?',
    mustMention: 'Must mention',
    mustNotMention: 'Must not mention',
    commas: 'Words, separated by commas',
    add: 'Add test',
    full: 'A category can have at most ten tests.',
    run: (count: number) => (count === 1 ? 'Run 1 test' : `Run ${count} tests`),
    running: 'The AI is writing a reply…',
    passed: 'Passed',
    failed: 'Failed',
    stale: 'Out of date: run it again.',
    missing: (words: readonly string[]) => `Not mentioned: ${words.join(', ')}.`,
    unwanted: (words: readonly string[]) => `Should not mention: ${words.join(', ')}.`,
    remove: (name: string) => `Remove ${name}`,
  },
  calendar: {
    tab: 'Call booking',
    title: 'Calendar',
    text: 'The AI offers leads this event of your calendar when it books a call.',
    none: 'No calendar connected. The AI asks leads for a time.',
    event: 'Event for leads to book',
    noEvent: 'No event is chosen',
    attach: 'Connect calendar',
    attachOther: 'Connect another calendar',
    changeEvent: 'Change event',
    detach: 'Disconnect',
    opening: 'Opening the calendar provider…',
    waiting:
      'Sign in at the calendar provider in the other window. The events of your calendar show here some seconds later.',
    closed: 'The window is closed. If the calendar was connected there, its events show here in a moment.',
    blocked: 'Your browser blocked the window.',
    openLink: 'Open the calendar provider',
    openAgain: 'Open the window again',
    cancel: 'Cancel',
    authFailed: 'The calendar provider could not be reached.',
    eventsFailed: 'The events of the calendar could not be loaded.',
    dialog: {
      title: 'Choose the event',
      text: 'Leads book this event of your calendar.',
      choose: 'Choose',
      noEvents: 'This calendar has no events. Add one at the provider, then try again.',
    },
  },
} as const
