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

/** SEQ-46: the example texts that a new sequence of a client starts with. */
export const sequenceExampleQueryAtomOf = (clientId: ClientId | undefined) =>
  operationQueryAtom(
    { sequenceExampleGet },
    () => (clientId === undefined ? undefined : { query: { clientId } }),
    // Other texts must not take the place of those that a draft began with.
    () => ({ staleTime: Infinity }),
  )

interface RecipientSearch {
  /** Undefined: recipients of any sequence, or of none. */
  readonly sequenceId: SequenceId | undefined
  readonly search: string
  /** There is nobody to search for. */
  readonly isEmpty: boolean
}

/** Recipients that messages can be previewed as. */
export const previewRecipientsQueryAtomOf = ({ sequenceId, search, isEmpty }: RecipientSearch) =>
  operationQueryAtom(
    { recipientList },
    () =>
      isEmpty
        ? undefined
        : { query: { limit: 50, ...(sequenceId !== undefined && { sequenceId }), ...(search !== '' && { search }) } },
    () => ({ placeholderData: (before) => before }),
  )

/** One of them by its id. */
export const previewRecipientQueryAtomOf = (id: RecipientId | undefined) =>
  operationQueryAtom({ recipientGet }, () => (id === undefined ? undefined : { params: { id } }))

/** What an AI call changes: the credits. */
const spending = { invalidates: ['organizationGet'] } as const

/** SEQ-39. The rejected promise carries why it failed, as with the other AI calls: the editor shows it. */
export const messageImproveMutationAtom = operationMutationAtom({ messageImprove }, spending)

/** SEQ-47 */
export const responsePreviewMutationAtom = operationMutationAtom({ sequenceExampleResponses }, spending)
export const followUpPreviewMutationAtom = operationMutationAtom({ sequenceExampleFollowUps }, spending)
export const reEngagementPreviewMutationAtom = operationMutationAtom({ sequenceExampleAiTemplates }, spending)

/** SEQ-65: asks for the address of the window that attaches a calendar. */
export const calendarAuthMutationAtom = operationMutationAtom({ sequenceCalendlyAuth })

/** SEQ-66: the events of a calendar; `isPolled` until there are some. */
export const calendarEventsQueryAtomOf = (uuid: string | undefined, isPolled: boolean) =>
  operationQueryAtom(
    { sequenceCalendlyEventNames },
    () => (uuid === undefined ? undefined : { params: { uuid } }),
    () => ({
      refetchInterval: ({ state }) =>
        isPolled && (state.data?.eventNames.length ?? 0) === 0 ? pollingMs.calendarEvents : false,
    }),
  )
