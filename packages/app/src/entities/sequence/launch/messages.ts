const tests = (count: number): string => (count === 1 ? '1 prompt test' : `${count} prompt tests`)

/** Texts of the prompt tests before a launch. */
export const launchMessages = {
  title: (name: string) => `Prompt tests of ${name}`,
  open: (open: number, all: number) =>
    all === 1
      ? 'The prompt test has not passed with the present prompts.'
      : `${open} of ${tests(all)} have not passed with the present prompts.`,
  passed: (all: number) => (all === 1 ? 'The prompt test has passed.' : `All ${tests(all)} have passed.`),
  warning: 'The AI answers leads with these prompts as soon as the sequence runs.',
  list: 'Open tests',
  states: { notRun: 'Not run', stale: 'Out of date', failed: 'Failed', passed: 'Passed' },
  /** The lead's message. */
  message: (text: string) => `“${text}”`,
  run: (count: number) => (count === 1 ? 'Run 1 test' : `Run ${count} tests`),
  cost: (count: number) =>
    `Running ${count === 1 ? 'it costs 1 AI credit' : `them costs ${count} AI credits`}, more with long company info. Nothing is sent.`,
  launch: 'Launch',
  launchAnyway: 'Launch anyway',
  show: 'Show tests',
  /** For several sequences. */
  bulk: {
    title: 'Their prompt tests have not passed',
    anyway: (count: number) => (count === 1 ? 'Launch it anyway' : `Launch all ${count} anyway`),
  },
} as const
