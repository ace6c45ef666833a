/** `npm run bench -- --quick`: each bench runs once and without its peers, to see that it works. */
export const isQuick = process.env['BENCH_QUICK'] === 'true'

/** Names of the pages of the peers, filled when pages are served. */
export const peerPages = new Set<string>()
