/**
 * True for `npm run bench -- --quick`. Each bench then runs once and without its peers, to check only that it works.
 */
export const isQuick = process.env['BENCH_QUICK'] === 'true'

/** The scenario of benches that work with any scenario. Creating the workspace `large` takes seconds. */
export const benchScenario = isQuick ? 'agency' : 'large'

/** Names of the peers' pages, filled when pages are served. */
export const peerPages = new Set<string>()
