import { type ResponseOf, type Operation } from '@tandem/contract'
import { type QueryObserverOptions, replaceEqualDeep, skipToken } from '@tanstack/query-core'
import { type Getter, atom } from 'jotai'
import { atomWithQuery } from 'jotai-tanstack-query'
import { selectAtom } from 'jotai/utils'
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

/** Query atom of an operation. Sends no request while the input is undefined. */
export const operationQueryAtom = <O extends Operation>(
  named: Named<O>,
  getInput: (get: Getter) => CallInput<O> | undefined,
  getOptions: (get: Getter) => QueryOptions<O> = () => ({}),
) => {
  const [id, operation] = byName(named)
  // Keeps the old object if the new input is equal, because with a new object the query would repeat a refused request.
  const inputAtom = selectAtom<CallInput<O> | undefined, CallInput<O> | undefined>(atom(getInput), (input, before) =>
    replaceEqualDeep(before, input),
  )
  return atomWithQuery<ResponseOf<O>>((get) => {
    const input = get(inputAtom)
    const { request } = get(apiClientAtom)
    return {
      queryKey: input === undefined ? [id] : operationKey(named, input),
      queryFn: input === undefined ? skipToken : ({ signal }) => request(operation, input, { signal }),
      ...getOptions(get),
    }
  })
}
