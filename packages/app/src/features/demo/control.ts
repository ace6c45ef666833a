import { MessageCategory, type MessageError, type ProfileId, type ConversationId } from '@tandem/contract'
import * as v from 'valibot'
import { RequestError } from '../../shared/api/RequestError.ts'

const Moment = v.pipe(v.string(), v.isoTimestamp())
const Clock = v.object({ now: Moment, frozen: v.boolean(), rate: v.number() })

const State = v.object({
  scenario: v.string(),
  scenarios: v.array(v.object({ name: v.string(), title: v.string() })),
  seed: v.number(),
  clock: Clock,
  nextEvent: v.nullable(v.object({ at: Moment, type: v.string() })),
  faults: v.array(
    v.object({ operationId: v.string(), offline: v.optional(v.boolean()), latencyMs: v.optional(v.number()) }),
  ),
  /** True if the app has changed data. */
  hasWrites: v.boolean(),
})
export type DemoState = v.InferOutput<typeof State>

const Faults = v.object({ faults: State.entries.faults })
const Nothing = v.optional(v.unknown())

const Figures = v.object({
  requestsSent: v.number(),
  requestsAccepted: v.number(),
  messagesSent: v.number(),
  conversationsReplied: v.number(),
  /** Numbers of conversations, by the category of the lead's last message that has a category. */
  categories: v.record(MessageCategory, v.optional(v.number())),
  callsBooked: v.number(),
  callsBookedByAi: v.number(),
  /** Conversations in which the AI wrote the last reply or follow-up to the lead. */
  handledByAi: v.number(),
  /** Conversations in which a person wrote the last reply or follow-up to the lead. */
  handledByPeople: v.number(),
})

const Report = v.object({
  ...Figures.entries,
  since: Moment,
  until: Moment,
  /** Sorted by number of messages, largest number first. */
  sequences: v.array(v.object({ ...Figures.entries, id: v.number(), name: v.string() })),
  clients: v.array(v.object({ id: v.number(), name: v.string() })),
  /** Numbers of open tasks, as on the dashboard. */
  tasks: v.object({
    interested: v.number(),
    objections: v.number(),
    followUps: v.number(),
    calls: v.number(),
    failed: v.number(),
  }),
})
export type DemoReport = v.InferOutput<typeof Report>

/** The records of the guided tour. A field is null if the workspace has no such record. */
const Story = v.object({
  clientId: v.nullable(v.number()),
  sequenceId: v.nullable(v.number()),
  conversationId: v.nullable(v.number()),
  /** A call with a lead of the sequence, or another call if the sequence has no call. */
  call: v.nullable(v.object({ id: v.number(), date: Moment })),
  /** A conversation in which an interested lead waits for a person's reply. */
  waitingId: v.nullable(v.number()),
})
export type DemoStory = v.InferOutput<typeof Story>

export interface ClockChange {
  readonly frozen?: boolean
  /** Simulated ms per real ms. */
  readonly rate?: number
  readonly advanceMs?: number
  /** ISO 8601. */
  readonly until?: string
}

export interface DemoStart {
  readonly scenario: string
  readonly seed?: number | undefined
}

export interface DemoNames {
  readonly company?: string | undefined
  readonly user?: string | undefined
  readonly leads?: readonly string[] | undefined
}

export type DemoNetwork = 'normal' | 'slow' | 'offline'
/** The delay of each response in a slow network. */
const slowMs = 2000

/** Sends requests to the simulator. Each method throws a `RequestError` if the response is not 2xx. */
export interface DemoControl {
  state(signal?: AbortSignal): Promise<DemoState>
  reset(start: DemoStart): Promise<void>
  /** Returns the new time, in ms since 1970. */
  changeClock(change: ClockChange): Promise<number>
  /** `since`: ISO 8601. */
  report(since: string): Promise<DemoReport>
  story(): Promise<DemoStory>
  answer(conversationId: ConversationId, mood: MessageCategory): Promise<void>
  failNextSend(error: MessageError, conversationId: ConversationId | undefined): Promise<void>
  connectProfile(profileId: ProfileId, outcome: 'ok' | 'error'): Promise<void>
  setNetwork(network: DemoNetwork): Promise<void>
  leaveCredits(left: number): Promise<void>
  rename(names: DemoNames): Promise<void>
  takeSnapshot(): Promise<string>
  restoreSnapshot(snapshot: string): Promise<void>
}

/** The state of the network. Ignores faults of single operations. */
export function networkOf(faults: DemoState['faults']): DemoNetwork {
  const all = faults.filter(({ operationId }) => operationId === '*')
  if (all.some(({ offline }) => offline)) return 'offline'
  return all.some(({ latencyMs = 0 }) => latencyMs > 0) ? 'slow' : 'normal'
}

export function createDemoControl(base: string): DemoControl {
  const call = async (path: string, init: RequestInit): Promise<string> => {
    // A missing response becomes a `RequestError` with the status 0.
    const response = await fetch(`${base}${path}`, init).catch(() => undefined)
    if (!response) throw new RequestError(0, undefined)
    // An unreadable response counts as empty.
    const text = await response.text().catch(() => '')
    if (!response.ok) throw new RequestError(response.status, jsonOf(text))
    return text
  }
  const send = async <T>(
    method: string,
    path: string,
    body: string,
    response: v.GenericSchema<unknown, T>,
  ): Promise<T> => {
    const text = await call(path, { method, body, headers: { 'content-type': 'application/json' } })
    return v.parse(response, jsonOf(text))
  }
  const post = <T>(path: string, body: object, response: v.GenericSchema<unknown, T>) =>
    send('POST', path, JSON.stringify(body), response)
  return {
    state: async (signal) => v.parse(State, jsonOf(await call('/state', signal ? { signal } : {}))),
    reset: async (start) => void (await post('/reset', { ...start, now: Date.now() }, State)),
    changeClock: async (change) => Date.parse((await post('/clock', change, Clock)).now),
    report: async (since) =>
      v.parse(Report, jsonOf(await call(`/report?${new URLSearchParams({ since }).toString()}`, {}))),
    story: async () => v.parse(Story, jsonOf(await call('/story', {}))),
    answer: async (conversationId, mood) => void (await post('/answer', { conversationId, mood }, Nothing)),
    failNextSend: async (error, conversationId) => void (await post('/fail-send', { error, conversationId }, Nothing)),
    connectProfile: async (profileId, outcome) => void (await post('/connect', { profileId, outcome }, Nothing)),
    async setNetwork(network) {
      await send('DELETE', '/faults', JSON.stringify({ operationId: '*' }), Faults)
      if (network === 'offline') await post('/faults', { operationId: '*', offline: true }, Faults)
      if (network === 'slow') await post('/faults', { operationId: '*', latencyMs: slowMs }, Faults)
    },
    leaveCredits: async (left) => void (await post('/credits', { left }, Nothing)),
    rename: async (names) => void (await post('/names', names, Nothing)),
    takeSnapshot: () => call('/snapshot', {}),
    restoreSnapshot: async (snapshot) => void (await send('PUT', '/snapshot', snapshot, State)),
  }
}

/** Undefined if the text is not valid JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
