import { type OperationId } from '@tandem/contract'

/** Operations whose handler comes with the campaign engine: until then they answer 501. The one list of them. */
export const notYet = ['sequenceCalendlyEventNames', 'sequenceCalendlyAuth'] as const satisfies readonly OperationId[]

export type NotYet = (typeof notYet)[number]
