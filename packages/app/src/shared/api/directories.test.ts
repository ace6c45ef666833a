import { expect, test, vi } from 'vitest'
import { startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { callStatusNamesAtom, categoryNamesAtom, codeText } from './directories.ts'

test('SHELL-55, SHELL-61 names of categories and call statuses load once', async () => {
  const app = startSimulatedApp('new-user')
  const { store } = app
  const open = () => [categoryNamesAtom, callStatusNamesAtom].map((each) => store.sub(each, () => {}))
  expect([store.get(categoryNamesAtom).get('not_now'), codeText('not_now')]).toEqual([undefined, 'Not now'])
  const stops = open()
  await vi.waitFor(() => expect(store.get(categoryNamesAtom).size).toBe(9), 10_000)
  await vi.waitFor(() => expect(store.get(callStatusNamesAtom).get('got_email')).toBe('Got email'), 10_000)
  for (const stop of [...stops, ...open()]) stop()
  const calls = (await app.calls()).filter((call) => /categoryList|callStatusList/.test(call))
  expect(calls.toSorted()).toEqual(['callStatusList 200', 'categoryList 200'])
})

test('SHELL-63 a missing code shows as a dash', () => {
  expect(codeText('')).toBe('–')
})
