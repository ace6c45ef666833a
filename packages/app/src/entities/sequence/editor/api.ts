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

/** SEQ-46: the example texts of a client for a new sequence. */
export const sequenceExampleQueryAtomOf = (clientId: ClientId | undefined) =>
  operationQueryAtom(
    { sequenceExampleGet },
    () => (clientId === undefined ? undefined : { query: { clientId } }),
    // Not requested again, because other texts must not replace the texts with which a draft has started.
    () => ({ staleTime: Infinity }),
  )

interface RecipientSearch {
  /** Undefined: recipients of any sequence, or without a sequence. */
  readonly sequenceId: SequenceId | undefined
  readonly search: string
  /** True if there are no recipients to preview, so that no request is needed. */
  readonly isEmpty: boolean
}

/** Recipients for the preview of messages. */
export const previewRecipientsQueryAtomOf = ({ sequenceId, search, isEmpty }: RecipientSearch) =>
  operationQueryAtom(
    { recipientList },
    () =>
      isEmpty
        ? undefined
        : { query: { limit: 50, ...(sequenceId !== undefined && { sequenceId }), ...(search !== '' && { search }) } },
    () => ({ placeholderData: (before) => before }),
  )

/** A recipient for the preview, by id. */
export const previewRecipientQueryAtomOf = (id: RecipientId | undefined) =>
  operationQueryAtom({ recipientGet }, () => (id === undefined ? undefined : { params: { id } }))

/** AI calls use AI credits, so the organization is requested again. */
const spending = { invalidates: ['organizationGet'] } as const

/** Improves a message (SEQ-39). Rejects after a failure, like the other AI calls. The editor shows the reason. */
export const messageImproveMutationAtom = operationMutationAtom({ messageImprove }, spending)

/** Writes an example chat (SEQ-47), like the next two mutations. */
export const responsePreviewMutationAtom = operationMutationAtom({ sequenceExampleResponses }, spending)
export const followUpPreviewMutationAtom = operationMutationAtom({ sequenceExampleFollowUps }, spending)
export const reEngagementPreviewMutationAtom = operationMutationAtom({ sequenceExampleAiTemplates }, spending)

/** SEQ-65: requests the address of the window that attaches a calendar. */
export const calendarAuthMutationAtom = operationMutationAtom({ sequenceCalendlyAuth })

/** SEQ-66: the events of a calendar. `isPolled`: repeats the request until there are events. */
export const calendarEventsQueryAtomOf = (uuid: string | undefined, isPolled: boolean) =>
  operationQueryAtom(
    { sequenceCalendlyEventNames },
    () => (uuid === undefined ? undefined : { params: { uuid } }),
    () => ({
      refetchInterval: ({ state }) =>
        isPolled && (state.data?.eventNames.length ?? 0) === 0 ? pollingMs.calendarEvents : false,
    }),
  )
