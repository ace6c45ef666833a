import { unchecked } from './unchecked.ts'

export type RandomSnapshot = Readonly<Record<string, number>>

interface State {
  value: number
}

/** Makes a stream of random values for each name. The use of one stream does not change the values of other streams. */
export class RandomSource {
  readonly #seed: number
  readonly #forked: number
  readonly #streams = new Map<string, State>()

  constructor(seed: number, snapshot: RandomSnapshot = {}) {
    this.#seed = seed
    this.#forked = added(basis, `${seed}//`)
    for (const [name, value] of Object.entries(snapshot)) this.#streams.set(name, { value })
  }

  /** The stream of a name. It continues after its last used value. Snapshots store the state of each stream. */
  stream(name: string): Random {
    let state = this.#streams.get(name)
    if (!state) this.#streams.set(name, (state = { value: hash(`${this.#seed}/${name}`) }))
    return new Random(state)
  }

  /** A new generator, whose values depend only on the seed and on the keys. */
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

const basis = 0x811c9dc5

/** FNV-1a with a final mixing step. Similar texts give unrelated numbers. */
export const hash = (text: string): number => mixed(added(basis, text))

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

/** A generator of random values (Mulberry32). Its state is one 32-bit number. */
export class Random {
  readonly #state: State

  constructor(state: State) {
    this.#state = state
  }

  /** From 0 (included) to 1 (excluded). */
  next(): number {
    const state = this.#state
    state.value = (state.value + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state.value ^ (state.value >>> 15), state.value | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }

  /** From `min` to `max`, both included. */
  integer(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1))
  }

  /** True with this probability (0 to 1). */
  chance(probability: number): boolean {
    return this.next() < probability
  }

  /** Throws if the list is empty. */
  pick<Item>(items: readonly Item[]): Item {
    if (items.length === 0) throw new Error('There is nothing to pick from.')
    return unchecked<Item>(items[this.integer(0, items.length - 1)])
  }

  /** The weights need not add up to 1. */
  weightedIndex(weights: readonly number[]): number {
    let left = this.next() * weights.reduce((sum, weight) => sum + weight, 0)
    const index = weights.findIndex((weight) => (left -= weight) < 0)
    return index < 0 ? this.integer(0, weights.length - 1) : index
  }

  weighted<Key extends string>(weights: Readonly<Partial<Record<Key, number>>>): Key {
    // The index is within the keys of the record.
    return unchecked<Key>(Object.keys(weights)[this.weightedIndex(Object.values(weights))])
  }

  shuffle<Item>(items: readonly Item[]): Item[] {
    const keyed = items.map((item) => ({ item, key: this.next() }))
    return keyed.sort((one, other) => one.key - other.key).map(({ item }) => item)
  }

  uuid(): string {
    const digits = Array.from({ length: 32 }, (_, place) => {
      if (place === 12) return '4'
      return (place === 16 ? this.integer(8, 11) : this.integer(0, 15)).toString(16)
    }).join('')
    return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  }
}
