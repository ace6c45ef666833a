import { atom } from 'jotai'
import { navigationAtom } from '../../../shared/router/navigation.ts'
import { type AppStore } from '../../../shared/session/appStore.ts'
import { sharedMessages } from '../../../shared/text/messages.ts'
import { showToastAtom } from '../../../shared/toast/toasts.ts'
import { mergedAtom, planOf, queueIdAtom, selectedIdAtom } from '../list/inboxList.ts'
import { openingMove } from '../list/listPlace.ts'
import { inboxMessages } from '../messages.ts'
import { type Passed } from './queuePlan.ts'
import { type QueueId } from './queues.ts'
import { passAtomOf, snooze } from './queueState.ts'

const texts = inboxMessages.queue

/**
 * The user's position in the queue that the address names. Undefined while the conversations load, or if the address
 * names no queue.
 */
export const queuePlanAtom = atom((get) => {
  const [queueId, merged] = [get(queueIdAtom), get(mergedAtom)]
  return queueId !== undefined && merged ? planOf(get, queueId, merged) : undefined
})

export const queueAddress = (queueId: QueueId, id: number | undefined) =>
  id === undefined ? `/messages?queue=${queueId}` : `/messages/conversation/${id}?queue=${queueId}`

const moveTo = ({ get }: AppStore, queueId: QueueId, id: number | undefined) =>
  get(navigationAtom).navigate(queueAddress(queueId, id), { ...openingMove, replace: true })

/** Marks the open conversation as done, skipped or snoozed, and opens the next conversation. */
export function passOn(store: AppStore, how: Passed['how']): void {
  const { get, set } = store
  const [queueId, id, plan] = [get(queueIdAtom), get(selectedIdAtom), get(queuePlanAtom)]
  if (queueId === undefined || id === undefined || !plan) return
  const passAtom = passAtomOf(queueId)
  const messageId = get(mergedAtom)?.rows.find((row) => row.id === id)?.lastMessageId ?? null
  const others = get(passAtom).passed.filter((each) => each.id !== id)
  set(passAtom, { passed: [...others, { id, messageId, how }], place: plan.next?.id ?? null })
  moveTo(store, queueId, plan.next?.id)
  if (how !== 'snoozed') return
  snooze(get, set, id, true)
  const undo = { label: sharedMessages.undo, onClick: () => returnTo(store, id) }
  set(showToastAtom, { intent: 'success', title: texts.snoozed, action: undo })
}

function returnTo(store: AppStore, id: number): void {
  const { get, set } = store
  const queueId = get(queueIdAtom)
  snooze(get, set, id, false)
  if (queueId === undefined) return
  const passAtom = passAtomOf(queueId)
  set(passAtom, { passed: get(passAtom).passed.filter((each) => each.id !== id), place: id })
  moveTo(store, queueId, id)
}

export function goBack(store: AppStore): void {
  const queueId = store.get(queueIdAtom)
  const last = queueId === undefined ? undefined : store.get(passAtomOf(queueId)).passed.at(-1)
  if (last) returnTo(store, last.id)
}

export function repeatSkipped({ get, set }: AppStore): void {
  const queueId = get(queueIdAtom)
  if (queueId === undefined) return
  const passAtom = passAtomOf(queueId)
  set(passAtom, { passed: get(passAtom).passed.filter(({ how }) => how !== 'skipped') })
}
