import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { RandomSource } from './random.ts'

const draws = (random: RandomSource, name: string) => Array.from({ length: 5 }, () => random.stream(name).next())

test('the values of a stream depend only on the seed and the name of the stream', () => {
  expect(draws(new RandomSource(1), 'people')).toEqual(draws(new RandomSource(1), 'people'))
  expect(draws(new RandomSource(1), 'people')).not.toEqual(draws(new RandomSource(2), 'people'))
  expect(draws(new RandomSource(1), 'people')).not.toEqual(draws(new RandomSource(1), 'texts'))
})

test('a stream does not depend on the values drawn from other streams', () => {
  const random = new RandomSource(1)
  draws(random, 'texts')
  expect(draws(random, 'people')).toEqual(draws(new RandomSource(1), 'people'))
})

test('a stream continues from a snapshot', () => {
  const random = new RandomSource(1)
  draws(random, 'people')
  const later = new RandomSource(1, random.snapshot())
  expect(random.fork('lead', 5).next()).toBe(later.fork('lead', 5).next())
  expect(random.fork('lead', 5).next()).not.toBe(random.fork('lead', 6).next())
  expect(draws(random, 'people')).toEqual(draws(later, 'people'))
})

test('random integers, shuffled lists, weighted choices and UUIDs are valid', () => {
  fc.assert(
    fc.property(
      fc.integer(),
      fc.integer({ min: -50, max: 50 }),
      fc.integer({ min: 0, max: 50 }),
      (seed, min, length) => {
        const random = new RandomSource(seed).fork()
        const value = random.integer(min, min + length)
        expect(Number.isInteger(value) && value >= min && value <= min + length).toBe(true)
        expect(new Set(random.shuffle([1, 2, 3, 4]))).toEqual(new Set([1, 2, 3, 4]))
        expect(random.weighted({ never: 0, always: 1 })).toBe('always')
        expect(random.uuid()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
      },
    ),
  )
})

test('values are spread evenly', () => {
  const random = new RandomSource(7).stream('even')
  const drawn = Array.from({ length: 10_000 }, () => random.integer(0, 9))
  for (let value = 0; value < 10; value++) {
    const share = drawn.filter((each) => each === value).length
    expect(share).toBeGreaterThan(850)
    expect(share).toBeLessThan(1150)
  }
})
