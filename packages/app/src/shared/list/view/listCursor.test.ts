import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cursorOfPage, cursorOfSize } from './listCursor.ts'
import { firstCursor, type ListPageSize, type ListCursor } from './listView.ts'

fc.configureGlobal({ seed: 20_261_121 })

const ids = Array.from({ length: 430 }, (_, index) => ({ id: 1000 - index }))
function pageAt(cursor: ListCursor, size: number) {
  if ('after' in cursor) {
    const start = ids.findIndex(({ id }) => id === cursor.after) + 1
    return ids.slice(start, start + size)
  }
  if ('before' in cursor) {
    const end = ids.findIndex(({ id }) => id === cursor.before)
    return ids.slice(Math.max(0, end - size), end)
  }
  return ids.slice(0, size)
}

const sizes = [25, 50, 100] as const
type Step = 'next' | 'previous' | 'first' | ListPageSize

function walk(steps: readonly Step[]) {
  let cursor: ListCursor = firstCursor
  let size: ListPageSize = 25
  for (const step of steps) {
    const rows = pageAt(cursor, size)
    if (step === 'next' && (cursor.page + 1) * size < ids.length)
      cursor = cursorOfPage({ cursor, rows }, cursor.page + 1)
    else if (step === 'previous' && cursor.page > 0) cursor = cursorOfPage({ cursor, rows }, cursor.page - 1)
    else if (step === 'first') cursor = cursorOfPage({ cursor, rows }, 0)
    else if (typeof step === 'number') {
      cursor = cursorOfSize({ cursor, pageSize: size, rows }, step)
      size = step
    }
  }
  return { cursor, size }
}

describe('pages by cursor', () => {
  test('LIST-20 show the right rows, no matter which pages the user opened before', () => {
    const step = fc.constantFrom<Step>('next', 'next', 'next', 'previous', 'first', ...sizes)
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const { cursor, size } = walk(steps)
        expect(pageAt(cursor, size)).toEqual(ids.slice(cursor.page * size, (cursor.page + 1) * size))
      }),
    )
  })

  test('LIST-25 keep the first row in view when the page size changes', () => {
    expect(walk([50, 'next', 'next', 25]).cursor).toEqual({ page: 4, after: ids[99]?.id })
    expect(walk([50, 'next', 'next', 'previous', 25]).cursor).toEqual({ page: 2, before: ids[75]?.id })
    expect(walk(['next', 'next', 50]).cursor).toEqual({ page: 1, after: ids[49]?.id })
  })

  test('LIST-20 the first page shows if no loaded row can be the cursor', () => {
    expect(walk(['next', 'next', 'next', 50]).cursor).toEqual(firstCursor)
    expect(cursorOfPage({ cursor: firstCursor, rows: ids.slice(0, 25) }, 7)).toEqual(firstCursor)
  })
})
