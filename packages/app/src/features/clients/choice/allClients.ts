import { type Client, clientList, hasMoreToLoad, pageCursors, pageSize } from '@tandem/contract'
import { atom, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { operationPagesAtom } from '../../../shared/operationPagesAtom.ts'

/** All clients, page after page: the list is not paged where one is chosen. */
const clientPagesQueryAtom = operationPagesAtom(
  { clientList },
  {
    getInput: (_get, cursor) => ({ query: { limit: pageSize.loadAll, ...cursor } }),
    getNext: ({ _embedded: { clients } }) =>
      hasMoreToLoad(clients.length) ? { after: pageCursors(clients).after } : undefined,
  },
)

/** The active clients by name; undefined while the first ones load. */
const activeClientsAtom = atom((get): readonly Client[] | undefined =>
  get(clientPagesQueryAtom)
    .data?.pages.flatMap(({ _embedded: { clients } }) => clients.filter(({ status }) => status === 'active'))
    .toSorted((one, other) => one.name.localeCompare(other.name)),
)

/** The active clients, loaded whole. */
export function useAllClients() {
  const clients = useAtomValue(activeClientsAtom)
  const { error, hasNextPage, isFetching, fetchNextPage, refetch } = useAtomValue(clientPagesQueryAtom)
  const hasFailed = error !== null
  useEffect(() => {
    if (hasNextPage && !isFetching && !hasFailed) void fetchNextPage()
  }, [hasNextPage, isFetching, hasFailed, fetchNextPage])
  return { clients, isLoadingRest: hasNextPage, error, refetch }
}
