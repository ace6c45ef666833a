import { companyInfoLength, isWrittenByAi, type MessageKind } from '@tandem/contract'

/** AI credits for a message: one, or more if the company info is long (CLIENT-13). */
export function creditCost(kind: MessageKind, info: string): number {
  if (!isWrittenByAi(kind)) return 0
  const { isTooLong, extraCredits } = companyInfoLength(info)
  return isTooLong ? 1 + Math.round(extraCredits) : 1
}
