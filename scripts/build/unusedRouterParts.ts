import type { Plugin } from 'vite'

/** Components are made by a call, which bundlers keep even where nobody uses its result. */
const componentCall = /(?<== )(?=React\d*\.forwardRef\()/g
/** For developer tools only, and another reason to keep the component. */
const displayName = /^\w+\.displayName = "\w+";$/gm

/**
 * Lets the bundler drop the components of the router that the app does not use (`Link`, `NavLink`, `Form` and all that
 * they need): 4 kB of gzip, which the login page would have to load first. The budgets notice when it no longer does.
 */
export function unusedRouterParts(): Plugin {
  return {
    name: 'tandem-unused-router-parts',
    apply: 'build',
    transform: (code, id) =>
      id.includes('/node_modules/react-router/')
        ? code.replaceAll(componentCall, '/* @__PURE__ */ ').replaceAll(displayName, '')
        : undefined,
  }
}
