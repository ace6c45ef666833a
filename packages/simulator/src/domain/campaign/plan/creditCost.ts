import { companyInfoLength, type MessageKind } from '@tandem/contract'

const aiKinds: ReadonlySet<MessageKind> = new Set(['ai', 'ai_fast', 'ai_template', 'followup'])

/**
 * AI credits for a message: one, or more if the company info is long (CLIENT-13). A message without AI costs no
 * credits.
 */
export function creditCost(kind: MessageKind, info: string): number {
  if (!aiKinds.has(kind)) return 0
  const { isTooLong, extraCredits } = companyInfoLength(info)
  return isTooLong ? 1 + Math.round(extraCredits) : 1
}
