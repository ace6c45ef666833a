import {
  clientArchive,
  clientCreate,
  clientFileDelete,
  clientGet,
  clientPatch,
  clientStats,
  clientUnarchive,
  type Client,
  industryList,
  queryCacheMs,
} from '@tandem/contract'
import { keepPreviousData } from '@tanstack/query-core'
import { atom, type Getter } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { operationMutationAtom, operationQueryAtom } from '../../shared/operationAtoms.ts'
import { rangeAtomOf } from '../../shared/stats/rangeInAddress.ts'

/** What a client is cached under. */
const clientKey = (id: number) => ['clientGet', { params: { id } }] as const

/** Query atom of one client; undefined for an address that names none. */
export const clientQueryAtomOf = (id: number | undefined) =>
  operationQueryAtom({ clientGet }, () => (id === undefined ? undefined : { params: { id } }))

/** Puts a client that the server answered, or will answer, where it is shown. */
function keepClient(get: Getter, id: number, change: (client: Client) => Client): Client | undefined {
  const queryClient = get(queryClientAtom)
  const before = queryClient.getQueryData<Client>(clientKey(id))
  queryClient.setQueryData<Client>(clientKey(id), (client) => client && change(client))
  return before
}

export const clientCreateMutationAtom = operationMutationAtom({ clientCreate }, () => ({ invalidates: ['clientList'] }))

export const clientPatchMutationAtom = operationMutationAtom({ clientPatch }, (get) => ({
  onSuccess: (client) => void keepClient(get, client.id, () => client),
  invalidates: ['clientList', 'sequenceList'],
}))

export const clientArchiveMutationAtom = operationMutationAtom({ clientArchive }, (get) => ({
  onSuccess: (client) => void keepClient(get, client.id, () => client),
  invalidates: ['clientList'],
}))

export const clientUnarchiveMutationAtom = operationMutationAtom({ clientUnarchive }, (get) => ({
  onSuccess: (client) => void keepClient(get, client.id, () => client),
  invalidates: ['clientList'],
}))

/** Takes a file out of its list at once; it is back when the server refuses. */
export const clientFileDeleteMutationAtom = operationMutationAtom<
  typeof clientFileDelete,
  { readonly before: Client | undefined }
>({ clientFileDelete }, (get) => ({
  onMutate: ({ params: { id, fileId } }) => ({
    before: keepClient(get, Number(id), (client) => ({
      ...client,
      files: client.files.filter((file) => file.id !== fileId),
    })),
  }),
  onError: (_error, { params: { id } }, context) => {
    const { before } = context ?? {}
    if (before) keepClient(get, Number(id), (client) => ({ ...client, files: before.files }))
  },
  invalidates: ['clientGet'],
}))

/** Notes a file that has been uploaded. */
export const keepClientFileAtom = atom(null, (get, _set, id: number, file: Client['files'][number]) => {
  keepClient(get, id, (client) => ({ ...client, files: [...client.files, file] }))
  void get(queryClientAtom).invalidateQueries({ queryKey: clientKey(id) })
})

/** Name of the statistics' range in the address; another one than those of the list below the drawer. */
export const statsRangeName = 'stats'

export const statsRangeAtom = rangeAtomOf(statsRangeName)

/** Figures of a client in the chosen range, by day and summed up. Those of the range before stay until the new ones are there. */
export const clientStatsQueryAtomOf = (id: number) =>
  operationQueryAtom(
    { clientStats },
    (get) => {
      const { start, end } = get(statsRangeAtom)
      return { params: { id }, query: { dateStart: start, dateEnd: end, statsAggregated: 1 } }
    },
    () => ({ placeholderData: keepPreviousData }),
  )

const industryListQueryAtom = operationQueryAtom(
  { industryList },
  () => ({}),
  () => ({ staleTime: queryCacheMs }),
)

/** Names of the industries that a client can target. */
export const industriesAtom = atom((get) => {
  const { data, error, refetch } = get(industryListQueryAtom)
  const { _embedded: embedded } = data ?? {}
  return { names: embedded?.industries.map(({ name }) => name), hasFailed: error !== null, refetch }
})
