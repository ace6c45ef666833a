import { type AiStep, type MessageTemplate, type Sequence } from '@tandem/contract'

/** The messages before a lead's first answer, for example chats: from a cloud sequence or a re-engagement. */
export interface ExampleOpening {
  readonly templates?: MessageTemplate[]
  readonly aiTemplates?: AiStep[]
}

/** The messages that a lead of the sequence reads before the AI answers. */
export const openingOf = ({
  type,
  templates,
  aiTemplates,
}: Pick<Sequence, 'type' | 'templates' | 'aiTemplates'>): ExampleOpening =>
  type === 'cloud' ? { templates } : { aiTemplates }
