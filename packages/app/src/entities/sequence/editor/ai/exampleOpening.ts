import { type AiStep, type MessageTemplate, type Sequence } from '@tandem/contract'

/** The first messages of an example chat, before the lead answers. */
export interface ExampleOpening {
  readonly templates?: MessageTemplate[]
  readonly aiTemplates?: AiStep[]
}

export const openingOf = ({
  type,
  templates,
  aiTemplates,
}: Pick<Sequence, 'type' | 'templates' | 'aiTemplates'>): ExampleOpening =>
  type === 'cloud' ? { templates } : { aiTemplates }
