/** `npm run bench -- --quick`: each bench runs once without its peers, as a check that it works. */
export const isQuick = process.env['BENCH_QUICK'] === 'true'

/** The scenario of benches that do not need a certain one. The workspace `large` takes seconds to create. */
export const benchScenario = isQuick ? 'agency' : 'large'

/** Names of the peers' pages, filled when pages are served. */
export const peerPages = new Set<string>()
