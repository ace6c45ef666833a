import { type Preview } from '@tandem/contract'
import { atom, type Setter, useAtom } from 'jotai'
import { isDeepEqual } from '../../../../shared/api/isDeepEqual.ts'
import { aiFailure } from '../../../../shared/api/isOutOfCredits.ts'

export interface ExampleRequest {
  /** The request's body. A chat that was written from a different body is stale. */
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

const previewsAtom = atom<Readonly<Record<string, ExamplePreview>>>({})

export const forgetPreviews = (set: Setter, owner: string): void =>
  set(previewsAtom, (all) => Object.fromEntries(Object.entries(all).filter(([key]) => !key.startsWith(`${owner}/`))))

/**
 * Keeps the example chat of each step, because a chat costs AI credits (SEQ-134). `owner` is the id of the sequence, or
 * `draftOwner` for the draft of a new sequence.
 */
export function useExamplePreviews(owner: string, editor: 'responses' | 'followUps' | 'reEngagement') {
  const [previews, setPreviews] = useAtom(previewsAtom)
  const prefix = `${owner}/${editor}/`
  const change = (key: string, next: (before: ExamplePreview) => ExamplePreview) =>
    setPreviews((all) => ({ ...all, [`${prefix}${key}`]: next(all[`${prefix}${key}`] ?? none) }))
  return {
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
