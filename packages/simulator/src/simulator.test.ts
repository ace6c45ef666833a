import { customAttributeList } from '@tandem/contract'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { assembleSnapshot } from './core/snapshot.ts'
import { type Simulator } from './simulator.ts'
import { toySimulator, toyStart } from './toySimulator.fixtures.ts'

const day = 24 * 60 * 60 * 1000

/** Keeps the cookie like a browser. */
function visitor(simulator: Simulator) {
  let cookie = ''
  return async (
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ status: number; body: unknown; headers: Headers }> => {
    const response = await simulator.fetch(
      new Request(`http://localhost${path}`, {
        method,
        headers: { cookie },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    )
    const setCookie = response.headers.get('set-cookie')
    if (setCookie) cookie = setCookie.split(';')[0] ?? ''
    const text = await response.text()
    const isJson = response.headers.get('content-type') === 'application/json'
    return {
      status: response.status,
      body: isJson && text.endsWith('}') ? JSON.parse(text) : text,
      headers: response.headers,
    }
  }
}

async function signedIn(simulator = toySimulator()) {
  const call = visitor(simulator)
  await call('POST', '/api/v2/auth/login', { email: 'demo@example.com', password: 'demo' })
  return call
}

async function names(call: Awaited<ReturnType<typeof signedIn>>): Promise<string[]> {
  const { body } = await call('GET', '/api/v2/recipients/custom-attributes')
  const { _embedded: embedded } = v.parse(customAttributeList.response, body)
  return embedded.recipientCustomAttributes.map(({ name }) => name)
}

describe('sessions', () => {
  test('SIM-2, AUTH-9 login sets a cookie that scripts cannot read, and logout clears the cookie', async () => {
    const call = visitor(toySimulator())
    expect((await call('GET', '/api/v2/users/me')).status).toBe(401)
    expect((await call('POST', '/api/v2/auth/login', { email: 'demo@example.com', password: 'wrong' })).status).toBe(
      401,
    )
    const login = await call('POST', '/api/v2/auth/login', { email: 'demo@example.com', password: 'demo' })
    expect(login.headers.get('set-cookie')).toMatch(/^tandem_session=[\w-]+; Path=\/; HttpOnly; SameSite=Lax$/)
    expect((await call('GET', '/api/v2/users/me')).body).toMatchObject({ name: 'Ada Lovelace' })
    const logout = await call('POST', '/api/v2/auth/logout')
    expect(logout.status).toBe(204)
    expect(logout.headers.get('set-cookie')).toContain('Max-Age=0')
    expect((await call('GET', '/api/v2/users/me')).status).toBe(401)
  })

  test('SIM-17 in the session mode `shared`, the session starts signed in', async () => {
    const call = visitor(toySimulator({ sessionMode: 'shared' }))
    expect((await call('GET', '/api/v2/users/me')).status).toBe(200)
    await call('POST', '/api/v2/auth/logout')
    expect((await call('GET', '/api/v2/users/me')).status).toBe(401)
    const login = await call('POST', '/api/v2/auth/login', { email: 'demo@example.com', password: 'demo' })
    expect(login.headers.get('set-cookie')).toBeNull()
    expect((await call('GET', '/api/v2/users/me')).status).toBe(200)
  })
})

describe('responses', () => {
  test('SIM-14, SIM-18 a response has the mark of the simulator and the virtual time', async () => {
    const call = await signedIn()
    const { status, headers } = await call('GET', '/demo/api/v2/users/me/')
    expect(status).toBe(200)
    expect(headers.get('x-simulator')).toBe('1')
    expect(headers.get('date')).toBe('Mon, 05 Jan 2026 09:00:00 GMT')
  })

  test('a fixed path has priority over a placeholder', async () => {
    const call = await signedIn()
    const image = await call('GET', '/api/v2/users/me/image')
    expect(image.headers.get('content-type')).toBe('image/svg+xml')
    expect(image.body).toContain('<svg')
    expect((await call('GET', '/api/v2/users/1')).body).toMatchObject({ id: 1 })
  })

  test('SIM-12 a response that does not fit the contract becomes a 500 that names the field', async () => {
    const call = await signedIn()
    expect(await call('GET', '/api/v2/users/2')).toMatchObject({
      status: 500,
      body: { message: expect.stringContaining('userGet, profilesCount') },
    })
    expect(await call('GET', '/api/v2/users?search=undeclared')).toMatchObject({
      status: 500,
      body: { message: expect.stringContaining('422') },
    })
    const unchecked = await signedIn(toySimulator({ checksResponses: false }))
    expect((await unchecked('GET', '/api/v2/users/2')).status).toBe(200)
  })

  test('an operation without a handler responds with a 500 that names the operation', async () => {
    const call = await signedIn()
    expect(await call('GET', '/api/v2/clients')).toMatchObject({
      status: 500,
      body: { message: 'The simulator failed at clientList: It has no handler.' },
    })
  })
})

describe('bad input is refused with a message, never with a 500', () => {
  const deep = `a${'[x]'.repeat(7)}=1`
  const manyValues = Array.from({ length: 21 }, (_, index) => `select=${index}`).join('&')
  const manyKeys = Array.from({ length: 1001 }, (_, index) => `k${index}=1`).join('&')
  const cases: [string, number, string, string, unknown?][] = [
    ['unknown path', 404, 'GET', '/api/v2/nothing/here'],
    ['no path', 404, 'GET', '/api/v2'],
    ['a path outside of the API', 404, 'GET', '/elsewhere'],
    ['wrong method', 405, 'DELETE', '/api/v2/users/me'],
    ['not an id', 404, 'GET', '/api/v2/users/abc'],
    ['an id with SQL', 404, 'GET', '/api/v2/users/1%27%20OR%201=1--'],
    ['an id with a broken escape', 404, 'GET', '/api/v2/users/%E0%A4%A'],
    ['an unknown id', 404, 'GET', '/api/v2/users/99'],
    ['not a number', 400, 'GET', '/api/v2/users?limit=many'],
    ['a repeated key that allows one value', 400, 'GET', '/api/v2/users?limit=1&limit=2'],
    ['SIM-11 too many values', 400, 'GET', `/api/v2/users?${manyValues}`],
    ['SIM-11 too many parameters', 400, 'GET', `/api/v2/users?${manyKeys}`],
    ['SIM-11 too many levels', 400, 'GET', `/api/v2/users?${deep}`],
    ['a very long query', 400, 'GET', `/api/v2/users?search=${'x'.repeat(70_000)}`],
    ['no body', 400, 'POST', '/api/v2/recipients/custom-attributes'],
    ['a body that is not JSON', 400, 'POST', '/api/v2/recipients/custom-attributes', '{"name":'],
    ['an array instead of an object as the body', 400, 'POST', '/api/v2/recipients/custom-attributes', [1, 2]],
    ['a body of null', 400, 'POST', '/api/v2/recipients/custom-attributes', 'null'],
    ['a field of another type', 400, 'POST', '/api/v2/recipients/custom-attributes', { name: { $gt: '' } }],
    ['a body that is too large', 400, 'POST', '/api/v2/recipients/custom-attributes', { name: 'x'.repeat(1_000_001) }],
  ]
  test.each(cases)('%s: %i', async (_what, status, method, path, body) => {
    const call = await signedIn()
    const response = await call(method, path, body)
    expect(response).toMatchObject({ status, body: { message: expect.stringMatching(/\S+ \S+/) } })
    expect(response.headers.get('x-simulator')).toBe('1')
  })

  test('SHELL-44 the response names the invalid fields', async () => {
    const call = await signedIn()
    const { body } = await call('POST', '/api/v2/recipients/custom-attributes', { name: '' })
    expect(body).toMatchObject({ errors: [{ field: 'name', message: 'Field is required' }] })
  })

  test('a refused write is rolled back', async () => {
    const simulator = toySimulator()
    const call = await signedIn(simulator)
    await call('POST', '/api/v2/recipients/custom-attributes', { name: 'Size' })
    const { tables, events } = await simulator.snapshot()
    expect(await call('POST', '/api/v2/recipients/custom-attributes', { name: 'Size' })).toMatchObject({
      status: 409,
      body: expect.any(String),
    })
    expect(await simulator.snapshot()).toMatchObject({ tables, events })
  })
})

describe('time', () => {
  test('SIM-14 events happen in order, each at its own time', async () => {
    const simulator = toySimulator()
    const call = await signedIn(simulator)
    await simulator.clock.advance(2 * day)
    expect(await names(call)).toEqual([
      'first at 2026-01-06T09:00:00.000Z',
      'first but one at 2026-01-06T09:00:00.000Z',
      'second at 2026-01-07T09:00:00.000Z',
    ])
    await simulator.clock.runUntil(toyStart + 16 * day)
    expect(await names(call)).toHaveLength(5)
    expect(simulator.clock.now()).toBe(toyStart + 16 * day)
  })

  test('SIM-14 the clock advances by the elapsed real time, multiplied by the rate of the clock', async () => {
    let realNow = 5_000_000
    const simulator = toySimulator({ isFrozen: false, realTime: { now: () => realNow, wait: () => Promise.resolve() } })
    const call = await signedIn(simulator)
    realNow += day
    expect(await names(call)).toHaveLength(2)
    await simulator.clock.set({ rate: 60 })
    realNow += day / 60
    expect(await names(call)).toHaveLength(3)
    expect(simulator.clock.now()).toBe(toyStart + 2 * day)
    await simulator.clock.set({ isFrozen: true })
    realNow += day
    expect((await call('GET', '/api/v2/users/me')).headers.get('date')).toBe('Wed, 07 Jan 2026 09:00:00 GMT')
    await simulator.clock.set({ isFrozen: false, rate: 1 })
    realNow -= 2 * day
    await call('GET', '/api/v2/users/me')
    expect(simulator.clock.now()).toBe(toyStart + 2 * day)
  })
})

describe('SIM-13 the same seed and the same requests give the same bytes', () => {
  async function story(simulator: Simulator): Promise<string> {
    const call = await signedIn(simulator)
    for (let turn = 0; turn < 12; turn++) {
      await call('POST', '/api/v2/recipients/custom-attributes', { name: `Name ${turn % 9}` })
      await simulator.clock.advance(day / 3)
    }
    return JSON.stringify(await simulator.snapshot())
  }

  test('another seed gives other bytes', async () => {
    const first = await story(toySimulator())
    expect(await story(toySimulator())).toBe(first)
    expect(await story(toySimulator({ seed: 2 }))).not.toBe(first)
  })

  test('a simulator with a restored snapshot continues in the same way as the original simulator', async () => {
    const simulator = toySimulator()
    await story(simulator)
    const copy = toySimulator({ scenario: 'toy', seed: 9 })
    await copy.restore(JSON.parse(JSON.stringify(await simulator.snapshot())))
    expect(await copy.snapshot()).toEqual(await simulator.snapshot())
    expect(await story(copy)).toBe(await story(simulator))
  })
})

test('a reset with the same options gives the same workspace as the first start', async () => {
  const simulator = toySimulator()
  const fresh = JSON.stringify(await simulator.snapshot())
  const start = async (seed: number) => {
    const body = JSON.stringify({ seed, now: new Date(toyStart).toISOString(), frozen: true })
    expect((await simulator.control('/reset', { method: 'POST', body })).status).toBe(200)
    return JSON.stringify(await simulator.snapshot())
  }
  const play = async () => {
    const call = await signedIn(simulator)
    await call('POST', '/api/v2/recipients/custom-attributes', { name: 'Size' })
    await simulator.control('/faults', { method: 'POST', body: JSON.stringify({ operationId: 'userMe', status: 500 }) })
    await simulator.clock.advance(day)
    return JSON.stringify(await simulator.snapshot())
  }
  expect(await start(1)).toBe(fresh)
  const played = await play()
  expect(await start(1)).toBe(fresh)
  expect(await play()).toBe(played)
  expect(await start(2)).not.toBe(fresh)
  expect(await start(1)).toBe(fresh)
})

test('a workspace assembled from its changes equals the original', async () => {
  const simulator = toySimulator()
  const call = await signedIn(simulator)
  const first = await simulator.takeChanges()
  await call('POST', '/api/v2/recipients/custom-attributes', { name: 'Size' })
  const second = await simulator.takeChanges()
  expect([first.isFresh, second.isFresh]).toEqual([true, false])
  expect(second.blocks.map(({ table }) => table)).toEqual(['names'])
  expect(assembleSnapshot(second.rest, [...first.blocks, ...second.blocks])).toEqual(await simulator.snapshot())
  await simulator.restore(await simulator.snapshot())
  expect((await simulator.takeChanges()).isFresh).toBe(true)
})

test('SIM-46 the workspace knows that it was changed, also after 2,000 further requests and after a restore', async () => {
  const simulator = toySimulator()
  const call = await signedIn(simulator)
  const hasWrites = async () =>
    v.parse(v.looseObject({ hasWrites: v.boolean() }), (await call('GET', '/__simulator/state')).body).hasWrites
  expect(await hasWrites()).toBe(false)
  await call('POST', '/api/v2/recipients/custom-attributes', { name: 'Budget' })
  for (let count = 0; count < 2001; count += 1) await call('GET', '/api/v2/users/me')
  expect(await hasWrites()).toBe(true)
  await simulator.restore(await simulator.snapshot())
  expect(await hasWrites()).toBe(true)
})

test('the product can add control requests that change the workspace', async () => {
  const simulator = toySimulator()
  const call = await signedIn(simulator)
  expect((await call('POST', '/__simulator/names', { name: 'From outside' })).status).toBe(200)
  expect(await names(call)).toEqual(['From outside'])
  expect(await call('POST', '/__simulator/names', { name: 'From outside' })).toMatchObject({
    status: 409,
    body: { message: 'This name is taken.' },
  })
  expect(await call('POST', '/__simulator/names', { name: '' })).toMatchObject({
    status: 400,
    body: { message: 'A name is required.' },
  })
  expect(await call('POST', '/__simulator/names', '{')).toMatchObject({ status: 400 })
})
