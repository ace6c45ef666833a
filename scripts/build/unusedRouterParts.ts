import type { Plugin } from 'vite'

/** Components are created by a call, which bundlers keep even if its result is unused. */
const componentCall = /(?<== )(?=React\d*\.forwardRef\()/g
/** For developer tools only. It also makes the bundler keep the component. */
const displayName = /^\w+\.displayName = "\w+";$/gm

/**
 * Lets the bundler drop unused components of the router (`Link`, `NavLink`, `Form` and their dependencies): 4 kB of
 * gzip in the login page. The budgets fail if this stops working.
 */
export function unusedRouterParts(): Plugin {
  return {
    name: 'tandem-unused-router-parts',
    apply: 'build',
    transform: (code, id) =>
      id.includes('/node_modules/react-router/')
        ? // Without a map: no line moves.
          { code: code.replaceAll(componentCall, '/* @__PURE__ */ ').replaceAll(displayName, ''), map: null }
        : undefined,
  }
}
