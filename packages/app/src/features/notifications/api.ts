import { conversationList, pageSize, pollingMs } from '@tandem/contract'
import { operationQueryAtom } from '../../shared/operationAtoms.ts'

/** The latest conversations, asked for every minute (document 1, section 7). */
export const latestConversationsQueryAtom = operationQueryAtom(
  { conversationList },
  () => ({ query: { limit: pageSize.notifications } }),
  () => ({ refetchInterval: pollingMs.notifications }),
)
