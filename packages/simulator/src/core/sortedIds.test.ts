import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type IdEntry, SortedIds } from './sortedIds.ts'

const key = fc.constantFrom('a', 'b', 'c', null)
const entries = fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 30 }), key }), {
  selector: ({ id }) => id,
  maxLength: 20,
})

/** Sorts ids by key, and ids with the same key by id. Ids without a key come last. */
const sorted = (all: readonly IdEntry[]): number[] =>
  ['a', 'b', 'c', null].flatMap((key) =>
    all
      .filter((entry) => entry.key === key)
      .map(({ id }) => id)
      .toSorted((one, other) => one - other),
  )

test('ids are sorted by key, then by id', () => {
  fc.assert(
    fc.property(entries, (all) => {
      const oneByOne = new SortedIds(true)
      for (const entry of all) oneByOne.add(entry.id, entry.key)
      expect(oneByOne.ids).toEqual(sorted(all))
      expect(SortedIds.of([...all]).ids).toEqual(sorted(all))
    }),
  )
})

test('`remove` needs the id and its key, and `removeAll` needs only the ids', () => {
  fc.assert(
    fc.property(entries, fc.nat(), (all, count) => {
      const [removed, left] = [all.slice(0, count), all.slice(count)]
      const byKey = SortedIds.of([...all])
      for (const entry of removed) byKey.remove(entry.id, entry.key)
      expect(byKey.ids).toEqual(sorted(left))
      const byScan = SortedIds.of([...all])
      byScan.removeAll(new Set(removed.map(({ id }) => id)))
      expect(byScan.ids).toEqual(sorted(left))
    }),
  )
})

test('`find` finds an id only with the key of this id', () => {
  fc.assert(
    fc.property(entries, key, (all, other) => {
      const ids = SortedIds.of([...all])
      for (const entry of all) {
        expect(ids.find(entry.id, entry.key)).toBe(sorted(all).indexOf(entry.id))
        expect(other === entry.key ? undefined : ids.find(entry.id, other)).toBeUndefined()
      }
    }),
  )
})
