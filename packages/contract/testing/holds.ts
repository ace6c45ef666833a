import { assert, type IPropertyWithHooks, type Parameters } from 'fast-check'

/** Asserts that a property holds, with the same cases in every run, so that a failure can be repeated. */
export function holds<Case>(property: IPropertyWithHooks<Case>, parameters: Parameters<Case> = {}): void {
  assert(property, { seed: 20_261_121, ...parameters })
}
