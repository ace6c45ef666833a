import {
  messageImprove,
  recipientGet,
  recipientList,
  sequenceCalendlyAuth,
  sequenceCalendlyEventNames,
  sequenceExampleAiTemplates,
  sequenceExampleFollowUps,
  sequenceExampleGet,
  sequenceExampleResponses,
  pollingMs,
  type SequenceId,
  type ClientId,
  type RecipientId,
} from '@tandem/contract'
import { operationQueryAtom } from '../../../shared/api/operationAtoms.ts'
import { operationMutationAtom } from '../../../shared/api/mutationAtom.ts'

/** SEQ-46: example texts for a client's sequence. */
export const sequenceExampleQueryAtomOf = (clientId: ClientId | undefined) =>
  operationQueryAtom(
    { sequenceExampleGet },
    () => (clientId === undefined ? undefined : { query: { clientId } }),
    // A refetch must not replace the texts of a draft.
    () => ({ staleTime: Infinity }),
  )

interface RecipientSearch {
  /** Undefined: recipients of any sequence, or without a sequence. */
  readonly sequenceId: SequenceId | undefined
  readonly search: string
  readonly isEmpty: boolean
}

export const previewRecipientsQueryAtomOf = ({ sequenceId, search, isEmpty }: RecipientSearch) =>
  operationQueryAtom(
    { recipientList },
    () =>
      isEmpty
        ? undefined
        : { query: { limit: 50, ...(sequenceId !== undefined && { sequenceId }), ...(search !== '' && { search }) } },
    () => ({ placeholderData: (before) => before }),
  )

export const previewRecipientQueryAtomOf = (id: RecipientId | undefined) =>
  operationQueryAtom({ recipientGet }, () => (id === undefined ? undefined : { params: { id } }))

/** These requests cost AI credits. The response of `organizationGet` contains the balance. */
const spending = { invalidates: ['organizationGet'] } as const

export const messageImproveMutationAtom = operationMutationAtom({ messageImprove }, spending)

export const responsePreviewMutationAtom = operationMutationAtom({ sequenceExampleResponses }, spending)
export const followUpPreviewMutationAtom = operationMutationAtom({ sequenceExampleFollowUps }, spending)
export const reEngagementPreviewMutationAtom = operationMutationAtom({ sequenceExampleAiTemplates }, spending)

export const calendarAuthMutationAtom = operationMutationAtom({ sequenceCalendlyAuth })

/** SEQ-66: `isPolled` repeats the request until the calendar has events. */
export const calendarEventsQueryAtomOf = (uuid: string | undefined, isPolled: boolean) =>
  operationQueryAtom(
    { sequenceCalendlyEventNames },
    () => (uuid === undefined ? undefined : { params: { uuid } }),
    () => ({
      refetchInterval: ({ state }) =>
        isPolled && (state.data?.eventNames.length ?? 0) === 0 ? pollingMs.calendarEvents : false,
    }),
  )
