import { assert, type IPropertyWithHooks, type Parameters } from 'fast-check'

/** Every run tests the same cases, so that a failure can be reproduced. */
export function holds<Case>(property: IPropertyWithHooks<Case>, parameters: Parameters<Case> = {}): void {
  assert(property, { seed: 20_261_121, ...parameters })
}
