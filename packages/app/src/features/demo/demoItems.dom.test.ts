import { beforeEach, expect, test } from 'vitest'
import { dropDemoItems } from './demoItems.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('SIM-37 `dropDemoItems` removes the stored items of the replaced workspace, and keeps settings', () => {
  const kept = [
    'demo/colorScheme',
    'demo/density',
    'demo/isBarHidden',
    'demo/recipients_columns',
    'demo/recipients_views',
    'demo/snippets',
    'inbox_outbox',
  ]
  for (const name of [...kept, 'demo/inbox_outbox', 'demo/purchases']) localStorage.setItem(name, '{}')
  for (const name of ['demo/profileDetails', 'profileDetails']) sessionStorage.setItem(name, '{}')
  dropDemoItems('tab')
  expect(Object.keys(sessionStorage)).toEqual(['profileDetails'])
  expect(localStorage).toHaveLength(9)
  dropDemoItems('browser')
  expect(Object.keys(localStorage).toSorted()).toEqual(kept)
})
