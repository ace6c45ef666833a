import { assert, type IPropertyWithHooks, type Parameters } from 'fast-check'

/** Asserts that a property holds, with the same cases on every run: a failure is never a matter of luck. */
export function holds<Case>(property: IPropertyWithHooks<Case>, parameters: Parameters<Case> = {}): void {
  assert(property, { seed: 20_261_121, ...parameters })
}
