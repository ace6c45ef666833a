import { type AnswerOf, type Operation, type OperationId } from '@tandem/contract'
import { type InfiniteData, type MutationOptions, type QueryObserverOptions, skipToken } from '@tanstack/query-core'
import { type Getter } from 'jotai'
import { atomWithInfiniteQuery, atomWithMutation, atomWithQuery, queryClientAtom } from 'jotai-tanstack-query'
import { clientAtom } from './clientAtom.ts'
import { type CallInput } from './request.ts'
import { invalidateOperations } from './invalidateOperations.ts'

/** An operation under its own name, `{ sequenceList }`: the name is its id. */
type Named<O extends Operation> = Readonly<Record<string, O>>

/** What a query is cached under; a list loaded in pages is kept apart from the same call made once. Invalidate by `[operationId]`. */
export type OperationKey = readonly [id: string, input: unknown, kind?: 'pages']

/** The id and the operation of a named one. */
export function byName<O extends Operation>(named: Named<O>): readonly [id: string, operation: O] {
  const [entry] = Object.entries(named)
  if (!entry) throw new TypeError('no operation was named')
  return entry
}

type QueryOptions<O extends Operation> = Pick<
  QueryObserverOptions<AnswerOf<O>, Error, AnswerOf<O>, AnswerOf<O>, OperationKey>,
  'enabled' | 'refetchInterval' | 'placeholderData' | 'staleTime' | 'retry'
>

/**
 * Query atom of an operation: `operationQueryAtom({ dashboardGet }, (get) => ({ query: get(rangeAtom) }))`.
 * An input of undefined asks nothing. Poll with `refetchInterval`: it stops in hidden windows.
 */
export const operationQueryAtom = <O extends Operation>(
  named: Named<O>,
  getInput: (get: Getter) => CallInput<O> | undefined,
  getOptions: (get: Getter) => QueryOptions<O> = () => ({}),
) => {
  const [id, operation] = byName(named)
  return atomWithQuery<AnswerOf<O>, Error, AnswerOf<O>, OperationKey>((get) => {
    const input = getInput(get)
    const { request } = get(clientAtom)
    return {
      queryKey: [id, input],
      queryFn: input === undefined ? skipToken : ({ signal }) => request(operation, input, signal),
      ...getOptions(get),
    }
  })
}

/** Id of the last row of the page before; undefined for the first page. */
type Cursor = number | undefined

interface Paging<O extends Operation> {
  readonly getInput: (get: Getter, after: Cursor) => CallInput<O>
  /** The cursor behind this page; undefined at the end. */
  readonly getNext: (page: AnswerOf<O>) => Cursor
}

/** Query atom of a list that is loaded page after page by cursor. */
export const operationPagesAtom = <O extends Operation>(named: Named<O>, { getInput, getNext }: Paging<O>) => {
  const [id, operation] = byName(named)
  return atomWithInfiniteQuery<AnswerOf<O>, Error, InfiniteData<AnswerOf<O>, Cursor>, OperationKey, Cursor>((get) => {
    const { request } = get(clientAtom)
    return {
      queryKey: [id, getInput(get, undefined), 'pages'],
      queryFn: ({ pageParam, signal }) => request(operation, getInput(get, pageParam), signal),
      initialPageParam: undefined,
      getNextPageParam: getNext,
    }
  })
}

type MutationSettings<O extends Operation, Context> = Pick<
  MutationOptions<AnswerOf<O>, Error, CallInput<O>, Context>,
  'onMutate' | 'onSuccess' | 'onError'
> & {
  /** Ids of the operations whose cached answers this call makes old. */
  readonly invalidates?: readonly OperationId[]
}

/** Mutation atom of an operation. It shares one observer: one mutation atom a mounted owner. */
export const operationMutationAtom = <O extends Operation, Context = unknown>(
  named: Named<O>,
  getSettings: (get: Getter) => MutationSettings<O, Context> = () => ({}),
) => {
  const [id, operation] = byName(named)
  return atomWithMutation<AnswerOf<O>, CallInput<O>, Error, Context>((get) => {
    const { request } = get(clientAtom)
    const { invalidates = [], ...settings } = getSettings(get)
    return {
      mutationKey: [id],
      mutationFn: (input) => request(operation, input),
      ...settings,
      onSettled: () => invalidateOperations(get(queryClientAtom), invalidates),
    }
  })
}
