import { unchecked } from './unchecked.ts'

/** The states of the named streams. */
export type RandomSnapshot = Readonly<Record<string, number>>

interface State {
  value: number
}

/** Random values by name. When one part of the workspace draws more values, the values of other parts stay the same. */
export class RandomSource {
  readonly #seed: number
  /** The hash at the start of every fork. */
  readonly #forked: number
  readonly #streams = new Map<string, State>()

  constructor(seed: number, snapshot: RandomSnapshot = {}) {
    this.#seed = seed
    this.#forked = added(basis, `${seed}//`)
    for (const [name, value] of Object.entries(snapshot)) this.#streams.set(name, { value })
  }

  /** A stream that continues at its last state. Snapshots store this state, so use few, fixed names. */
  stream(name: string): Random {
    let state = this.#streams.get(name)
    if (!state) this.#streams.set(name, (state = { value: hash(`${this.#seed}/${name}`) }))
    return new Random(state)
  }

  /** A new generator that depends only on the seed and the keys. The same keys always give the same values. */
  fork(...keys: readonly (string | number)[]): Random {
    let value = this.#forked
    for (let place = 0; place < keys.length; place++)
      value = added(added(value, place > 0 ? '/' : ''), String(keys[place]))
    return new Random({ value: mixed(value) })
  }

  snapshot(): RandomSnapshot {
    return Object.fromEntries(this.#streams.entries().map(([name, { value }]) => [name, value]))
  }
}

/** The start value of FNV-1a. */
const basis = 0x811c9dc5

/** FNV-1a with a final mixing step, so that similar texts give unrelated numbers. */
export const hash = (text: string): number => mixed(added(basis, text))

/** Adds a text to an FNV-1a hash. */
function added(hashed: number, text: string): number {
  let value = hashed
  for (let place = 0; place < text.length; place++) value = Math.imul(value ^ text.charCodeAt(place), 0x01000193)
  return value
}

function mixed(hashed: number): number {
  let value = Math.imul(hashed ^ (hashed >>> 16), 0x21f0aaad)
  value = Math.imul(value ^ (value >>> 15), 0x735a2d97)
  return (value ^ (value >>> 15)) >>> 0
}

/**
 * Seeded random values: equal seeds and equal calls give equal values. Uses Mulberry32, whose state is one 32-bit
 * number.
 */
export class Random {
  readonly #state: State

  constructor(state: State) {
    this.#state = state
  }

  /** A number from 0 (included) to 1 (excluded). */
  next(): number {
    const state = this.#state
    state.value = (state.value + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state.value ^ (state.value >>> 15), state.value | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }

  /** A whole number from `min` to `max`, both included. */
  integer(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1))
  }

  /** True with this probability (0 to 1). */
  chance(probability: number): boolean {
    return this.next() < probability
  }

  /** A random item. Throws if the list is empty. */
  pick<Item>(items: readonly Item[]): Item {
    if (items.length === 0) throw new Error('There is nothing to pick from.')
    // The index is within the list.
    return unchecked<Item>(items[this.integer(0, items.length - 1)])
  }

  /** A random index by weight. The weights need not add up to 1. */
  weightedIndex(weights: readonly number[]): number {
    let left = this.next() * weights.reduce((sum, weight) => sum + weight, 0)
    const index = weights.findIndex((weight) => (left -= weight) < 0)
    return index < 0 ? this.integer(0, weights.length - 1) : index
  }

  /** A random key by weight. */
  weighted<Key extends string>(weights: Readonly<Partial<Record<Key, number>>>): Key {
    // The keys of the record have this type, and the index is within them.
    return unchecked<Key>(Object.keys(weights)[this.weightedIndex(Object.values(weights))])
  }

  /** A shuffled copy. */
  shuffle<Item>(items: readonly Item[]): Item[] {
    const keyed = items.map((item) => ({ item, key: this.next() }))
    return keyed.sort((one, other) => one.key - other.key).map(({ item }) => item)
  }

  /** A version-4 UUID. */
  uuid(): string {
    const digits = Array.from({ length: 32 }, (_, place) => {
      if (place === 12) return '4'
      return (place === 16 ? this.integer(8, 11) : this.integer(0, 15)).toString(16)
    }).join('')
    return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  }
}
