import { type Preview } from '@tandem/contract'
import { atom, type Setter, useAtom } from 'jotai'
import { isDeepEqual } from '../../../../shared/api/isDeepEqual.ts'
import { aiFailure } from '../../../../shared/api/isOutOfCredits.ts'

/** The request of an example chat. */
export interface ExampleRequest {
  /** The input of the chat. After a change of the input, an older chat is stale. */
  readonly input: object
  readonly write: () => Promise<Preview>
}

interface ExamplePreview {
  readonly isLoading: boolean
  readonly chat?: { readonly messages: Preview['messages']; readonly input: object } | undefined
  readonly errorText?: string | undefined
  readonly isOutOfCredits?: boolean
}

const none: ExamplePreview = { isLoading: false }

/** The example chats by sequence, editor and step. */
const previewsAtom = atom<Readonly<Record<string, ExamplePreview>>>({})

/** Removes the chats of a draft after the draft was discarded, or became a sequence. */
export const forgetPreviews = (set: Setter, owner: string): void =>
  set(previewsAtom, (all) => Object.fromEntries(Object.entries(all).filter(([key]) => !key.startsWith(`${owner}/`))))

/**
 * The example chats of an editor's steps. An example chat is written on demand, because it costs AI credits. A chat is
 * kept while another step, tab or editor shows (SEQ-134).
 * @param owner the sequence's id, or the id for a draft
 * @param editor one of the sequence's editors
 */
export function useExamplePreviews(owner: string, editor: 'responses' | 'followUps' | 'reEngagement') {
  const [previews, setPreviews] = useAtom(previewsAtom)
  const prefix = `${owner}/${editor}/`
  const change = (key: string, next: (before: ExamplePreview) => ExamplePreview) =>
    setPreviews((all) => ({ ...all, [`${prefix}${key}`]: next(all[`${prefix}${key}`] ?? none) }))
  return {
    /** The chat of a step, marked as stale if its input has changed. */
    previewOf: (key: string, input: object) => {
      const preview = previews[`${prefix}${key}`] ?? none
      return { ...preview, isStale: preview.chat !== undefined && !isDeepEqual(preview.chat.input, input) }
    },
    write: async (key: string, { input, write }: ExampleRequest) => {
      change(key, ({ chat }) => ({ isLoading: true, chat }))
      try {
        const { messages } = await write()
        change(key, () => ({ isLoading: false, chat: { messages, input } }))
      } catch (error) {
        change(key, ({ chat }) => ({ isLoading: false, chat, ...aiFailure(error) }))
      }
    },
  }
}

export type ExamplePreviews = ReturnType<typeof useExamplePreviews>
