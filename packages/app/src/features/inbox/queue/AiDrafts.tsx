import { Switch, Tooltip } from '@fluentui/react-components'
import { type Conversation, futureMessageList } from '@tandem/contract'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { operationQueryAtom } from '../../../shared/api/operationAtoms.ts'
import { askAiOnceAtom } from '../composer/aiReply.ts'
import { draftAtomOf } from '../composer/drafts.ts'
import { selectedIdAtom } from '../list/inboxList.ts'
import { inboxMessages } from '../messages.ts'
import { queuePlanAtom } from './queueAtoms.ts'
import { hasAiDraftsAtom } from './queueState.ts'

const texts = inboxMessages.queue

/** INBOX-62: the AI writes drafts as the user goes on, once the user has decided so: they cost credits. */
export function AiDrafts() {
  const [hasAiDrafts, setHasAiDrafts] = useAtom(hasAiDraftsAtom)
  const plan = useAtomValue(queuePlanAtom)
  const selectedId = useAtomValue(selectedIdAtom)
  const selected = plan?.pending.find(({ id }) => id === selectedId)
  const wanted = hasAiDrafts ? [selected, plan?.next].filter((each) => each !== undefined) : []
  return (
    <>
      <Tooltip content={texts.aiDraftsHint} relationship="description">
        <Switch label={texts.aiDrafts} checked={hasAiDrafts} onChange={(_, { checked }) => setHasAiDrafts(checked)} />
      </Tooltip>
      {wanted.map((conversation) => (
        <AiDraft key={conversation.id} conversation={conversation} />
      ))}
    </>
  )
}

/** Asks for the draft of a conversation in which nothing was typed, here or in another browser. */
function AiDraft({ conversation: { id, lastMessageId } }: { readonly conversation: Conversation }) {
  const [atoms] = useState(() => ({
    draftAtom: draftAtomOf(id),
    futureAtom: operationQueryAtom({ futureMessageList }, () => ({ params: { id } })),
  }))
  const draft = useAtomValue(atoms.draftAtom)
  const { _embedded: future } = useAtomValue(atoms.futureAtom).data ?? {}
  const known = draft?.text ?? (future?.messages.some(({ status }) => status === 'draft') === false ? '' : undefined)
  const isEmpty = future !== undefined && known === ''
  const ask = useSetAtom(askAiOnceAtom)
  useEffect(() => {
    if (isEmpty) ask({ conversationId: id, messageId: lastMessageId })
  }, [ask, id, lastMessageId, isEmpty])
  return undefined
}
