import { futureNote, futureNotes, Message, messageLabel, messageLabels } from '@tandem/contract'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { rowsOf } from '../workspaceInvariants.fixtures.ts'
import {
  conversationIds,
  deleteFuture,
  futureOf,
  nextStepOf,
  patchFuture,
  conversationOf,
  plannedIn,
  raiseLimit,
  somePlanned,
  threadOf,
} from './threads.fixtures.ts'
import { itemsOf, signedIn, signedInByHand } from './visitor.fixtures.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const message = ({ body }: { readonly body: unknown }) => v.parse(Message, body)
const after = (at: string, ms: number) => Date.parse(at) + ms
const iso = (at: number) => new Date(at).toISOString()

const labelsOf = (planned: Message, now: number) => {
  const [label, note] = [messageLabel(planned), futureNote(planned, now)]
  return [label && messageLabels[label], note && futureNotes[note]]
}

describe('the next message of a campaign', () => {
  test('INBOX-36 is listed as a future message only if the campaign will send it', async () => {
    const someone = await signedInByHand()
    const sending = new Set(['template', 'reply', 'followUp', 'remind'])
    const { tables } = await someone.simulator.snapshot()
    const listed: { readonly id: number; readonly at: string; readonly text: string; readonly kind: string }[] = []
    const written = new Set(rowsOf(await someone.simulator.snapshot(), 'outbox').map((row) => row.conversationId))
    for (const id of await conversationIds(someone)) {
      if (written.has(id)) continue
      const [planned, ...others] = await futureOf(someone, id)
      const next = await nextStepOf(someone, id)
      const isToBeSent =
        sending.has(next.act ?? '') && (next.is === 'due' || ['disconnected', 'noCredits'].includes(next.why ?? ''))
      expect([id, planned?.timestamp, planned?.dateScheduled, others]).toEqual(
        isToBeSent ? [id, next.planned ?? next.from, next.planned ?? next.from, []] : [id, undefined, undefined, []],
      )
      if (planned && next.at !== undefined) listed.push({ id, at: next.at, text: planned.text, kind: planned.kind })
    }
    expect((await someone.simulator.snapshot()).tables).toEqual(tables)
    expect(listed.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['template', 'ai_template', 'ai', 'followup', 'call_reminder']),
    )
    const soon = listed.toSorted((one, other) => one.at.localeCompare(other.at)).slice(0, 25)
    for (const { id, at, text, kind } of soon) {
      await someone.simulator.clock.runUntil(after(at, 0))
      expect([id, (await threadOf(someone, id))[0]]).toMatchObject([
        id,
        { text, kind, status: 'sent', timestamp: at, dateScheduled: null },
      ])
    }
  })

  test('INBOX-20, INBOX-21 the message has the label of its kind, and a note if it is late or was just sent', async () => {
    const someone = await signedInByHand()
    const { simulator } = someone
    for (const [kind, label] of [
      ['template', 'Scheduled'],
      ['ai_template', 'Scheduled'],
      ['ai', 'AI Scheduled'],
      ['followup', 'Follow Up'],
      ['call_reminder', 'Call Reminder'],
    ] as const) {
      expect(labelsOf((await somePlanned(someone, kind)).message, simulator.clock.now())).toEqual([label, undefined])
    }
    const { id, message: planned } = await somePlanned(someone, 'template')
    const { profileId } = await conversationOf(someone, id)
    await simulator.control('/connect', { method: 'POST', body: JSON.stringify({ profileId, outcome: 'error' }) })
    await simulator.clock.runUntil(after(planned.timestamp, hourMs))
    const [late] = await futureOf(someone, id)
    expect(late).toMatchObject({ timestamp: planned.timestamp, status: 'scheduled', future: true })
    expect(late && labelsOf(late, simulator.clock.now())).toEqual(['Scheduled', 'delayed due to higher-priority tasks'])
    await simulator.control('/connect', { method: 'POST', body: JSON.stringify({ profileId, outcome: 'ok' }) })
    await simulator.clock.runUntil(
      Math.max(simulator.clock.now(), Date.parse((await nextStepOf(someone, id)).at ?? '')),
    )
    // Delayed messages are spread over a quarter of an hour.
    const isSent = async () => (await futureOf(someone, id)).some(({ status }) => status === 'sent')
    for (let seconds = 0; seconds < 1000 && !(await isSent()); seconds += 9) await simulator.clock.advance(9000)
    const [sent] = await futureOf(someone, id)
    expect(sent && labelsOf(sent, simulator.clock.now())).toEqual(['Template', 'Sent. Updating the conversation.'])
    expect((await threadOf(someone, id))[0]).toMatchObject({ id: sent?.id, kind: 'template', text: planned.text })
    await simulator.clock.advance(11_000)
    expect((await futureOf(someone, id)).map((each) => each.status)).not.toContain('sent')
  })

  test('the message is late if the profile has reached its daily limit', async () => {
    const someone = await signedIn('agency')
    const all = await plannedIn(someone, 'template', 60)
    const { id, message: planned } = all.find(({ message: { timestamp } }) => timestamp < '2026-11-21') ?? { id: 0 }
    const { profileId } = await conversationOf(someone, id)
    const others = itemsOf(await someone.get(`/conversations?profileId=${profileId}&limit=100`), 'conversations')
    const other = others.find((each) => each.id !== id)?.id
    await someone.call('PATCH', `/profiles/${profileId}`, { messagesLimit: 1 })
    const { status } = await someone.call('POST', `/conversations/${other}/messages`, {
      text: 'By hand.',
      status: 'sent',
    })
    expect(status).toBe(201)
    const next = await nextStepOf(someone, id)
    expect(next).toMatchObject({ is: 'due', why: 'dailyLimit', planned: planned?.timestamp })
    expect(next.at && next.at > '2026-11-21').toBe(true)
    await someone.simulator.clock.runUntil(after(next.planned ?? '', hourMs))
    const [late] = await futureOf(someone, id)
    expect(late && labelsOf(late, someone.simulator.clock.now())).toEqual([
      'Scheduled',
      'delayed due to higher-priority tasks',
    ])
    await someone.call('PATCH', `/profiles/${profileId}`, { messagesLimit: 50 })
    await someone.simulator.clock.runUntil(after((await nextStepOf(someone, id)).at ?? '', hourMs))
    expect((await threadOf(someone, id)).map(({ text }) => text)).toContain(planned?.text)
  })

  test('no message is listed without automation or in a paused sequence, and no follow-up in an unfollowed conversation', async () => {
    const someone = await signedIn('agency')
    const { id, message: planned } = await somePlanned(someone, 'template')
    const { sequenceId } = await conversationOf(someone, id)
    const texts = async () => (await futureOf(someone, id)).map(({ text }) => text)
    await someone.call('PATCH', `/conversations/${id}`, { automationEnabled: false })
    expect(await texts()).toEqual([])
    await someone.call('PATCH', `/conversations/${id}`, { automationEnabled: true })
    expect(await texts()).toEqual([planned.text])
    await someone.call('PATCH', `/sequences/${sequenceId}`, { status: 'paused' })
    expect([await texts(), (await nextStepOf(someone, id)).why]).toEqual([[], 'paused'])
    await someone.call('PATCH', `/sequences/${sequenceId}`, { status: 'active' })
    expect(await texts()).toEqual([planned.text])
    const reminder = await somePlanned(someone, 'followup')
    await someone.call('DELETE', `/conversations/followed/${reminder.id}`)
    expect(await futureOf(someone, reminder.id)).toEqual([])
  })

  test('the message is late if no AI credits are left', async () => {
    const someone = await signedIn('out-of-credits')
    const { id, message: planned } = await somePlanned(someone, 'ai')
    await raiseLimit(someone, id)
    await someone.simulator.clock.runUntil(after(planned.timestamp, 2 * hourMs))
    expect(await futureOf(someone, id)).toMatchObject([
      { id: planned.id, timestamp: planned.timestamp, status: 'scheduled' },
    ])
    const body = { credits: 250, card: '4242424242424242' }
    await someone.simulator.control('/checkout', { method: 'POST', body: JSON.stringify(body) })
    await someone.simulator.clock.advance(dayMs * 3)
    // The text is not compared, because it may offer other times for a call.
    expect(await threadOf(someone, id)).toContainEqual(
      expect.objectContaining({
        kind: 'ai',
        status: 'sent',
        timestamp: expect.toSatisfy((at) => at > planned.timestamp),
      }),
    )
  })
})

describe('a planned message that a user changes', () => {
  test('INBOX-37 keeps its edited text and time', async () => {
    const someone = await signedInByHand()
    for (const kind of ['template', 'followup', 'ai', 'call_reminder', 'ai_template'] as const) {
      const { id, message: planned } = await somePlanned(someone, kind)
      await raiseLimit(someone, id)
      const text = `Written by hand for ${kind}.`
      expect(message(await patchFuture(someone, planned, { text }))).toMatchObject({
        id: planned.id,
        text,
        timestamp: planned.timestamp,
        kind,
      })
      expect(await futureOf(someone, id)).toMatchObject([{ text }])
      await someone.simulator.clock.runUntil(Date.parse((await nextStepOf(someone, id)).at ?? ''))
      expect((await threadOf(someone, id))[0]).toMatchObject({ text, kind, status: 'sent' })
    }
    const { id, message: planned } = await somePlanned(someone, 'template')
    const sooner = iso(someone.simulator.clock.now() + 5 * 60_000)
    expect(message(await patchFuture(someone, planned, { dateScheduled: sooner }))).toMatchObject({
      timestamp: sooner,
      dateScheduled: sooner,
    })
    const { at = '' } = await nextStepOf(someone, id)
    expect(at >= sooner).toBe(true)
    await someone.simulator.clock.runUntil(Date.parse(at))
    expect((await threadOf(someone, id))[0]).toMatchObject({ text: planned.text, kind: 'template', timestamp: at })
  })

  test('if the user sends a planned message early, the message is sent at once and only once', async () => {
    const someone = await signedIn('agency')
    const { id, message: planned } = await somePlanned(someone, 'template')
    const sent = message(await patchFuture(someone, planned, { status: 'sent', text: 'Sooner than planned.' }))
    expect(sent).toMatchObject({ text: 'Sooner than planned.', kind: 'template', status: 'sent', future: false })
    expect((await threadOf(someone, id))[0]).toEqual(sent)
    expect((await patchFuture(someone, planned, { text: 'Too late' })).status).toBe(404)
    expect((await deleteFuture(someone, planned)).status).toBe(404)
    const after = (await futureOf(someone, id)).filter(({ status }) => status !== 'sent')
    expect(after.every(({ timestamp }) => timestamp > iso(someone.simulator.clock.now() + dayMs))).toBe(true)
  })

  test('the campaign skips a deleted message', async () => {
    const someone = await signedIn('agency')
    const all = await plannedIn(someone, 'template')
    let hasNext = false
    for (const { id, message: planned } of all) {
      expect((await deleteFuture(someone, planned)).status).toBe(204)
      const [next] = await futureOf(someone, id)
      expect(next?.text).not.toBe(planned.text)
      if (!next) continue
      hasNext = true
      expect(after(planned.timestamp, dayMs)).toBeLessThan(Date.parse(next.timestamp))
    }
    expect(hasNext).toBe(true)
    await someone.simulator.clock.advance(6 * dayMs)
    for (const { id, message: planned } of all) {
      expect(
        (await threadOf(someone, id)).filter(
          ({ timestamp, text }) => timestamp > '2026-11-20T09' && text === planned.text,
        ),
      ).toEqual([])
    }
  })

  test('a deleted AI reply stops the campaign until a user writes a message', async () => {
    const someone = await signedInByHand()
    const { id, message: planned } = await somePlanned(someone, 'ai')
    await raiseLimit(someone, id)
    expect((await deleteFuture(someone, planned)).status).toBe(204)
    const before = await threadOf(someone, id)
    await someone.simulator.clock.advance(3 * dayMs)
    expect([await threadOf(someone, id), await futureOf(someone, id)]).toEqual([before, []])
    expect(await nextStepOf(someone, id)).toMatchObject({ is: 'waiting', act: 'reply' })
    await someone.call('POST', `/conversations/${id}/messages`, { text: 'I will tell you in a call.', status: 'sent' })
    expect((await nextStepOf(someone, id)).is).not.toBe('waiting')
  })

  test('if all follow-ups are deleted, the conversation gets no message until a user writes', async () => {
    const someone = await signedIn('agency')
    const quiet: number[] = []
    for (const { id } of await plannedIn(someone, 'followup')) {
      for (let [next] = await futureOf(someone, id); next; [next] = await futureOf(someone, id))
        await deleteFuture(someone, next)
      if ((await nextStepOf(someone, id)).act === 'incoming') quiet.push(id)
    }
    const [id = 0] = quiet
    expect(quiet.length).toBeGreaterThan(0)
    const before = await threadOf(someone, id)
    await someone.simulator.clock.advance(14 * dayMs)
    expect(await threadOf(someone, id)).toEqual(before)
    await someone.call('POST', `/conversations/${id}/messages`, { text: 'Is it still of interest?', status: 'sent' })
    await someone.simulator.clock.advance(4 * dayMs)
    expect((await threadOf(someone, id)).length).toBeGreaterThan(before.length + 1)
  })

  test('a message is not sent if the values of its variables make the text too long', async () => {
    const someone = await signedIn('agency')
    const { id, message: planned } = await somePlanned(someone, 'template')
    const { sequenceId, recipientId } = await conversationOf(someone, id)
    const { body: sequence } = await someone.get(`/sequences/${sequenceId}`)
    const templates = v.parse(v.array(v.looseObject({})), sequence['templates'])
    const text = `%firstName% ${'x'.repeat(7980)}`
    const changed = templates.map((template, index) => Object.assign({}, template, index > 0 && { text }))
    expect((await someone.call('PATCH', `/sequences/${sequenceId}`, { templates: changed })).status).toBe(200)
    await someone.call('PATCH', `/recipients/${recipientId}`, { firstName: 'Max'.repeat(20) })
    expect(await patchFuture(someone, planned, { status: 'sent' })).toMatchObject({
      status: 422,
      body: { message: 'A message can have at most 8,000 characters.' },
    })
  })

  test('the server refuses an empty text, a time in the past, and an id from another conversation', async () => {
    const someone = await signedIn('agency')
    const [one, other] = await plannedIn(someone, 'template')
    if (!one || !other) throw new Error('There are not enough planned messages.')
    const tries = [
      await patchFuture(someone, one.message, { text: '' }),
      await patchFuture(someone, one.message, { dateScheduled: '2026-11-01T10:00:00Z' }),
      await patchFuture(someone, { ...one.message, id: other.message.id }, { text: 'Mine' }),
      await deleteFuture(someone, { ...one.message, id: one.message.id + 1 }),
    ]
    expect(tries.map(({ status }) => status)).toEqual([400, 422, 404, 404])
    expect(await futureOf(someone, one.id)).toEqual([one.message])
  })
})
