export const tourMessages = {
  next: 'Next',
  previous: 'Back',
  done: 'Done',
  close: 'End the tour (Esc)',
  progress: 'Step {{current}} of {{total}}',
  steps: {
    campaign: {
      title: 'A running campaign',
      text: 'The forecast shows on which day the last recipient is reached, and which limit sets this day. The tab Messages shows each message as the lead sees it.',
    },
    question: {
      title: 'A lead asks',
      text: 'This question has just arrived. Tandem gives it a category, and the AI writes a reply.',
    },
    send: {
      title: 'The AI replies',
      text: 'The reply is about this question, with the facts of the client. Send it now, change it, or let the AI send it.',
    },
    calls: {
      title: 'Calls are booked',
      text: 'This is a booked call, in your time zone. Click the call to open it. Drag the call to move it together with its reminders.',
    },
    week: {
      title: 'One week later',
      text: 'The button lets a week pass: profiles send requests and messages, leads reply, and the AI replies to them.',
      next: 'Let a week pass',
    },
    report: {
      title: 'What happened',
      text: 'The report counts what was sent, answered and booked, and what the AI or people handled. Select a figure to open its list.',
    },
    person: {
      title: 'These need a person',
      text: 'The team took over these conversations. The work queue shows them one after the other.',
    },
    client: {
      title: 'The report for the client',
      text: 'Results, calls, best messages and the plan for next week, on two pages to print or to save as a PDF.',
    },
  },
} as const
