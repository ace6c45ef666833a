import { type AiSuggestion } from '@tandem/components'
import { atom, useAtom, useSetAtom } from 'jotai'
import { errorText } from '../../../../shared/api/errorText.ts'
import { messageImproveMutationAtom } from '../api.ts'
import { isOutOfCredits } from '../../../../shared/api/isOutOfCredits.ts'

interface Improvement {
  readonly suggestion: AiSuggestion
  readonly isOutOfCredits?: boolean
}

/** The key is a message's `systemId`. The atom keeps improvements after the editor closes: they cost AI credits. */
const improvementsAtom = atom<Readonly<Record<string, Improvement | undefined>>>({})

/** The AI's improvements of messages (SEQ-39). */
export function useImprovements() {
  const improveMessage = useSetAtom(messageImproveMutationAtom)
  const [improvements, setImprovements] = useAtom(improvementsAtom)
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
