/** The present time in every story: Tuesday, March 17, 2026, 14:05 UTC. */
const frozenNow = Date.UTC(2026, 2, 17, 14, 5)

/** Stops the clock: `new Date()` and `Date.now()` always give `frozenNow`. All other dates work as usual. */
export function freezeClock(): void {
  const RealDate = Date
  globalThis.Date = new Proxy(RealDate, {
    construct(target, args: unknown[], newTarget) {
      const made: object = Reflect.construct(target, args.length === 0 ? [frozenNow] : args, newTarget)
      return made
    },
    get(target, key, receiver) {
      const value: unknown = key === 'now' ? () => frozenNow : Reflect.get(target, key, receiver)
      return value
    },
  })
}

/** Makes `Math.random` give the same numbers in every run (mulberry32). */
export function seedRandom(seed = 1): void {
  let state = seed
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Makes all requests fail except Storybook's request for its index. A story gets its data only as props. */
export function cutNetwork(): void {
  const realFetch = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, globalThis.location.href)
    if (url.origin === globalThis.location.origin && url.pathname.endsWith('/index.json')) return realFetch(input, init)
    throw new Error(`A story tried to fetch ${url.href}: components take their data as props.`)
  }
  XMLHttpRequest.prototype.open = () => {
    throw new Error('A story tried to use XMLHttpRequest: components take their data as props.')
  }
}

/**
 * Ignores the real pointer of the browser in tests. The real pointer rests in the corner of the window, and would hover
 * over a story at an unpredictable time. Only events of `userEvent` have an effect.
 */
export function ignoreRestingPointer(): void {
  for (const device of ['pointer', 'mouse'])
    for (const change of ['over', 'out', 'enter', 'leave', 'move'])
      addEventListener(`${device}${change}`, (event) => event.isTrusted && event.stopImmediatePropagation(), true)
}
