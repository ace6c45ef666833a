import { expect, test } from 'vitest'
import { searchGuides } from './guideSearch.ts'

const hrefsOf = (text: string) => searchGuides(text).map(({ href }) => href)

test.each([
  ['weekly limit', '/help/limits#weekly'],
  ['first message', '/help/messages#first-contact'],
  ['reconn', '/help/profiles#reconnect'],
  ['schedul', '/help/limits#schedules'],
  ['varable', '/help/messages#variables'],
  ['VÁRIABLE', '/help/messages#variables'],
  ['company description', '/help/clients#description'],
])('SHELL-82 the first section for "%s" is %s', (text, href) => {
  expect(hrefsOf(text)[0]).toBe(href)
})

test('SHELL-82 a found section contains all words of the search', () => {
  expect(hrefsOf('withdrawn weeks')).toContain('/help/limits#weekly')
  expect(hrefsOf('withdrawn zebra')).toEqual([])
})

test('SHELL-82 spaces and punctuation find no section', () => {
  expect(hrefsOf('  ')).toEqual([])
  expect(hrefsOf('**')).toEqual([])
})
