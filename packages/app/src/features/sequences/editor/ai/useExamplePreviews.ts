import { type Preview } from '@tandem/contract'
import { useState } from 'react'
import { errorText } from '../../../../shared/errorText.ts'
import { isDeepEqual } from '../../../../shared/isDeepEqual.ts'
import { isOutOfCredits } from '../../../../shared/isOutOfCredits.ts'

/** An example chat that can be asked for. */
export interface ExampleRequest {
  /** What the chat depends on: when it changes, an older chat is stale. */
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

/**
 * The example chats of an editor's steps. Each is written on demand, because it costs AI credits, and stays while
 * another step shows (SEQ-134).
 */
export function useExamplePreviews() {
  const [previews, setPreviews] = useState<Readonly<Record<string, ExamplePreview | undefined>>>({})
  const change = (key: string, next: (before: ExamplePreview) => ExamplePreview) =>
    setPreviews((all) => ({ ...all, [key]: next(all[key] ?? none) }))
  return {
    /** The chat of a step, and whether its prompts have changed since. */
    previewOf: (key: string, input: object) => {
      const preview = previews[key] ?? none
      return { ...preview, isStale: preview.chat !== undefined && !isDeepEqual(preview.chat.input, input) }
    },
    write: async (key: string, { input, write }: ExampleRequest) => {
      change(key, ({ chat }) => ({ isLoading: true, chat }))
      try {
        const { messages } = await write()
        change(key, () => ({ isLoading: false, chat: { messages, input } }))
      } catch (error) {
        change(key, ({ chat }) => ({
          isLoading: false,
          chat,
          errorText: errorText(error),
          isOutOfCredits: isOutOfCredits(error),
        }))
      }
    },
  }
}

export type ExamplePreviews = ReturnType<typeof useExamplePreviews>
