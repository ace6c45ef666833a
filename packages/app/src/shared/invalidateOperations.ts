import { type QueryClient } from '@tanstack/query-core'

/** What the operations of these ids have answered is old: what shows is asked for again, the rest when it is needed. */
export function invalidateOperations(queryClient: QueryClient, ids: readonly string[]): void {
  for (const id of ids) void queryClient.invalidateQueries({ queryKey: [id] })
}
