import { type AiSuggestion } from '@tandem/components'
import { type AiText, conversationAiReply } from '@tandem/contract'
import { atom } from 'jotai'
import { errorText } from '../../../shared/errorText.ts'
import { isOutOfCredits } from '../../../shared/isOutOfCredits.ts'
import { writeAtom } from '../../../shared/writeAtom.ts'

/** A suggestion of the AI, as the composer shows it. */
export type Suggestion =
  | Exclude<AiSuggestion, { readonly state: 'failed' }>
  | {
      readonly state: 'failed'
      readonly text: string
      readonly isOutOfCredits: boolean
      /** The key of the failed call: a reply that was written after all is not paid for twice. */
      readonly key: string
    }

/** Suggestions by conversation: one that is still written is found again when the user comes back. */
const suggestionsAtom = atom<ReadonlyMap<number, Suggestion>>(new Map<number, Suggestion>())

/** The suggestion of a conversation; set undefined to discard it. */
export const suggestionAtomOf = (conversationId: number) =>
  atom(
    (get) => get(suggestionsAtom).get(conversationId),
    (_get, set, suggestion: Suggestion | undefined) =>
      set(suggestionsAtom, (suggestions) => {
        const next = new Map(suggestions)
        if (suggestion) next.set(conversationId, suggestion)
        else next.delete(conversationId)
        return next
      }),
  )

interface Asking {
  readonly conversationId: number
  readonly key: string
}

const replyWriteAtom = writeAtom<Asking, AiText>({
  name: 'conversationAiReply',
  run: async (request, { conversationId, key }, { set }) => {
    try {
      return await request(conversationAiReply, { params: { id: conversationId }, body: {} }, { idempotencyKey: key })
    } catch (error) {
      set(suggestionAtomOf(conversationId), {
        state: 'failed',
        text: errorText(error),
        isOutOfCredits: isOutOfCredits(error),
        key,
      })
      throw error
    }
  },
  show: ({ set }, { conversationId }) => {
    set(suggestionAtomOf(conversationId), { state: 'writing' })
    return () => {}
  },
  keep: ({ get, set }, { text }, { conversationId }) => {
    const suggestionAtom = suggestionAtomOf(conversationId)
    // It may have been discarded meanwhile.
    if (get(suggestionAtom)?.state === 'writing') set(suggestionAtom, { state: 'ready', text })
  },
  stale: ['organizationGet'],
  failed: () => undefined,
})

/** Asks the AI for a reply (INBOX-35), unless it is writing one. */
export const askAiAtom = atom(null, (get, set, conversationId: number) => {
  const suggestion = get(suggestionAtomOf(conversationId))
  if (suggestion?.state === 'writing') return
  const key = suggestion?.state === 'failed' ? suggestion.key : crypto.randomUUID()
  void set(replyWriteAtom, { conversationId, key })
})
