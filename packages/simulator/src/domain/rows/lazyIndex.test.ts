import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { smallWorld } from '../../seed/smallWorkspace.fixtures.ts'
import { lazyIndex } from './lazyIndex.ts'
import { type RecipientRow } from './people.ts'

const keysOf = ({ customAttributes }: RecipientRow): string[] => Object.keys(customAttributes)

const write = fc.record({
  id: fc.integer({ min: 1, max: 40 }),
  keys: fc.subarray(['7', '8', '9']),
  isAdded: fc.boolean(),
})

test('an index that is kept beside a table finds what a search of all rows finds, however it was written to meanwhile', () => {
  const { tables } = smallWorld()
  const find = lazyIndex<RecipientRow>(keysOf)
  fc.assert(
    fc.property(fc.array(write, { maxLength: 20 }), fc.constantFrom('7', '8', '9', 'none'), (writes, key) => {
      for (const { id, keys, isAdded } of writes) {
        const customAttributes = Object.fromEntries(keys.map((each) => [each, 'value']))
        const row = tables.recipients.get(id)
        if (isAdded && row) tables.recipients.insert({ ...row, customAttributes })
        else tables.recipients.patch(id, { customAttributes })
      }
      const found = find(tables.recipients, key).map(({ id }) => id)
      const expected = [...tables.recipients.rows()].filter((row) => keysOf(row).includes(key)).map(({ id }) => id)
      expect(found.toSorted((one, other) => one - other)).toEqual(expected)
    }),
  )
})
