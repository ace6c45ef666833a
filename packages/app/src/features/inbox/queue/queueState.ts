import { addDays } from '@tandem/contract'
import { atom, type Getter, type Setter } from 'jotai'
import * as v from 'valibot'
import { todayAtom } from '../../../shared/time/today.ts'
import { userStoredAtom } from '../../../shared/storage/userStoredAtom.ts'
import { Passed } from './queuePlan.ts'
import { type QueueId } from './queues.ts'

const Pass = v.object({
  /** The day on which `place` and `passed` are valid. On the next day, the queue starts from the beginning. */
  day: v.string(),
  /** The id of the conversation with which the queue continues. */
  place: v.nullable(v.number()),
  passed: v.array(Passed),
})
type Pass = v.InferOutput<typeof Pass>

const UserQueues = v.object({
  passes: v.record(v.string(), Pass),
  /** The day on which a conversation returns to the queue, by the id of the conversation. */
  snoozed: v.record(v.string(), v.string()),
  hasAiDrafts: v.boolean(),
})
type UserQueues = v.InferOutput<typeof UserQueues>

const noQueues: UserQueues = { passes: {}, snoozed: {}, hasAiDrafts: false }

const queuesAtom = userStoredAtom({ key: 'inbox_queues', version: 1, schema: UserQueues })
const queuesOf = (get: Getter) => get(queuesAtom) ?? noQueues
const changeQueues = (set: Setter, change: (queues: UserQueues) => UserQueues) =>
  set(queuesAtom, (queues = noQueues) => change(queues))

export const passAtomOf = (queueId: QueueId) =>
  atom(
    (get): Pass => {
      const [pass, today] = [queuesOf(get).passes[queueId], get(todayAtom)]
      return pass?.day === today ? pass : { day: today, place: null, passed: [] }
    },
    (get, set, change: Partial<Pass>) => {
      const pass = get(passAtomOf(queueId))
      changeQueues(set, (queues) => ({ ...queues, passes: { ...queues.passes, [queueId]: { ...pass, ...change } } }))
    },
  )

/** Ids of the conversations that are snoozed today. */
export function snoozedIds(get: Getter): ReadonlySet<number> {
  const today = get(todayAtom)
  return new Set(Object.entries(queuesOf(get).snoozed).flatMap(([id, day]) => (day > today ? [Number(id)] : [])))
}

/** Snoozes a conversation until tomorrow, or returns the conversation to the queue at once. */
export function snooze(get: Getter, set: Setter, id: number, isSnoozed: boolean): void {
  const today = get(todayAtom)
  changeQueues(set, (queues) => {
    const others = Object.entries(queues.snoozed).filter(([key, day]) => key !== String(id) && day > today)
    return { ...queues, snoozed: Object.fromEntries(isSnoozed ? [...others, [id, addDays(today, 1)]] : others) }
  })
}

/** True if the AI writes drafts for a whole queue. The user decides, because drafts cost credits. */
export const hasAiDraftsAtom = atom(
  (get) => queuesOf(get).hasAiDrafts,
  (_get, set, hasAiDrafts: boolean) => changeQueues(set, (queues) => ({ ...queues, hasAiDrafts })),
)
