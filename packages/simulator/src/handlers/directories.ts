import { placeholderValues } from '../domain/campaign/plan/placeholders.ts'
import { callStatuses, categories, industries, variables } from '../domain/views/directories.ts'
import { type ClientRow, type ProfileRow, type RecipientRow } from '../domain/rows/people.ts'
import { type TandemWorkspace } from '../domain/rows/workspace.ts'
import { tandemHandlers } from './caller.ts'

export const directoryHandlers = tandemHandlers({
  categoryList: () => ({ _embedded: { categories: [...categories] } }),
  callStatusList: () => ({ _embedded: { callStatuses: [...callStatuses] } }),
  industryList: () => ({ _embedded: { industries: industries.map((name) => ({ name })) } }),
  variableList: (workspace, { query }, { find }) => {
    const recipient = query.recipientId === undefined ? undefined : find('recipients', query.recipientId)
    if (!recipient || !query.resolve) return { _embedded: { variables: [...variables] } }
    const values: Readonly<Record<string, string | null>> = placeholderValues({
      recipient,
      ...senderOf(workspace, recipient),
    })
    return { _embedded: { variables: variables.map(({ name }) => ({ name, text: values[name] ?? '' })) } }
  },
})

/**
 * Returns the client and the profile whose names replace the variables in messages to a recipient. Before the first
 * contact, the profile is the first profile of the recipient's sequence.
 */
function senderOf(
  { tables }: TandemWorkspace,
  { id }: RecipientRow,
): { readonly client: Pick<ClientRow, 'name'> | undefined; readonly profile: Pick<ProfileRow, 'name'> | undefined } {
  const [enrolment] = tables.enrolments.by('recipientId', id)
  if (!enrolment) return { client: undefined, profile: undefined }
  const sequence = tables.sequences.get(enrolment.sequenceId)
  const profile =
    enrolment.profileId === null
      ? tables.profiles.by('sequenceId', enrolment.sequenceId)[0]
      : tables.profiles.get(enrolment.profileId)
  return { client: sequence && tables.clients.get(sequence.clientId), profile }
}
