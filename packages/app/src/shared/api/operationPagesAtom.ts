import { type ResponseOf, type Operation } from '@tandem/contract'
import { type InfiniteData } from '@tanstack/query-core'
import { type Getter } from 'jotai'
import { atomWithInfiniteQuery } from 'jotai-tanstack-query'
import { apiClientAtom } from './apiClientAtom.ts'
import { byName, type Named, type PageCursor, pagesKey, type PagesKey } from './operationKey.ts'
import { type CallInput } from './request.ts'

interface Paging<O extends Operation> {
  readonly getInput: (get: Getter, cursor: PageCursor) => CallInput<O>
  /** Returns the cursor of the page that loads first. `{ around }`: the page around a row. Default: the first page. */
  readonly getStart?: (get: Getter) => PageCursor
  /** Returns undefined at the end of the list. */
  readonly getNext: (page: ResponseOf<O>, pages: readonly ResponseOf<O>[], cursor: PageCursor) => PageCursor | undefined
  /** Returns undefined at the start of the list. Default: only pages at the end are added. */
  readonly getPrevious?: (
    page: ResponseOf<O>,
    pages: readonly ResponseOf<O>[],
    cursor: PageCursor,
  ) => PageCursor | undefined
  /** INBOX-7: if the page around a row fails, loads the first page. Default: false. */
  readonly repeatsWithoutCursor?: boolean
  readonly getOptions?: (get: Getter) => { readonly enabled?: boolean; readonly staleTime?: number }
}

const firstPage: PageCursor = {}

export const operationPagesAtom = <O extends Operation>(
  named: Named<O>,
  {
    getInput,
    getStart = () => firstPage,
    getNext,
    getPrevious = () => undefined,
    repeatsWithoutCursor = false,
    getOptions = () => ({}),
  }: Paging<O>,
) => {
  const [, operation] = byName(named)
  return atomWithInfiniteQuery<ResponseOf<O>, Error, InfiniteData<ResponseOf<O>, PageCursor>, PagesKey<O>, PageCursor>(
    (get) => {
      const { request } = get(apiClientAtom)
      const start = getStart(get)
      return {
        queryKey: pagesKey(named, getInput(get, start)),
        queryFn: async ({ pageParam, signal }) => {
          try {
            return await request(operation, getInput(get, pageParam), { signal })
          } catch (error) {
            if (!repeatsWithoutCursor || pageParam.around === undefined || signal.aborted) throw error
            return request(operation, getInput(get, firstPage), { signal })
          }
        },
        initialPageParam: start,
        getNextPageParam: getNext,
        getPreviousPageParam: getPrevious,
        ...getOptions(get),
      }
    },
  )
}
