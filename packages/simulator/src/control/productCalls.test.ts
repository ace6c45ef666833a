import { paymentOrder, paymentPaths, planSold } from '@tandem/contract'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { itemsOf, signedIn } from '../handlers/visitor.fixtures.ts'

type Someone = Awaited<ReturnType<typeof signedIn>>

const post = async ({ simulator }: Someone, path: string, body: object) => {
  const response = await simulator.control(path, { method: 'POST', body: JSON.stringify(body) })
  const text = await response.text()
  return { status: response.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) }
}
const dayMs = 86_400_000

const Me = v.looseObject({ paidProfilesCount: v.number(), profilesCount: v.number() })
const paid = async ({ get }: Someone) => v.parse(Me, (await get('/users/me')).body).paidProfilesCount

const Figures = v.object({
  requestsSent: v.number(),
  messagesSent: v.number(),
  conversationsReplied: v.number(),
  categories: v.record(v.string(), v.number()),
  callsBooked: v.number(),
  callsBookedByAi: v.number(),
  handledByAi: v.number(),
  handledByPeople: v.number(),
})
const Report = v.looseObject({
  ...Figures.entries,
  until: v.string(),
  conversationsReplied: v.number(),
  sequences: v.array(v.looseObject({ ...Figures.entries, clientId: v.number() })),
  clients: v.array(v.looseObject({ id: v.number() })),
  tasks: v.looseObject({ interested: v.number() }),
})
const Dashboard = v.looseObject({
  stats: v.looseObject({ requestsCount: v.number(), callsCount: v.number() }),
  callsStats: v.looseObject({ callsAi: v.number() }),
  tasks: v.looseObject({ interestedTotal: v.number(), interestedProcessed: v.number() }),
})

const buyTen = (someone: Someone, card: string | null) =>
  post(someone, '/checkout', { plan: 'outreach-10-profiles', card, orderId: 'a' })

test('SIM-4 the checkout executes a repeated order only once', async () => {
  const someone = await signedIn('new-user')
  expect((await buyTen(someone, '4242424242424242')).body).toEqual({ status: 'paid', orderId: 'a' })
  expect((await buyTen(someone, '4242424242424242')).body).toEqual({ status: 'paid', orderId: 'a' })
  expect(await paid(someone)).toBe(10)
})

test('SIM-5 after a declined or closed checkout the same order can be paid', async () => {
  const someone = await signedIn('new-user')
  expect((await buyTen(someone, '4000 0000 0000 0002')).body).toEqual({ status: 'declined', orderId: null })
  expect((await buyTen(someone, null)).body).toEqual({ status: 'closed', orderId: null })
  expect(await paid(someone)).toBe(0)
  expect((await buyTen(someone, '4242424242424242')).body).toEqual({ status: 'paid', orderId: 'a' })
})

test('SIM-6 a pending payment is paid after 30 s', async () => {
  const someone = await signedIn('new-user')
  const upgrade = (card: string) => post(someone, '/checkout', { plan: 'outreach-30-profiles', card, orderId: 'b' })
  expect((await upgrade('4000000000009995')).body).toEqual({ status: 'pending', orderId: 'b' })
  expect((await upgrade('4242424242424242')).body).toEqual({ status: 'pending', orderId: 'b' })
  await someone.simulator.clock.advance(29_000)
  expect(await paid(someone)).toBe(0)
  await someone.simulator.clock.advance(1000)
  expect(await paid(someone)).toBe(30)
  expect((await upgrade('4242424242424242')).body).toEqual({ status: 'paid', orderId: 'b' })
})

const noSingleItem = 'An order must have either plan or credits.'

test.each([
  [{}, 400, noSingleItem],
  [{ plan: 'outreach-10-profiles', credits: 250 }, 400, noSingleItem],
  [{ credits: -250 }, 400, 'AI credits are sold in 250, 500 and 1000.'],
  [{ credits: 0 }, 400, 'AI credits are sold in 250, 500 and 1000.'],
  [{ credits: 251 }, 400, 'AI credits are sold in 250, 500 and 1000.'],
  [
    { plan: 'outreach-2-profiles' },
    400,
    'There is no plan "outreach-2-profiles". Plans: outreach-1-profile, outreach-10-profiles, outreach-30-profiles, outreach-50-profiles, and older plans.',
  ],
  [{ credits: 250, organizationId: 999 }, 404, 'There is no such organization.'],
])('the checkout refuses the order %j', async (order, status, message) => {
  const someone = await signedIn('new-user')
  expect(await post(someone, '/checkout', { ...order, card: '4242424242424242' })).toMatchObject({
    status,
    body: { message },
  })
})

test('the checkout sells a plan to the organization in the order, or to the organization of the scenario if the order names none', async () => {
  const someone = await signedIn('new-user')
  const form = { name: 'Ada Obi', email: 'ada@example.com', password: 'long enough' }
  const { organizationId } = (await someone.call('POST', '/auth/register', form)).body
  const paidByEach = async () => {
    await someone.signIn()
    const ofScenario = await paid(someone)
    await someone.signIn(form.email, form.password)
    return [ofScenario, await paid(someone)]
  }
  await post(someone, '/checkout', { plan: 'outreach-30-profiles', card: '4242424242424242', organizationId })
  expect(await paidByEach()).toEqual([0, 30])
  await post(someone, '/checkout', { plan: 'outreach-10-profiles', card: '4242424242424242' })
  expect(await paidByEach()).toEqual([10, 30])
})

test('the checkout accepts current and former plans, monthly and annually', async () => {
  const someone = await signedIn('new-user')
  const orders = paymentPaths.flatMap((path) => paymentOrder(path) ?? []).filter(({ kind }) => kind !== 'credits')
  for (const { key } of orders) {
    expect((await post(someone, '/checkout', { plan: key, card: '4242 4242 4242 4242', orderId: key })).body).toEqual({
      status: 'paid',
      orderId: key,
    })
    expect([key, await paid(someone)]).toEqual([key, planSold(key)?.profiles])
  }
  expect(orders.map(({ key }) => key)).toEqual(
    expect.arrayContaining([
      'starter-monthly',
      'explorer-annually',
      'unlimited-cloud-monthly',
      'trio-explorer-annually',
    ]),
  )
})

test('BILL-47 a larger plan replaces the profiles and credits of the smaller plan, but a top-up does not change the plan', async () => {
  const someone = await signedIn('new-user')
  const Credits = v.looseObject({ aiCreditsTotal: v.number() })
  const creditsOf = async () => v.parse(Credits, (await someone.get('/organizations/1')).body).aiCreditsTotal
  await post(someone, '/checkout', { plan: 'outreach-30-profiles', card: '4242424242424242', orderId: 'a' })
  await post(someone, '/checkout', { credits: 250, card: '4242424242424242', orderId: 'b' })
  expect(await paid(someone)).toBe(30)
  await post(someone, '/checkout', { plan: 'outreach-50-profiles', card: '4242424242424242', orderId: 'c' })
  expect(await paid(someone)).toBe(50)
  const before = await creditsOf()
  await someone.simulator.clock.advance(30 * dayMs)
  expect((await creditsOf()) - before).toBe(1600 + 250)
})

test('BILL-47 each new plan replaces the credits of the plan before, whatever that plan was', async () => {
  const Credits = v.looseObject({ aiCreditsTotal: v.number() })
  const monthlyAfter = async (scenario: string, ...plans: readonly string[]) => {
    const someone = await signedIn(scenario)
    const creditsOf = async () => v.parse(Credits, (await someone.get('/organizations/1')).body).aiCreditsTotal
    await post(someone, '/checkout', { credits: 250, card: '4242424242424242' })
    for (const plan of plans) await post(someone, '/checkout', { plan, card: '4242424242424242' })
    const before = await creditsOf()
    await someone.simulator.clock.advance(30 * dayMs)
    return (await creditsOf()) - before - 250
  }
  expect(await monthlyAfter('new-user', 'trio-explorer-monthly', 'outreach-10-profiles')).toBe(400)
  expect(await monthlyAfter('new-user', 'starter-monthly', 'outreach-10-profiles')).toBe(400)
  expect(await monthlyAfter('appsumo', 'outreach-10-profiles', 'outreach-30-profiles')).toBe(
    await monthlyAfter('appsumo', 'outreach-30-profiles'),
  )
})

test('a top-up adds AI credits every month, and the scenario agency never uses up its credits', async () => {
  const Credits = v.looseObject({ aiCreditsUsed: v.number(), aiCreditsTotal: v.number() })
  const creditsOf = async ({ get }: Someone) => v.parse(Credits, (await get('/organizations/1')).body)
  const poor = await signedIn('out-of-credits')
  const { aiCreditsTotal } = await creditsOf(poor)
  await poor.simulator.clock.advance(31 * dayMs)
  expect(await creditsOf(poor)).toMatchObject({ aiCreditsTotal, aiCreditsUsed: aiCreditsTotal })
  await post(poor, '/checkout', { credits: 250, card: '4242424242424242' })
  expect((await creditsOf(poor)).aiCreditsTotal).toBe(aiCreditsTotal + 250)
  await poor.simulator.clock.advance(30 * dayMs)
  expect((await creditsOf(poor)).aiCreditsTotal).toBe(aiCreditsTotal + 500)
  await poor.simulator.clock.advance(30 * dayMs)
  expect((await creditsOf(poor)).aiCreditsTotal).toBe(aiCreditsTotal + 750)
  const agency = await signedIn('agency')
  const start = await creditsOf(agency)
  expect(start.aiCreditsUsed / start.aiCreditsTotal).toBeGreaterThan(0.4)
  for (let week = 0; week < 9; week += 1) {
    await agency.simulator.clock.advance(7 * dayMs)
    const { aiCreditsUsed, aiCreditsTotal: total } = await creditsOf(agency)
    expect(aiCreditsUsed).toBeLessThan(total)
  }
})

test('SIM-7 the connect popup disconnects a profile, connects it, or changes nothing', async () => {
  const someone = await signedIn()
  const connect = (outcome: string, profileId: number = 1) => post(someone, '/connect', { profileId, outcome })
  expect(await connect('error')).toMatchObject({ body: { status: 'error', connected: false } })
  expect(await connect('closed')).toMatchObject({ body: { status: 'error', connected: false } })
  expect(await someone.get('/profiles?connected=false')).toMatchObject({ body: { count: 1 } })
  expect(await connect('ok')).toMatchObject({ body: { status: 'ok', connected: true } })
  expect([(await connect('ok', 999)).status, (await connect('lost')).status]).toEqual([404, 400])
})

test('SIM-8 the calendar popup attaches a calendar or is cancelled', async () => {
  const someone = await signedIn()
  const uuid = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
  const names = async () =>
    (await someone.get(`/sequences/by-calendly-id/${uuid}/calendly/event-names`)).body['eventNames']
  expect(await someone.get(`/sequences/by-calendly-id/${uuid}/calendly/auth`)).toMatchObject({
    body: { url: `/calendar/${uuid}` },
  })
  await post(someone, '/calendar', { uuid, outcome: 'cancelled' })
  await someone.simulator.clock.advance(10_000)
  expect(await names()).toEqual([])
  expect((await post(someone, '/calendar', { uuid, outcome: 'attached' })).status).toBe(204)
  await someone.simulator.clock.advance(5000)
  expect(await names()).toEqual([])
  await someone.simulator.clock.advance(1000)
  expect(await names()).toContain('Intro call, 20 minutes')
})

test.each([
  ['off if a user has set it to off', { automationEnabled: false }, ['ok'], false],
  ['on if no user has set it', { name: 'Ada' }, ['ok'], true],
  ['on if the first attempt to connect failed', { name: 'Ada' }, ['error', 'ok'], true],
])('PROF-44 after the first connection, automation is %s', async (_, patch, outcomes, isOn) => {
  const someone = await signedIn('agency')
  const slot = itemsOf(await someone.get('/profiles?limit=100'), 'profiles').find(
    (row) => row['slotStatus'] === 'empty',
  )
  const created = await someone.call('POST', '/profiles', { name: 'Bo' })
  expect([created.status, created.body['id']]).toEqual([201, slot?.id])
  await someone.call('PATCH', `/profiles/${slot?.id}`, patch)
  for (const outcome of outcomes) await post(someone, '/connect', { profileId: slot?.id, outcome })
  expect((await someone.get(`/profiles/${slot?.id}`)).body).toMatchObject({ status: 'ok', automationEnabled: isOn })
  await someone.call('PATCH', `/profiles/${slot?.id}`, { automationEnabled: !isOn })
  await post(someone, '/connect', { profileId: slot?.id, outcome: 'ok' })
  expect((await someone.get(`/profiles/${slot?.id}`)).body).toMatchObject({ automationEnabled: !isOn })
})

test('SIM-38 for whole days, the report has the same figures as the dashboard', async () => {
  const someone = await signedIn('agency')
  const since = '2026-11-14T00:00:00Z'
  const report = async (query: string) => {
    const response = await someone.simulator.control(`/report?${query}`)
    return { status: response.status, body: v.parse(Report, await response.json()) }
  }
  const { body } = await report(`since=${since}`)
  const dashboard = v.parse(
    Dashboard,
    (await someone.get(`/dashboard?dateStart=2026-11-14&dateEnd=${body.until.slice(0, 10)}`)).body,
  )
  expect(body).toMatchObject({ since: '2026-11-14T00:00:00.000Z', requestsSent: dashboard.stats.requestsCount })
  expect(body.requestsSent).toBeGreaterThan(0)
  expect([body.callsBooked, body.callsBookedByAi]).toEqual([dashboard.stats.callsCount, dashboard.callsStats.callsAi])
  expect(body.tasks.interested).toBe(dashboard.tasks.interestedTotal - dashboard.tasks.interestedProcessed)
  const sum = (name: 'messagesSent' | 'handledByAi' | 'handledByPeople') =>
    body.sequences.reduce((total, each) => total + each[name], 0)
  expect([sum('messagesSent'), sum('handledByAi'), sum('handledByPeople')]).toEqual([
    body.messagesSent,
    body.handledByAi,
    body.handledByPeople,
  ])
  const ofCategories = Object.values(body.categories).reduce((total, count) => total + count, 0)
  expect(ofCategories).toBe(body.conversationsReplied)
  expect((await report(`since=${body.until}`)).body).toMatchObject({
    requestsSent: 0,
    sequences: [],
    tasks: body.tasks,
  })
  expect((await someone.simulator.control('/report?since=yesterday')).status).toBe(400)
  expect((await someone.simulator.control('/report')).status).toBe(400)
})
