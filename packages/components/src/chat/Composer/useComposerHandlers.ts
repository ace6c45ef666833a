import { type RefObject, type SyntheticEvent, useMemo } from 'react'
import { useLatest } from '../../hooks/useLatest.ts'
import { type VariableFieldHandle } from '../../sequences/variables/variableFieldProps.ts'
import { type MessageVariable } from '../../sequences/variables/variableParts.ts'
import { type ComposerAi, type ComposerProps, type ComposerSnippet } from './ComposerProps.ts'

interface ComposerState extends Pick<ComposerProps, 'text' | 'onSend'> {
  readonly field: RefObject<VariableFieldHandle | null>
  readonly canSend: boolean
  readonly ai: ComposerAi | undefined
  readonly onScheduleOpenChange: (isOpen: boolean) => void
}

/**
 * What the editor's buttons do. The functions stay the same, so that a button renders again only when it looks
 * different: not with each key, and not with each conversation, which opens within 150 ms on a processor
 * four times slower.
 */
export function useComposerHandlers(state: ComposerState) {
  const latest = useLatest(state)
  return useMemo(
    () => ({
      send: (event: SyntheticEvent) => {
        const { text, canSend, onSend } = latest.current
        if (canSend) onSend(event, { text })
      },
      ask: (event: SyntheticEvent) => latest.current.ai?.onAsk(event),
      improve: (event: SyntheticEvent) => {
        const { text, ai } = latest.current
        ai?.onImprove?.(event, { text })
      },
      insertVariable: ({ name }: MessageVariable) => latest.current.field.current?.insert(name),
      insertSnippet: ({ text }: ComposerSnippet) => latest.current.field.current?.insertText(text),
      changeScheduleOpen: (isOpen: boolean) => latest.current.onScheduleOpenChange(isOpen),
    }),
    [latest],
  )
}
