import { type FunctionComponent, memo } from 'react'

/** React's `memo` for a component with type parameters. `memo` alone would replace the parameters by `unknown`. */
export function genericMemo<Component extends FunctionComponent<never>>(component: Component): Component
export function genericMemo(component: FunctionComponent<never>): unknown {
  return memo(component)
}
