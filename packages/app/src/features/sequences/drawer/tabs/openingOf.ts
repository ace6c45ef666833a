import { type Sequence } from '@tandem/contract'
import { type ExampleOpening } from '../../editor/ai/exampleOpening.ts'

/** The messages that a lead reads before the AI answers. */
export const openingOf = ({ type, templates, aiTemplates }: Sequence): ExampleOpening =>
  type === 'cloud' ? { templates } : { aiTemplates }
