import { Conversation, dailyLimits, Message, type MessageKind } from '@tandem/contract'
import * as v from 'valibot'
import { itemsOf, type signedIn } from './visitor.fixtures.ts'

type Someone = Awaited<ReturnType<typeof signedIn>>

const Profiles = v.record(v.string(), v.looseObject({ connected: v.boolean() }))

const NextStep = v.object({
  is: v.string(),
  act: v.nullable(v.string()),
  why: v.optional(v.string()),
  at: v.optional(v.string()),
  planned: v.optional(v.string()),
  from: v.optional(v.string()),
})

export const futureOf = async ({ get }: Someone, id: number) =>
  v.parse(v.array(Message), itemsOf(await get(`/conversations/${id}/messages/future`), 'messages'))

export const threadOf = async ({ get }: Someone, id: number) =>
  v.parse(v.array(Message), itemsOf(await get(`/conversations/${id}/messages?limit=100`), 'messages'))

export const nextStepOf = async ({ simulator }: Someone, id: number) =>
  v.parse(NextStep, await (await simulator.control(`/next-step?conversationId=${id}`)).json())

export const conversationIds = async ({ simulator }: Someone): Promise<readonly number[]> => {
  const { tables } = await simulator.snapshot()
  return tables['conversations']?.rows.map(({ id }) => id) ?? []
}

/** Returns a conversation that belongs to a sequence, and whose profile is connected. */
export async function someThread({ get }: Someone, query: string = 'hasIncoming=true') {
  const response = await get(`/conversations?limit=100&${query}`)
  const profiles = v.parse(Profiles, response.body['_embedded']?.['profiles'])
  const found = v
    .parse(v.array(Conversation), itemsOf(response, 'conversations'))
    .find(({ profileId, sequenceId }) => sequenceId !== null && profiles[profileId]?.connected)
  if (!found) throw new Error('No conversation of a sequence has a connected profile.')
  return found
}

export async function plannedIn(someone: Someone, kind: MessageKind, atMost: number = 8) {
  const found: { readonly id: number; readonly message: Message }[] = []
  for (const id of await conversationIds(someone)) {
    if (found.length === atMost) break
    const [message] = await futureOf(someone, id)
    if (message?.kind === kind) found.push({ id, message })
  }
  return found
}

export async function somePlanned(someone: Someone, kind: MessageKind) {
  const [first] = await plannedIn(someone, kind, 1)
  if (!first) throw new Error(`No ${kind} message is planned.`)
  return first
}

export async function raiseLimit(someone: Someone, id: number): Promise<void> {
  const { profileId } = await conversationOf(someone, id)
  await someone.call('PATCH', `/profiles/${profileId}`, { messagesLimit: dailyLimits.messages.maximum })
}

export const conversationOf = async ({ get }: Someone, id: number) =>
  v.parse(Conversation, (await get(`/conversations/${id}`)).body)

export const patchFuture = ({ call }: Someone, { conversationId, id }: Message, body: object) =>
  call('PATCH', `/conversations/${conversationId}/messages/future/${id}`, body)

export const deleteFuture = ({ call }: Someone, { conversationId, id }: Message) =>
  call('DELETE', `/conversations/${conversationId}/messages/future/${id}`)
