import { type ResponseOf, type Operation } from '@tandem/contract'
import { type DataTag, type InfiniteData, type QueryClient } from '@tanstack/query-core'
import { type CallInput } from './request.ts'

export type Named<O extends Operation> = Readonly<Record<string, O>>

/** A page after, before or around the row with this id. Empty for the first page. */
export interface PageCursor {
  readonly after?: number | undefined
  readonly before?: number | undefined
  readonly around?: number | undefined
}

export type OperationKey<O extends Operation> = DataTag<readonly [id: string, input: CallInput<O>], ResponseOf<O>>

/** The key of a list loaded in pages. */
export type PagesKey<O extends Operation> = DataTag<
  readonly [id: string, input: CallInput<O>, kind: 'pages'],
  InfiniteData<ResponseOf<O>, PageCursor>
>

export function byName<O extends Operation>(named: Named<O>): readonly [id: string, operation: O] {
  const [entry] = Object.entries(named)
  if (!entry) throw new TypeError('no operation was named')
  return entry
}

// The overloads add the tag, because TypeScript cannot infer it.
export function operationKey<O extends Operation>(named: Named<O>, input: CallInput<O>): OperationKey<O>
export function operationKey<O extends Operation>(named: Named<O>, input: CallInput<O>): readonly unknown[] {
  return [byName(named)[0], input]
}

export function pagesKey<O extends Operation>(named: Named<O>, input: CallInput<O>): PagesKey<O>
export function pagesKey<O extends Operation>(named: Named<O>, input: CallInput<O>): readonly unknown[] {
  return [byName(named)[0], input, 'pages']
}

/** Marks the cached responses of the operations as stale. The query client repeats the requests whose data is used. */
export function invalidateOperations(queryClient: QueryClient, ids: readonly string[]): void {
  for (const id of ids) void queryClient.invalidateQueries({ queryKey: [id] })
}

/** Changes all cached responses of an operation. */
export function patchOperation<O extends Operation>(
  queryClient: QueryClient,
  named: Named<O>,
  change: (response: ResponseOf<O>) => ResponseOf<O>,
): void {
  const [id] = byName(named)
  const cached = (kind: 'pages' | undefined) => ({
    queryKey: [id],
    predicate: ({ queryKey }: { readonly queryKey: readonly unknown[] }) => queryKey[2] === kind,
  })
  queryClient.setQueriesData<ResponseOf<O>>(cached(undefined), (response) => response && change(response))
  queryClient.setQueriesData<InfiniteData<ResponseOf<O>, PageCursor>>(
    cached('pages'),
    (list) => list && { ...list, pages: list.pages.map(change) },
  )
}
