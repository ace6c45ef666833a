import { counted } from '@tandem/components'

export interface DemoProgress {
  readonly requests: number
  readonly answers: number
  readonly calls: number
}

const hourMs = 3_600_000
const passedText = (ms: number) => `${ms <= hourMs ? 'An hour' : ms <= 24 * hourMs ? 'A day' : 'A week'} passed`

const countsOf = ({ requests, answers: replies, calls }: DemoProgress) =>
  (
    [
      [requests, 'request', 'requests'],
      [replies, 'reply', 'replies'],
      [calls, 'call', 'calls'],
    ] as const
  ).map(([count, one, more]) => ({ count, text: counted(count, one, more) }))
const listOf = (counts: readonly { readonly text: string }[]) => counts.map(({ text }) => text).join(', ')

export const demoMessages = {
  unavailable: {
    title: 'The demo can’t run in this browser',
    text: 'The demo needs shared workers and service workers. This browser does not offer them, or they are off, as in many private windows. Open this address in a normal window of a current desktop browser.',
    action: 'Go to the sign-in page',
  },
  console: 'Console',
  report: 'What happened',
  tour: 'Tour',
  tourFailed: 'The tour could not be started',
  passed: passedText,
  advanced: (passed: string, progress: DemoProgress) => `${passed}: ${listOf(countsOf(progress))}`,
  happened: (event: string, progress: DemoProgress) => {
    const changed = countsOf(progress).filter(({ count }) => count > 0)
    return changed.length > 0 ? `${event}: ${listOf(changed)}` : event
  },
  failed: 'The demo could not be changed',
  notices: {
    startedAfresh: {
      intent: 'info',
      title: 'The demo starts again',
      text: 'The demo in this browser was from another version of Tandem.',
    },
    openElsewhere: {
      intent: 'warning',
      title: 'The demo is open in another version of Tandem',
      text: 'This demo is new and is not stored. To continue the stored demo, close all other tabs of the demo and reload this page.',
    },
  },
  notSaved: {
    intent: 'warning',
    title: 'The demo could not be stored in this browser',
    text: 'The storage is full or blocked. Your changes are lost when you close the demo.',
  },
  replacing: {
    title: 'Replace this demo?',
    text: 'The link starts a new demo. Your changes in this demo are lost in all tabs of this browser.',
    confirm: 'Replace demo',
    cancel: 'Keep this demo',
  },
  linkFailed: 'The link could not be opened. The demo shows the same workspace as before.',
  /** Names of events, by the type of the event in the simulator. */
  events: {
    mailExpires: 'The link of an email expires',
    profileConnects: 'A profile connects',
    paymentSettles: 'A payment goes through',
    creditsRenew: 'AI credits are renewed',
    calendarConnects: 'A calendar is connected',
    dayStarts: 'A new day begins',
    firstContactDue: 'A profile contacts a recipient',
    leadStepDue: 'Reply from a lead or AI',
    messageDue: 'A scheduled message is sent',
  } as Readonly<Record<string, string>>,
  someEvent: 'Something happens',
} as const
