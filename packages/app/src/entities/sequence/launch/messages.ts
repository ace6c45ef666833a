const tests = (count: number): string => (count === 1 ? '1 prompt test' : `${count} prompt tests`)

export const launchMessages = {
  title: (name: string) => `Prompt tests of ${name}`,
  open: (open: number, all: number) =>
    all === 1 ? 'The prompt test fails or is out of date.' : `${open} of ${tests(all)} fail or are out of date.`,
  passed: (all: number) => (all === 1 ? 'The prompt test has passed.' : `All ${tests(all)} have passed.`),
  warning: 'The AI replies to leads with these prompts as soon as the sequence runs.',
  list: 'Open tests',
  states: { notRun: 'Not run', stale: 'Out of date', failed: 'Failed', passed: 'Passed' },
  message: (text: string) => `“${text}”`,
  run: (count: number) => (count === 1 ? 'Run 1 test' : `Run ${count} tests`),
  cost: (count: number) =>
    `Running ${count === 1 ? 'it costs 1 AI credit' : `them costs ${count} AI credits`}, more with long company info. Nothing is sent.`,
  launch: 'Launch',
  launchAnyway: 'Launch anyway',
  show: 'Show tests',
  bulk: {
    title: 'Their prompt tests fail or are out of date',
    anyway: (count: number) => (count === 1 ? 'Launch it anyway' : `Launch all ${count} anyway`),
  },
} as const
