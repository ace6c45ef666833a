/** True for `npm run bench -- --quick`. In this case each bench runs once, without peers. */
export const isQuick = process.env['BENCH_QUICK'] === 'true'

/** The scenario of most benches. Creating the workspace `large` takes seconds. */
export const benchScenario = isQuick ? 'agency' : 'large'

/** Names of the peers' pages. */
export const peerPages = new Set<string>()
