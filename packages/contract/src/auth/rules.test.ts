import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { returnPath } from './rules.ts'
import { holds } from '../../testing/holds.ts'

describe('the return address', () => {
  test.each([
    '/',
    '/messages?hasIncoming=true',
    '/sequences/manage/3/settings#x',
    '/calls?date_range_date=01.01.2026-02.01.2026',
  ])('AUTH-11 %s is followed', (path) => {
    expect(returnPath(path)).toBe(path)
  })

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'calls',
    '',
    null,
  ])('AUTH-11 %j leads to the home page', (address) => {
    expect(returnPath(address)).toBe('/')
  })

  test('AUTH-11 always stays on the same origin', () => {
    const address = fc.array(
      fc.constantFrom('/', '\\', '.', '..', '\t', '\n', '@', ':', '?', '#', '%2f', 'http', 'evil.example'),
      { maxLength: 8 },
    )
    holds(
      fc.property(address, (parts) => {
        const path = returnPath(parts.join(''))
        expect(new URL(path, 'https://tandem.example').origin).toBe('https://tandem.example')
        expect(returnPath(path)).toBe(path)
      }),
      { numRuns: 1000 },
    )
  })
})
