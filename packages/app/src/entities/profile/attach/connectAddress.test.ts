import { expect, test } from 'vitest'
import { connectAddress } from './attach.ts'

test('PROF-14 the popup opens only web addresses and paths of the app', () => {
  expect(connectAddress('/connect/5', '/')).toBe('/connect/5')
  expect(connectAddress('/connect/5', '/demo')).toBe('/demo/connect/5')
  expect(connectAddress('https://connect.example.com/5', '/demo')).toBe('https://connect.example.com/5')
  for (const unsafe of ['javascript:alert(1)', '//example.com', '/\\example.com', 'data:text/html,x', 'connect', ''])
    expect([unsafe, connectAddress(unsafe, '/')]).toEqual([unsafe, undefined])
})
