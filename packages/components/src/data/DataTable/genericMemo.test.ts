import { createElement } from 'react'
import { expect, test } from 'vitest'
import { genericMemo } from './genericMemo.ts'

test('a memoized component keeps its type parameters', () => {
  const Cell = genericMemo(<Value extends string>({ value, other }: { readonly value: Value; readonly other: Value }) =>
    createElement('span', null, value, other),
  )
  expect(createElement(Cell<'a' | 'b'>, { value: 'a', other: 'b' }).props).toEqual({ value: 'a', other: 'b' })
})
