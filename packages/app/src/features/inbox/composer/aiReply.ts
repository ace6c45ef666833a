import { type AiSuggestion } from '@tandem/components'
import { type AiText, conversationAiReply, messageImprove, type MessageId, type ConversationId } from '@tandem/contract'
import { atom, type Getter, type Setter } from 'jotai'
import * as v from 'valibot'
import { errorText } from '../../../shared/api/errorText.ts'
import { isOutOfCredits } from '../../../shared/api/isOutOfCredits.ts'
import { type AppStore } from '../../../shared/session/appStore.ts'
import { userAtom } from '../../../shared/session/session.ts'
import { storedAtom } from '../../../shared/storage/storedAtom.ts'
import { mutationAtom } from '../../../shared/api/mutationAtom.ts'

/** The text to improve. Undefined for a reply. */
interface Improved {
  readonly before?: string | undefined
}

export type Suggestion = Improved &
  (
    | Exclude<AiSuggestion, { readonly state: 'failed' }>
    | {
        readonly state: 'failed'
        readonly text: string
        readonly isOutOfCredits: boolean
        /** The key of the failed request. A retry with this key does not cost credits twice. */
        readonly key: string
      }
  )

const Reply = v.object({
  /** Null after the text was used or discarded. */
  text: v.nullable(v.string()),
  /** The latest message at the time of the request. */
  messageId: v.nullable(v.number()),
  /** The time of the last change, in ms since 1970 by this browser's clock. */
  at: v.number(),
})
type Reply = v.InferOutput<typeof Reply>
type Replies = Readonly<Record<string, Reply>>

/** The replies of the AI, by user and conversation. Stored, because a reply costs credits. */
const repliesAtom = storedAtom<Replies>({
  key: 'inbox_replies',
  version: 1,
  schema: v.record(v.string(), Reply),
  initial: {},
})
const dayMs = 86_400_000
/** Removes the replies that are older than a day. */
const withoutOld = (replies: Replies): Replies =>
  Object.fromEntries(Object.entries(replies).filter(([, { at }]) => Date.now() - at < dayMs))

const keyOf = (get: Getter, conversationId: ConversationId) => `${get(userAtom)?.id ?? 0}/${conversationId}`

/** The suggestions that a reload loses, by conversation: a running or failed request, or an improved text. */
const passingAtom = atom<ReadonlyMap<number, Suggestion>>(new Map<number, Suggestion>())
const setPassing = (set: Setter, conversationId: ConversationId, suggestion: Suggestion | undefined) =>
  set(passingAtom, (suggestions) => {
    const next = new Map(suggestions)
    if (suggestion) next.set(conversationId, suggestion)
    else next.delete(conversationId)
    return next
  })
const setReply = (get: Getter, set: Setter, conversationId: ConversationId, change: Partial<Reply>) => {
  const key = keyOf(get, conversationId)
  set(repliesAtom, (replies) => ({
    ...withoutOld(replies),
    [key]: { text: null, messageId: null, ...replies[key], ...change, at: Date.now() },
  }))
}

/** The suggestion of a conversation. Set undefined to discard the suggestion, or set the edited text. */
export const suggestionAtomOf = (conversationId: ConversationId) =>
  atom(
    (get): Suggestion | undefined => {
      const passing = get(passingAtom).get(conversationId)
      if (passing) return passing
      const text = get(repliesAtom)[keyOf(get, conversationId)]?.text
      return text == null ? undefined : { state: 'ready', text }
    },
    (get, set, text: string | undefined) => {
      const isPassing = get(passingAtom).has(conversationId)
      setPassing(set, conversationId, undefined)
      if (!isPassing) setReply(get, set, conversationId, { text: text ?? null })
    },
  )

interface Asking {
  readonly conversationId: ConversationId
  readonly key: string
  readonly messageId: MessageId | null
  /** The text to improve. Undefined: write a reply. */
  readonly before?: string | undefined
}

const aiReplyMutationAtom = mutationAtom<Asking, AiText>({
  name: 'aiSuggestion',
  run: async (request, { conversationId, key, before }, { set }) => {
    try {
      const options = { idempotencyKey: key }
      return before === undefined
        ? await request(conversationAiReply, { params: { id: conversationId }, body: {} }, options)
        : await request(messageImprove, { body: { message: before } }, options)
    } catch (error) {
      const text = errorText(error)
      setPassing(set, conversationId, { state: 'failed', text, isOutOfCredits: isOutOfCredits(error), key, before })
      throw error
    }
  },
  onMutate: ({ set }, { conversationId, before }) => {
    setPassing(set, conversationId, { state: 'writing', before })
    return () => {}
  },
  onSuccess: ({ get, set }, { text }, { conversationId, messageId, before }) => {
    // If the user discarded the suggestion during the request, its state is no longer `writing`.
    const isWanted = get(passingAtom).get(conversationId)?.state === 'writing'
    if (before === undefined) {
      if (isWanted) setPassing(set, conversationId, undefined)
      setReply(get, set, conversationId, { text: isWanted ? text : null, messageId })
    } else if (isWanted) setPassing(set, conversationId, { state: 'ready', text, before })
  },
  invalidates: ['organizationGet'],
  errorToast: () => undefined,
})

type Question = Omit<Asking, 'key'>

/** Requests a reply (INBOX-35) or an improved text (INBOX-67) from the AI. Does nothing during a request. */
export function askAi({ get, set }: AppStore, question: Question): void {
  const suggestion = get(passingAtom).get(question.conversationId)
  if (suggestion?.state === 'writing') return
  const isRetry = suggestion?.state === 'failed' && suggestion.before === question.before
  void set(aiReplyMutationAtom, { ...question, key: isRetry ? suggestion.key : crypto.randomUUID() })
}

/** Requests a reply to a message at most once, because a second reply to the message would cost credits again. */
export function askAiOnce(store: AppStore, { conversationId, messageId }: Question): void {
  const { get } = store
  const reply = get(repliesAtom)[keyOf(get, conversationId)]
  if (get(passingAtom).has(conversationId) || reply?.text != null || reply?.messageId === messageId) return
  askAi(store, { conversationId, messageId })
}
