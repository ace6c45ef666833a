import { type FunctionComponent, memo } from 'react'

/** `memo` alone would replace type parameters by `unknown`. */
export function genericMemo<Component extends FunctionComponent<never>>(component: Component): Component
export function genericMemo(component: FunctionComponent<never>): unknown {
  return memo(component)
}
