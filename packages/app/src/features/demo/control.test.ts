import { startNodeSimulator } from '@tandem/simulator/node'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createDemoControl, networkOf } from './control.ts'

const host = startNodeSimulator({ scenario: 'appsumo', sessionMode: 'shared' })
afterAll(() => host.close())

const control = createDemoControl('http://demo.test/__simulator')
const api = async (path: string) => (await fetch(`http://demo.test/api/v2${path}`)).json()

describe('the requests of the demo console', () => {
  beforeEach(() => control.reset({ scenario: 'appsumo', seed: 1 }))

  test('SIM-28 the demo console can change the clock', async () => {
    await control.changeClock({ frozen: true })
    const { clock, nextEvent, seed } = await control.state()
    expect([clock.frozen, seed]).toEqual([true, 1])
    const at = nextEvent?.at ?? ''
    expect(await control.changeClock({ until: at })).toBe(Date.parse(at))
    expect((await control.state()).nextEvent?.at).not.toBe(at)
    await control.changeClock({ frozen: false, rate: 60 })
    expect((await control.state()).clock).toMatchObject({ frozen: false, rate: 60 })
  })

  test('SIM-28 the demo console can change the state of the network', async () => {
    const network = async () => networkOf((await control.state()).faults)
    for (const wanted of ['slow', 'offline', 'normal'] as const) {
      await control.setNetwork(wanted)
      expect(await network()).toBe(wanted)
    }
    await expect(api('/users/me')).resolves.toHaveProperty('name')
  })

  test('SIM-28 the demo console can change leads, messages, profiles and credits', async () => {
    await control.changeClock({ frozen: true })
    await control.rename({ user: 'Ana Sales' })
    expect(await api('/users/me')).toMatchObject({ name: 'Ana Sales' })
    const { _embedded: embedded } = await api('/conversations?limit=1&hasIncoming=true')
    const [{ id }] = embedded.conversations
    await control.answer(id, 'not_now')
    expect(await api(`/conversations/${id}`)).toMatchObject({ category: 'not_now' })
    await control.failNextSend('limit_reached', id)
    await control.failNextSend('limit_reached', undefined)
    await control.connectProfile(1, 'error')
    expect(await api('/profiles/1')).toMatchObject({ connected: false })
    await control.connectProfile(1, 'ok')
    expect(await api('/profiles/1')).toMatchObject({ connected: true })
    await control.leaveCredits(0)
    const { aiCreditsUsed, aiCreditsTotal } = await api('/organizations/1')
    expect(aiCreditsUsed).toBe(aiCreditsTotal)
    await expect(control.answer(999_999, 'neutral')).rejects.toMatchObject({ status: 404 })
  })

  test('SIM-38 the simulator reports the events since a given time', async () => {
    const before = (await control.state()).clock.now
    await control.changeClock({ frozen: true, advanceMs: 3 * 86_400_000 })
    const { messagesSent, conversationsReplied, categories, sequences, tasks } = await control.report(before)
    expect(messagesSent).toBeGreaterThan(0)
    expect(Object.values(categories).reduce((sum, count) => (sum ?? 0) + (count ?? 0), 0)).toBe(conversationsReplied)
    expect([sequences.length > 0, tasks.failed]).toEqual([true, 0])
  })

  test('SIM-46 the simulator reports whether the app has changed data', async () => {
    const hasWrites = async () => (await control.state()).hasWrites
    const send = (method: string, path: string, body: object) =>
      fetch(`http://demo.test/api/v2${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    await api('/users/me')
    expect((await send('POST', '/sequences/forecast', { sequenceId: 1 })).status).toBe(200)
    expect((await send('PATCH', '/users/1', { name: '' })).status).toBe(400)
    expect(await hasWrites()).toBe(false)
    await send('PATCH', '/users/1', { name: 'Ana' })
    expect(await hasWrites()).toBe(true)
    await control.reset({ scenario: 'appsumo', seed: 1 })
    expect(await hasWrites()).toBe(false)
  })

  test('SIM-29 the demo console can restore a saved workspace', async () => {
    const saved = await control.takeSnapshot()
    await control.rename({ user: 'Somebody Else' })
    await control.restoreSnapshot(saved)
    expect(await api('/users/me')).toMatchObject({ name: 'Jordan Avery' })
    await expect(control.restoreSnapshot('{}')).rejects.toMatchObject({ status: 400 })
  })
})
