import { expect, test } from 'vitest'
import { readParams, writeParams } from './listParams.ts'

const search = '?search=ann&sort=name&members.search=bo&members.page=2&members.after=7'

test('LIST-4 reads the keys of a list by its prefix', () => {
  expect(readParams(search, 'members.').toString()).toBe('search=bo&page=2&after=7')
  expect(readParams(search, '').get('search')).toBe('ann')
})

test('LIST-4 writes the keys of a list beside those of another list', () => {
  const written = writeParams(search, 'members.', new URLSearchParams('search=cy'))
  expect(written).toBe('search=ann&sort=name&members.search=cy')
})
