import { type Operation, type OperationId, operations, paramsSchema } from '@tandem/contract'
import { RegExpRouter } from 'hono/router/reg-exp-router'
import { SmartRouter } from 'hono/router/smart-router'
import { TrieRouter } from 'hono/router/trie-router'
import { type GenericSchema } from 'valibot'

export interface Route {
  readonly operationId: OperationId
  readonly operation: Operation
  readonly paramsSchema: GenericSchema
}

export interface RouteMatch extends Route {
  readonly params: Readonly<Record<string, string>>
}

/**
 * Finds an operation by method and path. A path with a fixed segment has priority over a path with a placeholder:
 * `/recipients/custom-attributes` over `/recipients/{id}`.
 */
export function createRoutes(isDocumentedOnly: boolean) {
  const router = new SmartRouter<Route>({ routers: [new RegExpRouter(), new TrieRouter()] })
  const routes = Object.keys(operations)
    .filter(isOperationId)
    .filter((operationId) => !isDocumentedOnly || all[operationId].assumed !== 'extra')
    .map((operationId) => ({ operationId, operation: all[operationId], paramsSchema: paramsSchema(all[operationId]) }))
  const methods = new Set(routes.map(({ operation }) => operation.method))
  // Routes with fixed segments come first, because the router uses the first match.
  for (const route of routes.sort((one, other) =>
    placeholderKey(one.operation.path).localeCompare(placeholderKey(other.operation.path)),
  )) {
    const { method, path } = route.operation
    router.add(method, withoutEndSlash(path).replaceAll(/\{(\w+)\}/g, ':$1'), route)
  }
  const match = (method: string, path: string): RouteMatch | undefined => {
    const [found, stash] = router.match(method, withoutEndSlash(path))
    const [first] = found
    if (!first) return undefined
    const [route, places] = first
    const params = Object.fromEntries(
      Object.entries(places).map(([name, place]) => [
        name,
        decode(typeof place === 'number' ? (stash?.[place] ?? '') : place),
      ]),
    )
    return { ...route, params }
  }
  return { match, methodsOf: (path: string) => [...methods].filter((method) => match(method, path)) }
}

/**
 * A digit for each segment: 0 for a fixed segment, 1 for a placeholder. `/recipients/{id}` gives `001`. The first 0 is
 * for the empty text before the first slash.
 */
function placeholderKey(path: string): string {
  return path
    .split('/')
    .map((segment) => (segment.startsWith('{') ? '1' : '0'))
    .join('')
}

function withoutEndSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const all: Readonly<Record<OperationId, Operation>> = operations

function isOperationId(id: string): id is OperationId {
  return Object.hasOwn(operations, id)
}
