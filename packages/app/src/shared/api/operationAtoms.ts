import { type ResponseOf, type Operation } from '@tandem/contract'
import { type QueryObserverOptions, skipToken } from '@tanstack/query-core'
import { type Getter } from 'jotai'
import { atomWithQuery } from 'jotai-tanstack-query'
import { apiClientAtom } from './apiClientAtom.ts'
import { byName, type Named, operationKey } from './operationKey.ts'
import { type CallInput } from './request.ts'

type QueryOptions<O extends Operation> = Pick<
  QueryObserverOptions<ResponseOf<O>, Error, ResponseOf<O>>,
  | 'enabled'
  | 'refetchInterval'
  | 'placeholderData'
  | 'initialData'
  | 'initialDataUpdatedAt'
  | 'staleTime'
  | 'gcTime'
  | 'retry'
>

/**
 * Query atom of an operation: `operationQueryAtom({ dashboardGet }, (get) => ({ query: get(rangeAtom) }))`.
 * Sends no request while the input is undefined. Poll with `refetchInterval`: it pauses in hidden windows.
 */
export const operationQueryAtom = <O extends Operation>(
  named: Named<O>,
  getInput: (get: Getter) => CallInput<O> | undefined,
  getOptions: (get: Getter) => QueryOptions<O> = () => ({}),
) => {
  const [id, operation] = byName(named)
  return atomWithQuery<ResponseOf<O>>((get) => {
    const input = getInput(get)
    const { request } = get(apiClientAtom)
    return {
      queryKey: input === undefined ? [id] : operationKey(named, input),
      queryFn: input === undefined ? skipToken : ({ signal }) => request(operation, input, { signal }),
      ...getOptions(get),
    }
  })
}
