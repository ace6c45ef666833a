import { placeholderValues } from '../domain/campaign/plan/placeholders.ts'
import { callStatuses, categories, industries, variables } from '../domain/views/directories.ts'
import { senderOf } from '../domain/people/senders.ts'
import { tandemHandlers } from './tandemHandlers.ts'

export const directoryHandlers = tandemHandlers({
  categoryList: () => ({ _embedded: { categories: [...categories] } }),
  callStatusList: () => ({ _embedded: { callStatuses: [...callStatuses] } }),
  industryList: () => ({ _embedded: { industries: industries.map((name) => ({ name })) } }),
  variableList: (world, { query }, { find }) => {
    const recipient = query.recipientId === undefined ? undefined : find('recipients', query.recipientId)
    if (!recipient || !query.resolve) return { _embedded: { variables: [...variables] } }
    const values: Readonly<Record<string, string | null>> = placeholderValues({
      recipient,
      ...senderOf(world, recipient),
    })
    return { _embedded: { variables: variables.map(({ name }) => ({ name, text: values[name] ?? '' })) } }
  },
})
