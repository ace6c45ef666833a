import { type OperationId } from '@tandem/contract'

/** Operations whose handler comes with the campaign engine: until then they answer 501. The one list of them. */
export const notYet = [
  'sequenceCalendlyEventNames',
  'sequenceCalendlyAuth',
  'conversationAiReply',
  'messageImprove',
  'recipientImportUpload',
  'recipientImportGet',
  'recipientImportApply',
  'recipientImportDelete',
  'sequenceExampleGet',
  'sequenceExampleResponses',
  'sequenceExampleAiTemplates',
  'sequenceExampleFollowUps',
] as const satisfies readonly OperationId[]

export type NotYet = (typeof notYet)[number]
