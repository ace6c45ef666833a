import { assert, type IPropertyWithHooks, type Parameters } from 'fast-check'

/** Asserts that a property holds. Every run uses the same cases, so that failures can be reproduced. */
export function holds<Case>(property: IPropertyWithHooks<Case>, parameters: Parameters<Case> = {}): void {
  assert(property, { seed: 20_261_121, ...parameters })
}
