import { assert, property, webFragments, webPath, webQueryParameters } from 'fast-check'
import { expect, test } from 'vitest'
import { loginAddress, returnAddress } from './returnAddress.ts'

const at = (path: string) => new URL(path, 'https://tandem.test')
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

test('AUTH-11 it never leads to the login page, nor to another site', () => {
  for (const asked of [
    '/login',
    '/login/',
    '/Login',
    '/login?returnTo=%2Flogin',
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    'javascript:x',
  ])
    expect(returnAddress(`?${new URLSearchParams({ returnTo: asked })}`)).toBe('/')
})
