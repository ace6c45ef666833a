import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addToHead, cleanHead } from '@tandem/app/testing/head.ts'

const requested: string[] = []
let failuresLeft = 0
let status = 200
beforeEach(() => {
  requested.length = 0
  failuresLeft = 0
  status = 200
  vi.resetModules()
  addToHead('<script type="module" src="/assets/index.js"></script><link href="/assets/start.js">')
  vi.stubGlobal('fetch', async (path: string) => {
    requested.push(path)
    failuresLeft -= 1
    if (failuresLeft >= 0) throw new TypeError('Failed to fetch')
    return new Response('', { status })
  })
})
afterEach(() => {
  cleanHead()
  vi.unstubAllGlobals()
})

const load = vi.fn<() => Promise<string>>(async () => 'the code')
const files = ['assets/menu.js', 'assets/index.js', 'assets/start.js']

test('SHELL-94 each file is fetched at most once, before the first import that needs it', async () => {
  const { importCode } = await import('./importCode.ts')
  await expect(importCode(load, files)).resolves.toBe('the code')
  await importCode(load, [...files, 'assets/shared.js'])
  expect(requested).toEqual(['/assets/menu.js', '/assets/shared.js'])
})

test('SHELL-94 an import fetches a file at most twice before it fails, and the next import tries again', async () => {
  const { importCode } = await import('./importCode.ts')
  load.mockClear()
  failuresLeft = 2
  await expect(importCode(load, files)).rejects.toThrow('Failed to fetch')
  expect([requested.length, load.mock.calls.length]).toEqual([2, 0])
  failuresLeft = 1
  await expect(importCode(load, files)).resolves.toBe('the code')
  expect(requested).toEqual(Array(4).fill('/assets/menu.js'))
})

test('SHELL-94 code is not imported if the server responds to the request for its file with a 404', async () => {
  const { importCode } = await import('./importCode.ts')
  load.mockClear()
  status = 404
  await expect(importCode(load, files)).rejects.toThrow('/assets/menu.js was answered with 404')
  expect(load).not.toHaveBeenCalled()
})

test('SHELL-94 an import that the browser refuses throws UnusableCode', async () => {
  const { importCode, UnusableCode } = await import('./importCode.ts')
  const refused = new TypeError('Failed to fetch dynamically imported module')
  await expect(importCode(() => Promise.reject(refused), files)).rejects.toThrow(UnusableCode)
})
