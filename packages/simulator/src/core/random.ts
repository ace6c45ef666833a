/** A seeded source of chance. Equal seeds and equal calls give equal values. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number
  /** A whole number from `min` to `max`, both included. */
  integer(min: number, max: number): number
  /** True with this probability (0 to 1). */
  chance(probability: number): boolean
  /** One of the items. Throws when there are none. */
  pick<Item>(items: readonly Item[]): Item
  /** One of the items, `[item, weight]` each; weights need not add up to 1. */
  weighted<Item>(items: readonly (readonly [Item, number])[]): Item
  /** A shuffled copy. */
  shuffle<Item>(items: readonly Item[]): Item[]
  /** About normally distributed around `mean`. */
  normal(mean: number, deviation: number): number
  /** A version-4 UUID. */
  uuid(): string
}

/** Chance by name, so that one part of the world drawing more numbers does not change another part's. */
export interface RandomSource {
  /** A stream that goes on where it stopped; its state is part of the snapshot. Use few, fixed names. */
  stream(name: string): Random
  /** A fresh generator that depends on the seed and these keys only: asked twice, it gives the same values. For 'what would happen' questions. */
  fork(...keys: readonly (string | number)[]): Random
}
