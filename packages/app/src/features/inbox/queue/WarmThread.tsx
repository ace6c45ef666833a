import { type Conversation, futureMessageList } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { operationQueryAtom } from '../../../shared/operationAtoms.ts'
import { variableValuesQueryAtomOf } from '../../../shared/messageVariables.ts'
import { threadAtomsOf, threadStart } from '../thread/threadAtoms.ts'

interface WarmThreadProps {
  readonly conversation: Conversation
}

/** Loads a conversation before it is opened (INBOX-61). It polls nothing. */
export function WarmThread({ conversation }: WarmThreadProps) {
  const { id, recipientId, lastReadMessageId } = conversation
  const [atoms] = useState(() => ({
    pagesAtom: threadAtomsOf(id, { start: threadStart(conversation), lastReadId: lastReadMessageId }).pagesAtom,
    futureAtom: operationQueryAtom({ futureMessageList }, () => ({ params: { id } })),
    valuesAtom: variableValuesQueryAtomOf(recipientId),
  }))
  useAtomValue(atoms.pagesAtom)
  useAtomValue(atoms.futureAtom)
  useAtomValue(atoms.valuesAtom)
  return undefined
}
