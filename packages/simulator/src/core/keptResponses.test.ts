import { idempotencyKeyHeader } from '@tandem/contract'
import { describe, expect, test } from 'vitest'
import { type SimulatorOptions } from '../simulator.ts'
import { toySimulator } from '../toySimulator.fixtures.ts'
import { type Fault } from './faults.ts'

const [key, otherKey] = ['7d0f1c1e-5d0c-4e0b-9a53-0d6f0a1b2c3d', '00000000-5d0c-4e0b-9a53-0d6f0a1b2c3d']

function start(options?: SimulatorOptions) {
  const simulator = toySimulator({ sessionMode: 'shared', ...options })
  async function create(name: string, idempotencyKey: string = key) {
    const response = await simulator.fetch(
      new Request('http://localhost/api/v2/recipients/custom-attributes', {
        method: 'POST',
        headers: { [idempotencyKeyHeader]: idempotencyKey },
        body: JSON.stringify({ name }),
      }),
    )
    return { status: response.status, text: await response.text() }
  }
  const fault = (body: Fault) => simulator.control('/faults', { method: 'POST', body: JSON.stringify(body) })
  const namesOf = async () => (await simulator.snapshot()).tables['names']?.rows.length
  return { simulator, create, fault, namesOf }
}

describe('SIM-10 an Idempotency-Key', () => {
  test('gives a repeated call the first response', async () => {
    const { create, namesOf } = start()
    const first = await create('Size')
    expect(first.status).toBe(201)
    expect(await create('Size')).toEqual(first)
    expect(await create('Size', key.toUpperCase())).toEqual(first)
    expect(await namesOf()).toBe(1)
    expect((await create('Size', otherKey)).status).toBe(409)
  })

  test.each(['lostResponse', 'malformed'] as const)(
    'gives a repeated call the whole response after the fault %s',
    async (kind) => {
      const { create, fault, namesOf } = start()
      await fault({ operationId: 'customAttributeCreate', [kind]: true, times: 1 })
      const lost = await create('Size').catch(() => ({ status: 0, text: '' }))
      expect(() => void JSON.parse(lost.text)).toThrow(SyntaxError)
      const repeat = await create('Size')
      expect(repeat.status).toBe(201)
      expect(JSON.parse(repeat.text)).toMatchObject({ name: 'Size' })
      expect(await namesOf()).toBe(1)
    },
  )

  test('causes a 422 if the second request is different, and a 400 if the key is no UUID', async () => {
    const { create, namesOf } = start()
    await create('Size')
    expect(await create('Hobby')).toMatchObject({ status: 422, text: expect.stringContaining('Idempotency-Key') })
    expect(await create('Hobby', 'one')).toMatchObject({ status: 400, text: expect.stringContaining('UUID') })
    expect(await namesOf()).toBe(1)
  })

  test('can be used again after a refused call', async () => {
    const { create, fault } = start()
    await create('Size', otherKey)
    expect((await create('Size')).status).toBe(409)
    await fault({ operationId: '*', status: 503, times: 1 })
    expect((await create('Hobby')).status).toBe(503)
    expect((await create('Hobby')).status).toBe(201)
  })

  test('is separate for each caller', async () => {
    const { simulator, create } = start()
    await create('Size')
    const body = JSON.stringify({ email: 'grace@example.com', password: 'demo' })
    await simulator.fetch(new Request('http://localhost/api/v2/auth/login', { method: 'POST', body }))
    expect((await create('Hobby')).status).toBe(201)
  })

  test('is stored in a snapshot with its response', async () => {
    const { simulator, create } = start()
    const first = await create('Size')
    const copy = start({ seed: 9 })
    await copy.simulator.restore(JSON.parse(JSON.stringify(await simulator.snapshot())))
    expect(await copy.create('Size')).toEqual(first)
    expect(await copy.simulator.snapshot()).toEqual({
      ...(await simulator.snapshot()),
      journal: expect.anything(),
    })
  })

  test('is ignored while the fault ignoresKeys is active', async () => {
    const { create, fault, namesOf, simulator } = start()
    await fault({ operationId: '*', ignoresKeys: true })
    await fault({ operationId: 'customAttributeCreate', lostResponse: true, times: 1 })
    await create('Size').catch(() => undefined)
    expect((await create('Size')).status).toBe(409)
    expect((await create('Hobby')).status).toBe(201)
    expect(await namesOf()).toBe(2)
    expect((await simulator.snapshot()).faults).toEqual([{ operationId: '*', ignoresKeys: true }])
    expect((await fault({ operationId: '*', ignoresKeys: true, offline: true })).status).toBe(400)
  })
})
