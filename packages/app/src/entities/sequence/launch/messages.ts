const tests = (count: number): string => (count === 1 ? '1 prompt test' : `${count} prompt tests`)

export const launchMessages = {
  title: (name: string) => `Prompt tests of ${name}`,
  open: (open: number, all: number) =>
    all === 1
      ? 'The prompt test has not passed.'
      : `${open} of ${tests(all)} ${open === 1 ? 'has' : 'have'} not passed.`,
  passed: (all: number) => (all === 1 ? 'The prompt test has passed.' : `All ${tests(all)} have passed.`),
  warning: 'The AI replies to leads with these prompts as soon as the sequence runs.',
  list: 'Prompt tests that have not passed',
  states: { notRun: 'Not run', stale: 'Out of date', failed: 'Failed', passed: 'Passed' },
  message: (text: string) => `“${text}”`,
  run: (count: number) => (count === 1 ? 'Run 1 test' : `Run ${count} tests`),
  cost: (count: number) =>
    `Running ${count === 1 ? 'it costs 1 AI credit' : `them costs ${count} AI credits`}, more with long company info. Nothing is sent.`,
  launch: 'Launch',
  launchAnyway: 'Launch anyway',
  show: 'Show tests',
  bulk: {
    title: 'The prompt tests of these sequences have not passed',
    anyway: (count: number) => (count === 1 ? 'Launch it anyway' : `Launch all ${count} anyway`),
  },
} as const
