import { conversationList, pageSize, pollingMs } from '@tandem/contract'
import { operationQueryAtom } from '../../shared/api/operationAtoms.ts'

/** The latest conversations, read every minute (SHELL-19). */
export const latestConversationsQueryAtom = operationQueryAtom(
  { conversationList },
  () => ({ query: { limit: pageSize.notifications } }),
  () => ({ refetchInterval: pollingMs.notifications }),
)
