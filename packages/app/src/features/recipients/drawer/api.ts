import { recipientGet, recipientPatch, sequenceList, sequenceRecipientDelete } from '@tandem/contract'
import { queryClientAtom } from 'jotai-tanstack-query'
import { operationMutationAtom, operationQueryAtom } from '../../../shared/operationAtoms.ts'

/** Query atom of one recipient; undefined for an address that names none. */
export const recipientQueryAtomOf = (id: number | undefined) =>
  operationQueryAtom({ recipientGet }, () => (id === undefined ? undefined : { params: { id } }))

export const recipientPatchMutationAtom = operationMutationAtom({ recipientPatch }, (get) => ({
  onSuccess: (recipient) => {
    get(queryClientAtom).setQueryData(['recipientGet', { params: { id: recipient.id } }], recipient)
  },
  invalidates: ['recipientList'],
}))

/** The sequences that a recipient is in, with their clients. */
export const recipientSequencesQueryAtomOf = (recipientId: number) =>
  operationQueryAtom({ sequenceList }, () => ({ query: { recipientId, limit: 100 } }))

export const leaveSequenceMutationAtom = operationMutationAtom({ sequenceRecipientDelete }, () => ({
  invalidates: ['sequenceList', 'sequenceGet', 'recipientGet', 'recipientList'],
}))
