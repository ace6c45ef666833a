import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { placeOfPage, placeOfSize } from './listPlace.ts'
import { firstPlace, type ListPageSize, type ListPlace } from './listView.ts'

// The same cases on every run.
fc.configureGlobal({ seed: 20_261_121 })

/** Rows, and the server's pages of them by cursor. */
const ids = Array.from({ length: 430 }, (_, index) => ({ id: 1000 - index }))
function pageAt(place: ListPlace, size: number) {
  if ('after' in place) {
    const start = ids.findIndex(({ id }) => id === place.after) + 1
    return ids.slice(start, start + size)
  }
  if ('before' in place) {
    const end = ids.findIndex(({ id }) => id === place.before)
    return ids.slice(Math.max(0, end - size), end)
  }
  return ids.slice(0, size)
}

const sizes = [25, 50, 100] as const
type Step = 'next' | 'previous' | 'first' | ListPageSize

function walk(steps: readonly Step[]) {
  let place: ListPlace = firstPlace
  let size: ListPageSize = 25
  for (const step of steps) {
    const rows = pageAt(place, size)
    if (step === 'next' && (place.page + 1) * size < ids.length) place = placeOfPage({ place, rows }, place.page + 1)
    else if (step === 'previous' && place.page > 0) place = placeOfPage({ place, rows }, place.page - 1)
    else if (step === 'first') place = placeOfPage({ place, rows }, 0)
    else if (typeof step === 'number') {
      place = placeOfSize({ place, pageSize: size, rows }, step)
      size = step
    }
  }
  return { place, size }
}

describe('pages by cursor', () => {
  test('LIST-20 shows the same rows on a page for every navigation to it', () => {
    const step = fc.constantFrom<Step>('next', 'next', 'next', 'previous', 'first', ...sizes)
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const { place, size } = walk(steps)
        expect(pageAt(place, size)).toEqual(ids.slice(place.page * size, (place.page + 1) * size))
      }),
    )
  })

  test('LIST-25 keeps the first row in view when the page size changes', () => {
    expect(walk([50, 'next', 'next', 25]).place).toEqual({ page: 4, after: ids[99]?.id })
    expect(walk([50, 'next', 'next', 'previous', 25]).place).toEqual({ page: 2, before: ids[75]?.id })
    expect(walk(['next', 'next', 50]).place).toEqual({ page: 1, after: ids[49]?.id })
  })

  test('LIST-20 returns to the first page if no loaded row can be the cursor', () => {
    expect(walk(['next', 'next', 'next', 50]).place).toEqual(firstPlace)
    expect(placeOfPage({ place: firstPlace, rows: ids.slice(0, 25) }, 7)).toEqual(firstPlace)
  })
})
