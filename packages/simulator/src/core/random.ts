/** Seeded random values: equal seeds and equal calls give equal values. */
export interface Random {
  /** From 0 to 1, without 1. */
  next(): number
  /** A whole number from `min` to `max`, both included. */
  integer(min: number, max: number): number
  /** True with this probability (0 to 1). */
  chance(probability: number): boolean
  /** One of the items. Throws if there are none. */
  pick<Item>(items: readonly Item[]): Item
  /** The index of one of these weights, which need not add up to 1. */
  weightedIndex(weights: readonly number[]): number
  /** One of the keys, each with its weight. */
  weighted<Key extends string>(weights: Readonly<Partial<Record<Key, number>>>): Key
  /** A shuffled copy. */
  shuffle<Item>(items: readonly Item[]): Item[]
  /** Roughly normally distributed. */
  normal(mean: number, deviation: number): number
  /** A version-4 UUID. */
  uuid(): string
}

/** Random values by name: a part of the world that draws more of them does not change the values of another part. */
export interface RandomSource {
  /** A stream that continues where it stopped. Its state is part of the snapshot: use few, fixed names. */
  stream(name: string): Random
  /** A new generator that depends on the seed and these keys only: the same keys give the same values each time. */
  fork(...keys: readonly (string | number)[]): Random
}
