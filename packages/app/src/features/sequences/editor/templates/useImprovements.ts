import { type AiSuggestion } from '@tandem/components'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { errorText } from '../../../../shared/errorText.ts'
import { messageImproveWriteAtom } from '../api.ts'
import { isOutOfCredits } from '../../../../shared/isOutOfCredits.ts'

interface Improvement {
  readonly suggestion: AiSuggestion
  readonly isOutOfCredits?: boolean
}

/** The AI's improvements of messages, each kept with its message until it is accepted or rejected (SEQ-39). */
export function useImprovements() {
  const improveMessage = useSetAtom(messageImproveWriteAtom)
  const [improvements, setImprovements] = useState<Readonly<Record<string, Improvement | undefined>>>({})
  const put = (systemId: string, improvement: Improvement | undefined) =>
    setImprovements((others) => ({ ...others, [systemId]: improvement }))
  return {
    improvementOf: (systemId: string) => improvements[systemId],
    improve: async (systemId: string, message: string) => {
      put(systemId, { suggestion: { state: 'writing' } })
      try {
        const { text } = await improveMessage({ body: { message } })
        put(systemId, { suggestion: { state: 'ready', text } })
      } catch (error) {
        put(systemId, {
          suggestion: { state: 'failed', text: errorText(error) },
          isOutOfCredits: isOutOfCredits(error),
        })
      }
    },
    forget: (systemId: string) => put(systemId, undefined),
  }
}

export type Improvements = ReturnType<typeof useImprovements>
