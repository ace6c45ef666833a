/** `npm run bench -- --quick`: each bench runs once without its peers, as a check that it works. */
export const isQuick = process.env['BENCH_QUICK'] === 'true'

/** The workspace of a bench that works in each. The large workspace takes seconds to create. */
export const benchScenario = isQuick ? 'agency' : 'large'

/** Names of the peers' pages, filled when pages are served. */
export const peerPages = new Set<string>()
