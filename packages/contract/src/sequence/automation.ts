import { type ResponseCategory } from '../directory/schema.ts'

const answeredCategories: ReadonlySet<ResponseCategory> = new Set(['interested', 'objection', 'info_request'])

/** SEQ-171: whether a new sequence answers messages of a category automatically. */
export const isAnsweredAtFirst = (category: ResponseCategory): boolean => answeredCategories.has(category)

interface AutomatedSequence {
  readonly responses: readonly { readonly category: string; readonly fastResponseEnabled?: boolean | undefined }[]
  readonly followUps: readonly { readonly enabled?: boolean | undefined }[]
}

/** The dashboard's three kinds of automation; `interested` is call booking. */
export interface SequenceAutomation {
  readonly objections: boolean
  readonly followUps: boolean
  readonly interested: boolean
}

/** DASH-20: what is automated in a sequence. */
export function sequenceAutomation({ responses, followUps }: AutomatedSequence): SequenceAutomation {
  const isFast = (category: string) =>
    responses.some((response) => response.category === category && response.fastResponseEnabled === true)
  return {
    objections: isFast('objection'),
    followUps: followUps.some((followUp) => followUp.enabled === true),
    interested: isFast('interested'),
  }
}
