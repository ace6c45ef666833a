/** What happened while simulated time passed. */
export interface DemoProgress {
  readonly requests: number
  readonly answers: number
  readonly calls: number
}

const hourMs = 3_600_000
const passed = (ms: number) => (ms <= hourMs ? 'An hour' : ms <= 24 * hourMs ? 'A day' : 'A week')
const some = (count: number, noun: string) => `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`

/** Texts of the demo. */
export const demoMessages = {
  unavailable: {
    title: 'The demo can’t run in this browser',
    text: 'It needs shared workers and service workers, which this browser lacks or keeps switched off (private windows often do). Open this address in a current desktop browser, in a normal window.',
    action: 'Go to the sign-in page',
  },
  advanced: (advanceMs: number, { requests, answers, calls }: DemoProgress) =>
    `${passed(advanceMs)} passed: ${some(requests, 'request')}, ${some(answers, 'answer')}, ${some(calls, 'call')}`,
  failed: 'The demo could not be changed',
} as const
