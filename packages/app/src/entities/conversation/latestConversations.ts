import { conversationList, pageSize, pollingMs } from '@tandem/contract'
import { pollOnceLoaded } from '../../shared/api/queryClient.ts'
import { operationQueryAtom } from '../../shared/api/operationAtoms.ts'

/** The latest conversations, read every minute (SHELL-19). */
export const latestConversationsQueryAtom = operationQueryAtom(
  { conversationList },
  () => ({ query: { limit: pageSize.notifications } }),
  () => ({ refetchInterval: pollOnceLoaded(pollingMs.notifications) }),
)
