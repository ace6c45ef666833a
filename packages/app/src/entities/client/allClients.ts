import { type Client, clientList, pageSize } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { cursorBehind } from '../../shared/api/cursorBehind.ts'
import { operationPagesAtom } from '../../shared/api/operationPagesAtom.ts'
import { useLoadedWhole } from '../../shared/api/useLoadedWhole.ts'

const clientPagesQueryAtom = operationPagesAtom(
  { clientList },
  {
    getInput: (_get, cursor) => ({ query: { limit: pageSize.loadAll, ...cursor } }),
    getNext: ({ _embedded: { clients } }) => cursorBehind(clients),
  },
)

/** Loads all clients, including archived clients. `clients` is undefined while the first page loads. */
export function useAllClients() {
  const query = useAtomValue(clientPagesQueryAtom)
  const pages = query.data?.pages
  const clients = useMemo(
    (): readonly Client[] | undefined => pages?.flatMap(({ _embedded: embedded }) => embedded.clients),
    [pages],
  )
  return { clients, ...useLoadedWhole(query) }
}
