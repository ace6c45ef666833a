import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { errorText } from '../../shared/api/errorText.ts'
import { isGone } from '../../shared/api/RequestError.ts'
import { idOf } from '../../shared/router/routeId.ts'
import { conversationQueryAtomOf } from '../../entities/call/api.ts'
import { callWizardMessages } from '../../entities/call/messages.ts'
import { chosenConversation } from './chosenConversation.ts'
import { callDraftAtom } from './draft.ts'

const param = 'conversationId'

/**
 * Selects the conversation in the address, and removes it from the address, so that another conversation can be
 * selected (CALL-28). Returns the reason if it could not be selected.
 */
export function useNamedConversation(): string | undefined {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const inAddress = params.get(param)
  const [named, setNamed] = useState(inAddress)
  if (inAddress !== null && inAddress !== named) setNamed(inAddress)
  const id = idOf(named ?? '')
  const { data, error } = useAtomValue(useMemo(() => conversationQueryAtomOf(id), [id]))
  const setDraft = useSetAtom(callDraftAtom)
  useEffect(() => {
    if (inAddress === null || (id !== undefined && !data && !error)) return
    const { _embedded: embedded } = data ?? {}
    const conversation = data && chosenConversation(data.id, embedded?.recipients[data.recipientId])
    const step = data ? 'settings' : 'conversation'
    setDraft({ conversation, overwrittenId: undefined, step })
    const others = new URLSearchParams([...params].filter(([name]) => name !== param))
    void navigate({ pathname: `/calls/create/${step}`, search: String(others) }, { replace: true })
  }, [inAddress, id, data, error, params, setDraft, navigate])
  if (named === null || data || (id !== undefined && !error)) return undefined
  return error && !isGone(error) ? errorText(error) : callWizardMessages.notFound
}
