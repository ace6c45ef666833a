import { type AiStep, type MessageTemplate, type Sequence } from '@tandem/contract'

/** The start of an example chat: the messages of a cloud sequence or a re-engagement before the first answer. */
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
