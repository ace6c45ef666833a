/** `npm run bench -- --quick`: each bench runs once without its peers, as a check that it works. */
export const isQuick = process.env['BENCH_QUICK'] === 'true'

/** Names of the peers' pages, filled when pages are served. */
export const peerPages = new Set<string>()
