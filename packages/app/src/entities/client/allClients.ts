import { type Client, clientList, pageSize } from '@tandem/contract'
import { atom, useAtomValue } from 'jotai'
import { cursorBehind } from '../../shared/api/cursorBehind.ts'
import { operationPagesAtom } from '../../shared/api/operationPagesAtom.ts'
import { useLoadedWhole } from '../../shared/api/useLoadedWhole.ts'

/** All clients, page by page (LIST-22). */
const clientPagesQueryAtom = operationPagesAtom(
  { clientList },
  {
    getInput: (_get, cursor) => ({ query: { limit: pageSize.loadAll, ...cursor } }),
    getNext: ({ _embedded: { clients } }) => cursorBehind(clients),
  },
)

/** The loaded clients, including archived ones. Undefined while the first ones load. */
const clientsAtom = atom((get): readonly Client[] | undefined =>
  get(clientPagesQueryAtom).data?.pages.flatMap(({ _embedded: { clients } }) => clients),
)

/** Loads all clients, including archived ones. */
export function useAllClients() {
  const clients = useAtomValue(clientsAtom)
  return { clients, ...useLoadedWhole(useAtomValue(clientPagesQueryAtom)) }
}
