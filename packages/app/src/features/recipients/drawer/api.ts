import { recipientGet, recipientPatch, sequenceList, sequenceRecipientDelete } from '@tandem/contract'
import { operationQueryAtom } from '../../../shared/api/operationAtoms.ts'
import { operationKey } from '../../../shared/api/operationKey.ts'
import { operationWriteAtom } from '../../../shared/api/writeAtom.ts'
import { recipientDrawerMessages as texts } from './messages.ts'

/** Query atom of one recipient; sends no request without an id. */
export const recipientQueryAtomOf = (id: number | undefined) =>
  operationQueryAtom({ recipientGet }, () => (id === undefined ? undefined : { params: { id } }))

export const recipientPatchMutationAtom = operationWriteAtom(
  { recipientPatch },
  {
    keep: ({ patch }, recipient) =>
      patch(operationKey({ recipientGet }, { params: { id: recipient.id } }), () => recipient),
    // A message that is written next has the new values (SEQ-33).
    stale: ['recipientList', 'variableList', 'conversationList', 'conversationGet', 'callList'],
    done: () => texts.updated,
  },
)

/** The sequences that a recipient is in, with their clients. */
export const recipientSequencesQueryAtomOf = (recipientId: number) =>
  operationQueryAtom({ sequenceList }, () => ({ query: { recipientId, limit: 100 } }))

export const leaveSequenceMutationAtom = operationWriteAtom(
  { sequenceRecipientDelete },
  {
    stale: ['sequenceList', 'sequenceGet', 'recipientGet', 'recipientList'],
    done: () => texts.sequences.removed,
    failed: () => texts.sequences.removeFailed,
  },
)
