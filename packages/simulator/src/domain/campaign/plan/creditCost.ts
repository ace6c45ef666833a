import { companyInfoLength, type MessageKind } from '@tandem/contract'

const aiKinds: ReadonlySet<MessageKind> = new Set(['ai', 'ai_fast', 'ai_template', 'followup'])

/** AI credits that a message costs: none for a person's, one for the AI's, and more where a long company info has to be read (document 2, section 5). */
export function creditCost(kind: MessageKind, info: string): number {
  if (!aiKinds.has(kind)) return 0
  const { isTooLong, extraCredits } = companyInfoLength(info)
  return isTooLong ? 1 + Math.round(extraCredits) : 1
}
