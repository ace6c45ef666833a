import { array, assert, constantFrom, property, webFragments, webPath, webQueryParameters } from 'fast-check'
import { expect, test } from 'vitest'
import { loginAddress, returnAddress } from './returnAddress.ts'

const at = (path: string) => new URL(path, 'https://tandem.test')
const returningTo = (asked: string) => returnAddress(`?${new URLSearchParams({ returnTo: asked })}`)
const searchOf = (address: string) => at(address).search

test('AUTH-10 login returns to the requested page', () => {
  assert(
    property(webPath(), webQueryParameters(), webFragments(), (path, query, hash) => {
      const asked = at(`/sequences${path.startsWith('/') ? path : `/${path}`}?${query}#${hash}`)
      expect(returnAddress(searchOf(loginAddress(asked)))).toBe(asked.pathname + asked.search + asked.hash)
    }),
  )
})

test('the dashboard needs no return address', () => {
  expect(loginAddress({ pathname: '/', search: '', hash: '' })).toBe('/login')
  expect(returnAddress('')).toBe('/')
})

test('AUTH-11 the login page, another site, or a text without a leading slash is no return address', () => {
  for (const asked of [
    '/login',
    '/login/',
    '/Login',
    '/login?returnTo=%2Flogin',
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'javascript:x',
    'calls',
    '',
  ])
    expect(returningTo(asked)).toBe('/')
})

test.each([
  '/messages?hasIncoming=true',
  '/sequences/manage/3/settings#x',
  '/calls?date_range_date=01.01.2026-02.01.2026',
])('AUTH-11 %s is accepted as a return address', (path) => {
  expect(returningTo(path)).toBe(path)
})

test('AUTH-11 the return address is on the origin of the app', () => {
  const address = array(
    constantFrom('/', '\\', '.', '..', '\t', '\n', '@', ':', '?', '#', '%2f', 'http', 'evil.example'),
    { maxLength: 8 },
  )
  assert(
    property(address, (parts) => {
      const path = returningTo(parts.join(''))
      expect(at(path).origin).toBe('https://tandem.test')
      expect(returningTo(path)).toBe(path)
    }),
    { numRuns: 1000 },
  )
})
