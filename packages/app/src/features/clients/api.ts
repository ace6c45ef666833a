import {
  clientArchive,
  clientCreate,
  type ClientFile,
  clientFileDelete,
  clientFileUpload,
  clientGet,
  clientPatch,
  clientUnarchive,
  type Client,
  industryList,
  pageSize,
  queryCacheMs,
  sequenceList,
  type ClientId,
} from '@tandem/contract'
import { operationQueryAtom } from '../../shared/api/operationAtoms.ts'
import { operationKey } from '../../shared/api/operationKey.ts'
import { type ApiClient } from '../../shared/api/request.ts'
import { uploadTransport } from '../../shared/api/uploadTransport.ts'
import { operationMutationAtom, mutationAtom } from '../../shared/api/mutationAtom.ts'
import { clientListMessages as listTexts, clientMessages as texts, fileMessages } from './messages.ts'

const clientKey = (id: ClientId | string) => operationKey({ clientGet }, { params: { id: Number(id) } })

export const clientCreateMutationAtom = operationMutationAtom({ clientCreate }, { invalidates: ['clientList'] })

export const clientPatchMutationAtom = operationMutationAtom(
  { clientPatch },
  {
    onSuccess: ({ patch }, client) => patch(clientKey(client.id), () => client),
    invalidates: ['clientList', 'sequenceList'],
    successToast: () => texts.updated,
  },
)

interface Archiving {
  readonly client: Pick<Client, 'id' | 'name'>
  readonly isArchiving: boolean
}

interface Archived {
  readonly client: Client
  /** Number of active sequences of the archived client. 0 if unknown. */
  readonly activeCount: number
}

async function countActive(request: ApiClient, clientId: ClientId): Promise<number> {
  const query = { clientId, status: 'active', limit: 1 }
  // Without a response, the toast shows no number.
  const list = await request(sequenceList, { query }).catch(() => undefined)
  return list?.totalFilteredCount ?? 0
}

export const clientArchiveMutationAtom = mutationAtom<Archiving, Archived>({
  name: 'clientArchive',
  run: async (request, { client: { id }, isArchiving }) => {
    const client = await request(isArchiving ? clientArchive : clientUnarchive, { params: { id } })
    return { client, activeCount: isArchiving ? await countActive(request, id) : 0 }
  },
  onSuccess: ({ patch }, { client }) => patch(clientKey(client.id), () => client),
  invalidates: ['clientList'],
  successToast: ({ client, isArchiving }, { activeCount }) => ({
    title: (isArchiving ? listTexts.archiving : listTexts.unarchiving).done(client.name),
    ...(activeCount > 0 && { text: listTexts.archiving.active(activeCount) }),
  }),
  errorToast: ({ client, isArchiving }) =>
    (isArchiving ? listTexts.archiving : listTexts.unarchiving).failed(client.name),
  undo: ({ client, isArchiving }) => ({ client, isArchiving: !isArchiving }),
})

interface FileDeletion {
  readonly clientId: ClientId
  readonly file: ClientFile
}

export const clientFileDeleteMutationAtom = mutationAtom<FileDeletion, unknown>({
  name: 'clientFileDelete',
  run: (request, { clientId, file }) => request(clientFileDelete, { params: { id: clientId, fileId: file.id } }),
  onMutate: ({ patch }, { clientId, file }) =>
    patch(clientKey(clientId), (client) => ({ ...client, files: client.files.filter(({ id }) => id !== file.id) })),
  invalidates: ['clientGet'],
  errorToast: ({ file }) => fileMessages.removeFailed(file.name),
})

interface FileUpload {
  readonly clientId: ClientId
  readonly file: File
  readonly signal: AbortSignal
  /** `share`: the uploaded share of the file, from 0 to 1. */
  readonly onProgress: (share: number) => void
}

export const clientFileUploadMutationAtom = mutationAtom<FileUpload, ClientFile>({
  name: 'clientFileUpload',
  run: (request, { clientId, file, signal, onProgress }) =>
    request(
      clientFileUpload,
      { params: { id: clientId }, body: { file } },
      { signal, transport: uploadTransport(onProgress) },
    ),
  onSuccess: ({ patch }, file, { clientId }) =>
    // After a lost response, the list may already contain the file.
    patch(clientKey(clientId), (client) => ({
      ...client,
      files: [...client.files.filter(({ id }) => id !== file.id), file],
    })),
  invalidates: ['clientGet'],
})

/** The cloud sequences of a client. Only cloud sequences can send connection requests. */
export const clientSequencesQueryAtomOf = (clientId: ClientId) =>
  operationQueryAtom({ sequenceList }, () => ({ query: { clientId, type: 'cloud', limit: pageSize.loadAll } }))

export const industryListQueryAtom = operationQueryAtom(
  { industryList },
  () => ({}),
  () => ({ staleTime: queryCacheMs }),
)
