import { clientFileProblem, type ClientId } from '@tandem/contract'
import { atom } from 'jotai'
import { errorText } from '../../shared/api/errorText.ts'
import { navigationAtom } from '../../shared/router/navigation.ts'
import { type AppStore } from '../../shared/session/appStore.ts'
import { showToastAtom } from '../../shared/toast/toasts.ts'
import { clientFileUploadMutationAtom } from './api.ts'
import { fileMessages as texts } from './messages.ts'

/** An upload to a client. Continues after the drawer is closed. */
export interface FileUpload {
  readonly key: number
  readonly file: File
  /** Undefined until the client exists. */
  readonly clientId: ClientId | undefined
  /** 0 to 1. */
  readonly share: number
  /** `refused`: the file is not allowed. A retry is not possible. */
  readonly state: 'waiting' | 'uploading' | 'failed' | 'refused'
  readonly problem?: string
}

export const uploadsAtom = atom<readonly FileUpload[]>([])

const runningUploads = new WeakMap<FileUpload['file'], AbortController>()

function change({ get, set }: AppStore, key: number, part: Partial<FileUpload>): void {
  set(
    uploadsAtom,
    get(uploadsAtom).map((upload) => (upload.key === key ? Object.assign({}, upload, part) : upload)),
  )
}

/** Without an id, the files wait until the client is created. */
export function addFiles(store: AppStore, clientId: ClientId | undefined, files: readonly File[]): void {
  const { get, set } = store
  for (const file of files) {
    const key = (get(uploadsAtom).at(-1)?.key ?? 0) + 1
    const problem = clientFileProblem(file)
    const state = problem === undefined ? ('waiting' as const) : ('refused' as const)
    const upload = {
      key,
      file,
      clientId,
      share: 0,
      state,
      ...(problem === undefined ? {} : { problem }),
    }
    set(uploadsAtom, [...get(uploadsAtom), upload])
    if (state === 'waiting' && clientId !== undefined) void startUpload(store, key)
  }
}

/** Until the upload has ended, the browser asks before the page closes, also on other pages of the app. */
export async function startUpload(store: AppStore, key: number): Promise<void> {
  const { get, set } = store
  const upload = get(uploadsAtom).find((each) => each.key === key)
  const { clientId, file } = upload ?? {}
  if (clientId === undefined || !file) return
  const controller = new AbortController()
  runningUploads.set(file, controller)
  change(store, key, { state: 'uploading', share: 0 })
  const onProgress = (share: number) => change(store, key, { share })
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  window.addEventListener('beforeunload', ask)
  try {
    await set(clientFileUploadMutationAtom, { clientId, file, signal: controller.signal, onProgress })
    removeUpload(store, key)
  } catch (error) {
    if (controller.signal.aborted) return
    change(store, key, { state: 'failed', problem: errorText(error) })
    const { navigate } = get(navigationAtom)
    set(showToastAtom, {
      intent: 'error',
      title: texts.uploadFailed(file.name),
      text: errorText(error),
      action: { label: texts.open, onClick: () => navigate(`/clients/manage/${clientId}/settings`) },
    })
  } finally {
    window.removeEventListener('beforeunload', ask)
  }
}

/** Removes an upload from the list, and aborts a running upload. */
export function removeUpload({ get, set }: AppStore, key: number): void {
  const upload = get(uploadsAtom).find((each) => each.key === key)
  if (upload) runningUploads.get(upload.file)?.abort()
  set(
    uploadsAtom,
    get(uploadsAtom).filter((each) => each.key !== key),
  )
}

/**
 * Uploads the waiting files to the created client, and removes the refused files. Without an id, removes the waiting
 * and the refused files.
 */
export function releaseWaitingFiles(store: AppStore, clientId?: ClientId): void {
  const waiting = store.get(uploadsAtom).filter((upload) => upload.clientId === undefined)
  for (const { key, state } of waiting) {
    if (clientId === undefined || state === 'refused') removeUpload(store, key)
    else {
      change(store, key, { clientId })
      void startUpload(store, key)
    }
  }
}
