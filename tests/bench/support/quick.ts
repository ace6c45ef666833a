/** True for `npm run bench -- --quick`. Each bench then runs once, and does not measure other libraries. */
export const isQuick = process.env['BENCH_QUICK'] === 'true'

/** The scenario of most benches. Creating the workspace `large` takes seconds. */
export const benchScenario = isQuick ? 'agency' : 'large'

/** The names of the pages that measure other libraries. `serveBenchPages` adds the names. */
export const peerPages = new Set<string>()
