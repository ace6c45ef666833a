import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { idOf } from '../../../shared/routeId.ts'
import { conversationQueryAtomOf } from '../api.ts'
import { chosenConversation } from './chosenConversation.ts'
import { callDraftAtom } from './draft.ts'

const param = 'conversationId'

/** Chooses the conversation that the address names, and removes it from there: another one may be chosen (CALL-28). */
export function useNamedConversation(): void {
  const [params, setParams] = useSearchParams()
  const id = idOf(params.get(param) ?? '')
  const { data, error } = useAtomValue(useMemo(() => conversationQueryAtomOf(id), [id]))
  const setDraft = useSetAtom(callDraftAtom)
  useEffect(() => {
    if (!data && !error) return
    if (data) {
      const { _embedded: embedded } = data
      const conversation = chosenConversation(data.id, embedded.recipients[data.recipientId])
      setDraft({ conversation, overwrittenId: undefined, step: 'settings' })
    }
    setParams(
      (before) => {
        before.delete(param)
        return before
      },
      { replace: true },
    )
  }, [data, error, setDraft, setParams])
}
