import { companyInfoLength, isWrittenByAi, type MessageKind } from '@tandem/contract'

/** A message by the AI costs one credit, or more if the company info is too long (CLIENT-13). */
export function creditCost(kind: MessageKind, info: string): number {
  if (!isWrittenByAi(kind)) return 0
  const { isTooLong, extraCredits } = companyInfoLength(info)
  return isTooLong ? 1 + Math.round(extraCredits) : 1
}
