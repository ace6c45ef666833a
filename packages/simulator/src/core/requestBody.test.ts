import { expect, test } from 'vitest'
import { readJson } from './requestBody.ts'

const requestOf = (body: string) => new Request('https://a.test/', { method: 'POST', body })

/** Firefox has no `Request.body`. */
const withoutBodyProperty = (request: Request) =>
  new Proxy(request, {
    has: (target, key) => key !== 'body' && Reflect.has(target, key),
    get(target, key) {
      if (key === 'body') return undefined
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })

test('readJson() reads a body in a browser without Request.body', async () => {
  expect(await readJson(withoutBodyProperty(requestOf('{"a":1}')))).toEqual({ a: 1 })
  expect(await readJson(withoutBodyProperty(requestOf('')))).toBeUndefined()
  await expect(readJson(withoutBodyProperty(requestOf('"too long"')), 3)).rejects.toMatchObject({ status: 400 })
})

test('readJson() returns undefined for a request without a body', async () => {
  expect(await readJson(new Request('https://a.test/'))).toBeUndefined()
})
