import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { rowsOf } from '../workspaceInvariants.fixtures.ts'
import { fileOf, sequenceForm } from './statusMatrix.fixtures.ts'
import { type ReceivedResponse, itemsOf, memberEmail, signedIn } from './visitor.fixtures.ts'

const Calls = v.array(v.looseObject({ conversationId: v.number() }))
const Reminders = v.array(v.looseObject({ clientId: v.number() }))
const otherMember = 'hannah@brightwater.example.com'

type Someone = Awaited<ReturnType<typeof signedIn>>

const idsOf = async ({ get }: Someone, name: string, query: string = '') =>
  itemsOf(await get(`/${name}?limit=100${query}`), name).map(({ id = 0 }) => id)

const rowsIn = (response: ReceivedResponse) =>
  itemsOf(response, 'recipients').map((row) => v.parse(v.looseObject({ id: v.number(), status: v.string() }), row))

/** Imports recipients like the app: uploads a file, sends the mapping, and adds each recipient to the sequence. */
async function importInto({ call, get }: Someone, content: string, sequenceId: number) {
  const upload = await call('POST', '/recipients/imports', fileOf(content, { sequenceId: String(sequenceId) }))
  const importId = String(upload.body['importId'])
  const columns = ['firstName', 'lastName', 'url'].map((attributeId) => ({ attributeId }))
  const recipients = rowsIn(await call('POST', `/recipients?importId=${importId}`, { columns }))
  const added = await Promise.all(
    recipients.map(async ({ id }) => (await call('PUT', `/sequences/${sequenceId}/recipients/${id}`)).status),
  )
  const rows = rowsIn(await get(`/recipients/imports/${importId}`))
  return { importId, ids: recipients.map(({ id }) => id), added, statuses: rows.map(({ status }) => status) }
}

describe('TEAM-2 a user with the role member', () => {
  test('a member sees the client, the sequence and the recipients that this member created', async () => {
    const someone = await signedIn('agency', memberEmail)
    const { call, get, signIn } = someone
    const client = (await call('POST', '/clients', { name: 'Obi', info: 'We mend.', contactPerson: {} })).body['id']
    const created = await call('POST', '/sequences', { ...sequenceForm, clientId: client })
    expect(created.status).toBe(201)
    const sequence = Number(created.body['id'])
    const copy = Number((await call('POST', `/sequences/${sequence}/copy`, { status: 'paused' })).body['id'])
    const imported = await importInto(someone, 'First,Last,Url\nAda,Obi,\nBo,Eze,\n', sequence)
    expect(imported).toMatchObject({ added: [200, 200], statuses: ['imported', 'imported'] })
    const paths = [`/clients/${String(client)}`, `/sequences/${sequence}`, `/sequences/${sequence}/stats`]
      .concat(`/sequences/${copy}`, `/recipients/imports/${imported.importId}`)
      .concat(imported.ids.map((id) => `/recipients/${id}`))
    const statuses = () => Promise.all(paths.map(async (path) => (await get(path)).status))
    expect(await statuses()).toEqual(paths.map(() => 200))
    expect(await idsOf(someone, 'clients')).toContain(client)
    expect(await idsOf(someone, 'sequences')).toEqual(expect.arrayContaining([sequence, copy]))
    expect(await idsOf(someone, 'recipients', `&sequenceId=${sequence}`)).toEqual(expect.arrayContaining(imported.ids))
    await signIn(otherMember)
    expect(await statuses()).toEqual(paths.map(() => 404))
    await signIn('sofia@brightwater.example.com')
    expect(await statuses()).toEqual(paths.map(() => 200))
  })

  test("a member can import another user's recipient into a sequence of the member's own profiles", async () => {
    const someone = await signedIn('agency', memberEmail)
    const [sequence = 0] = await idsOf(someone, 'sequences')
    const snapshot = await someone.simulator.snapshot()
    const taken = new Set(rowsOf(snapshot, 'enrolments').map(({ recipientId }) => recipientId))
    const owner = await signedIn('agency')
    await owner.simulator.restore(snapshot)
    const known = 'https://www.linkedin.com/in/known-person'
    const foreign = await importInto(owner, `First,Last,Url\nAda,Obi,${known}\n`, sequence)
    await owner.call('DELETE', `/sequences/${sequence}/recipients/${foreign.ids[0]}`)
    await someone.simulator.restore(await owner.simulator.snapshot())
    await someone.signIn(otherMember)
    const [other = 0] = await idsOf(someone, 'sequences')
    expect((await someone.get(`/recipients/${foreign.ids[0]}`)).status).toBe(404)
    const imported = await importInto(someone, `First,Last,Url\nAda,Obi,${known}\nBo,Eze,\n`, other)
    expect(imported).toMatchObject({ added: [200, 200], statuses: ['imported', 'imported'] })
    expect([taken.has(imported.ids[0] ?? 0), imported.ids[0]]).toEqual([false, foreign.ids[0]])
  })

  test("after a sequence is archived, a member still sees the recipients in their profile's conversations", async () => {
    const someone = await signedIn('agency', memberEmail)
    const { call, get, signIn } = someone
    const [conversation] = itemsOf(await get('/conversations?limit=1'), 'conversations')
    const { recipientId, profileId, sequenceId } = v.parse(
      v.looseObject({ recipientId: v.number(), profileId: v.number(), sequenceId: v.number() }),
      conversation,
    )
    await signIn()
    await call('PATCH', `/sequences/${sequenceId}`, { status: 'archived' })
    await signIn(memberEmail)
    expect((await get(`/profiles/${profileId}`)).body).toMatchObject({ sequenceId: null })
    expect((await get(`/recipients/${recipientId}`)).status).toBe(200)
  })

  test('a member sees the calls of their conversations, and the reminders of their clients', async () => {
    const [owner, member] = [await signedIn('agency'), await signedIn('agency', memberEmail)]
    const callsOf = async ({ get }: Someone) => v.parse(Calls, itemsOf(await get('/calls?limit=100'), 'calls'))
    const own = await callsOf(member)
    expect(own.length).toBeGreaterThan(0)
    expect(own.length).toBeLessThan((await callsOf(owner)).length)
    for (const { conversationId } of own)
      expect((await member.get(`/conversations/${conversationId}`)).status).toBe(200)
    const remindedBy = async ({ get }: Someone) => {
      const templates = itemsOf(await get('/calls/reminder-templates?limit=100'), 'callReminderTemplates')
      return new Set(v.parse(Reminders, templates).map(({ clientId }) => clientId))
    }
    expect(await remindedBy(member)).toEqual(new Set(await idsOf(member, 'clients')))
    expect((await remindedBy(member)).size).toBeLessThan((await remindedBy(owner)).size)
  })

  test("RECIP-31, CALL-34 a member cannot change shared attributes, or reminders of other users' clients", async () => {
    const { call, get, signIn } = await signedIn('agency', memberEmail)
    const reminder = { enabled: false, delay: 'day', text: 'See you tomorrow.' }
    const [known] = itemsOf(await get('/clients?limit=1'), 'clients')
    expect((await call('PATCH', '/recipients/custom-attributes/1', { name: 'Other' })).status).toBe(403)
    expect((await call('DELETE', '/recipients/custom-attributes/1')).status).toBe(403)
    expect((await call('PUT', '/calls/reminder-templates', { ...reminder, clientId: known?.id })).status).toBe(403)
    expect((await call('POST', '/recipients/custom-attributes', { name: 'Shoe size' })).status).toBe(201)
    const own = (await call('POST', '/clients', { name: 'Obi', info: 'We mend.', contactPerson: {} })).body['id']
    expect((await call('PUT', '/calls/reminder-templates', { ...reminder, clientId: own })).status).toBe(200)
    await signIn()
    expect((await call('PATCH', '/recipients/custom-attributes/1', { name: 'Other' })).status).toBe(200)
    expect((await call('DELETE', '/recipients/custom-attributes/1')).status).toBe(204)
    expect((await call('PUT', '/calls/reminder-templates', { ...reminder, clientId: known?.id })).status).toBe(200)
  })

  test("SEQ-87 a member sees forecasts of their profiles' sequences, without names of other users' profiles", async () => {
    const someone = await signedIn('agency', memberEmail)
    const { call } = someone
    const snapshot = await someone.simulator.snapshot()
    const visible = new Set(await idsOf(someone, 'sequences'))
    const own = new Set(await idsOf(someone, 'profiles'))
    const senders = rowsOf(snapshot, 'profiles').filter(({ sequenceId }) => sequenceId !== null)
    const shared = senders.find(({ id, sequenceId }) => !own.has(id) && visible.has(sequenceId ?? 0))
    const hidden = senders.find(({ sequenceId }) => !visible.has(sequenceId ?? 0))
    const Named = v.array(v.looseObject({ id: v.number(), name: v.nullable(v.string()) }))
    const forecast = await call('POST', '/sequences/forecast', { sequenceId: shared?.sequenceId })
    const profiles = v.parse(Named, forecast.body['profiles'])
    expect(profiles.length).toBeGreaterThan(1)
    for (const { id, name } of profiles) expect([id, name === null]).toEqual([id, !own.has(id)])

    const recipientIds = rowsOf(snapshot, 'enrolments')
      .filter((row) => row.sequenceId === shared?.sequenceId && row.profileId !== null)
      .slice(0, 100)
      .map(({ recipientId }) => recipientId)
    const queue = await call('POST', `/sequences/${shared?.sequenceId}/queue`, { recipientIds })
    const Rows = v.array(v.looseObject({ profileId: v.nullable(v.number()), profileName: v.nullable(v.string()) }))
    const named = v.parse(Rows, queue.body['recipients']).filter(({ profileName }) => profileName !== null)
    expect(named.filter(({ profileId }) => !own.has(profileId ?? 0))).toEqual([])

    const path = `/sequences/${hidden?.sequenceId}`
    expect((await call('POST', '/sequences/forecast', { sequenceId: hidden?.sequenceId })).status).toBe(422)
    expect((await call('POST', `${path}/queue`, { recipientIds })).status).toBe(404)
    expect((await someone.get(`${path}/progress`)).status).toBe(404)
    const linked = { sequenceId: shared?.sequenceId, draft: { profiles: [{ id: shared?.id }] } }
    expect((await call('POST', '/sequences/forecast', linked)).status).toBe(200)
    const foreign = { sequenceId: shared?.sequenceId, draft: { profiles: [{ id: hidden?.id }] } }
    expect((await call('POST', '/sequences/forecast', foreign)).status).toBe(422)
  })
})
