import * as v from 'valibot'
import { expect, test } from 'vitest'
import { checkedOnce } from './checkedOnce.ts'

/** A schema that counts how often it looks. */
function counted() {
  let looks = 0
  const looked = v.check<{ name: string }, string>(() => {
    looks += 1
    return true
  }, 'never')
  return { schema: checkedOnce(v.pipe(v.object({ name: v.string() }), looked)), looks: () => looks }
}

test('a frozen value is looked at once, wherever it stands; one that may change each time', () => {
  const { schema, looks } = counted()
  const [record, loose] = [Object.freeze({ name: 'Ann' }), { name: 'Ann' }]
  expect(v.parse(v.array(schema), [record, record])).toEqual([record, record])
  expect(v.is(schema, record)).toBe(true)
  expect(looks()).toBe(1)
  expect([v.is(schema, loose), v.is(schema, loose), looks()]).toEqual([true, true, 3])
  Reflect.set(loose, 'name', 7)
  expect(v.is(schema, loose)).toBe(false)
})

test('a frozen value that does not fit never passes', () => {
  const { schema } = counted()
  const record = Object.freeze({ name: 7 })
  for (const _ of [1, 2])
    expect(v.safeParse(schema, record).issues?.map((issue) => v.getDotPath(issue))).toEqual(['name'])
})
