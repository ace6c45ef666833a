import { describe, expect, test } from 'vitest'
import { customAttributeValue, isAttributeNameTaken, profileUrl, profileUrlKey, profileUrlRank } from './rules.ts'

test.each([
  ['linkedin.com/in/ben', 'https://linkedin.com/in/ben'],
  [' www.linkedin.com/in/Ben ', 'https://www.linkedin.com/in/Ben'],
  ['http://de.linkedin.com/in/ben', 'http://de.linkedin.com/in/ben'],
  ['n/a', undefined],
  ['-', undefined],
  ['ada@example.com', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
])('IMPORT-26 the link in %j is %j', (text, url) => {
  expect(profileUrl(text)).toBe(url)
})

test.each([
  'linkedin.com/in/ada-obi',
  'https://www.linkedin.com/in/ada-obi/',
  'http://de.linkedin.com/in/Ada-Obi?x=1',
  'HTTPS://WWW.LINKEDIN.COM/IN/ADA-OBI#top',
  'https://linkedin.com/in/ada-obi/de',
  'https://uk.linkedin.com/in/ada%2Dobi',
])('IMPORT-26 %s is a link to Ada', (url) => {
  expect(profileUrlKey(url)).toBe('linkedin.com/in/ada-obi')
})

test('IMPORT-26 links to different people or sites have different keys, and encoding does not change the key', () => {
  const urls = [
    'linkedin.com/in/ada',
    'linkedin.com/pub/ada/1/2',
    'example.com/in/ada',
    'my-linkedin.com/in/ada',
    '%E0%A4%A',
  ]
  expect(new Set(urls.map(profileUrlKey)).size).toBe(urls.length)
  expect(profileUrlKey('https://www.linkedin.com/in/%E6%9D%8E')).toBe(profileUrlKey('linkedin.com/in/李'))
})

test.each([
  ['https://www.linkedin.com/in/ann-smith', 2],
  ['linkedin.com/pub/ann/1/2/3', 2],
  ['https://www.linkedin.com/in/ACwAAA1', 1],
  ['https://www.linkedin.com/sales/lead/ACwAAA1,NAME_SEARCH,xy', 0],
  ['https://www.linkedin.com/company/acme', 0],
  ['n/a', 0],
])('IMPORT-27 %s has the rank %i (2: a public profile, 1: an internal id, 0: another link)', (url, rank) => {
  expect(profileUrlRank(url)).toBe(rank)
})

describe('custom attributes', () => {
  test('RECIP-7 have unique names', () => {
    const attributes = [{ id: 1, name: 'Budget' }]
    expect([
      isAttributeNameTaken(' budget ', attributes),
      isAttributeNameTaken('budget', attributes, 1),
      isAttributeNameTaken('Budgets', attributes),
    ]).toEqual([true, false, false])
  })

  test('RECIP-15 are saved as null if their text is empty or blank', () => {
    expect(['', '  ', ' x', null].map(customAttributeValue)).toEqual([null, null, ' x', null])
  })
})
