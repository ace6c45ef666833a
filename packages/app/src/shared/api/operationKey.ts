import { type ResponseOf, type Operation } from '@tandem/contract'
import { type DataTag, type InfiniteData, type QueryClient } from '@tanstack/query-core'
import { type CallInput } from './request.ts'

/** An operation under its id: `{ sequenceList }`. */
export type Named<O extends Operation> = Readonly<Record<string, O>>

/** The start of a page: after, before or around the row with this id. Empty for the first page. */
export interface PageCursor {
  readonly after?: number | undefined
  readonly before?: number | undefined
  readonly around?: number | undefined
}

/** The query key of an operation with its input. Its type contains the type of the cached response. */
export type OperationKey<O extends Operation> = DataTag<readonly [id: string, input: CallInput<O>], ResponseOf<O>>

/** The query key of a list loaded in pages. A single page is cached under `OperationKey`. */
export type PagesKey<O extends Operation> = DataTag<
  readonly [id: string, input: CallInput<O>, kind: 'pages'],
  InfiniteData<ResponseOf<O>, PageCursor>
>

/** Splits `{ sequenceList }` into its id and operation. */
export function byName<O extends Operation>(named: Named<O>): readonly [id: string, operation: O] {
  const [entry] = Object.entries(named)
  if (!entry) throw new TypeError('no operation was named')
  return entry
}

// The tag exists only in types, so TypeScript cannot infer it. The overloads of the next two functions add it.
/** The query key of an operation: `queryClient.setQueryData(operationKey({ clientGet }, input), change)`. */
export function operationKey<O extends Operation>(named: Named<O>, input: CallInput<O>): OperationKey<O>
export function operationKey<O extends Operation>(named: Named<O>, input: CallInput<O>): readonly unknown[] {
  return [byName(named)[0], input]
}

/** The query key of a list loaded in pages. The input is the input of its first page. */
export function pagesKey<O extends Operation>(named: Named<O>, input: CallInput<O>): PagesKey<O>
export function pagesKey<O extends Operation>(named: Named<O>, input: CallInput<O>): readonly unknown[] {
  return [byName(named)[0], input, 'pages']
}

/**
 * Marks cached responses of operations as stale. Responses in use are requested again at once, other responses when
 * they are needed.
 */
export function invalidateOperations(queryClient: QueryClient, ids: readonly string[]): void {
  for (const id of ids) void queryClient.invalidateQueries({ queryKey: [id] })
}

/** Changes every cached response of an operation with any input, including lists loaded in pages. */
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
