import { recipientGet, recipientPatch, sequenceList, sequenceRecipientDelete, type RecipientId } from '@tandem/contract'
import { operationQueryAtom } from '../../shared/api/operationAtoms.ts'
import { operationKey } from '../../shared/api/operationKey.ts'
import { operationMutationAtom } from '../../shared/api/mutationAtom.ts'
import { recipientDrawerMessages as texts } from './messages.ts'

/** Sends no request without an id. */
export const recipientQueryAtomOf = (id: RecipientId | undefined) =>
  operationQueryAtom({ recipientGet }, () => (id === undefined ? undefined : { params: { id } }))

export const recipientPatchMutationAtom = operationMutationAtom(
  { recipientPatch },
  {
    onSuccess: ({ patch }, recipient) =>
      patch(operationKey({ recipientGet }, { params: { id: recipient.id } }), () => recipient),
    // `variableList` is included because variables in the next message must get the new values (SEQ-33).
    invalidates: ['recipientList', 'variableList', 'conversationList', 'conversationGet', 'callList'],
    successToast: () => texts.updated,
  },
)

export const recipientSequencesQueryAtomOf = (recipientId: RecipientId) =>
  operationQueryAtom({ sequenceList }, () => ({ query: { recipientId, limit: 100 } }))

export const leaveSequenceMutationAtom = operationMutationAtom(
  { sequenceRecipientDelete },
  {
    invalidates: ['sequenceList', 'sequenceGet', 'recipientGet', 'recipientList'],
    successToast: () => texts.sequences.removed,
    errorToast: () => texts.sequences.removeFailed,
  },
)
