import { expect, test } from 'vitest'
import { nextSort } from './nextSort.ts'

test('a header changes the sort from ascending to descending, and then to the original order', () => {
  const ascending = nextSort(undefined, 'name')
  expect(ascending).toEqual({ columnId: 'name', direction: 'ascending' })
  const descending = nextSort(ascending, 'name')
  expect(descending).toEqual({ columnId: 'name', direction: 'descending' })
  expect(nextSort(descending, 'name')).toBeUndefined()
  expect(nextSort(descending, 'company')).toEqual({ columnId: 'company', direction: 'ascending' })
})
