import { RecipientImportUpload, type SequenceId } from '@tandem/contract'
import { useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import * as v from 'valibot'
import { errorText } from '../../shared/api/errorText.ts'
import { useOnUnmount } from '../../shared/page/useOnUnmount.ts'
import { importUploadMutationAtom } from './api.ts'

/** The stage of an upload: the file is being created, sent (`share` from 0 to 1), or read by the server. */
export type UploadStage = { readonly at: 'preparing' | 'reading' } | { readonly at: 'sending'; readonly share: number }

interface UploadHandlers {
  readonly onUploaded: (importId: number) => void
}

/** Uploads a file and reports the stage and errors. The upload is aborted when the component unmounts. */
export function useUpload({ onUploaded }: UploadHandlers) {
  const upload = useSetAtom(importUploadMutationAtom)
  const [stage, setStage] = useState<UploadStage>()
  const [error, setError] = useState<string>()
  const stopping = useRef<AbortController>(undefined)
  useOnUnmount(() => stopping.current?.abort())

  const send = async (makeFile: () => Promise<File> | File, sequenceId: SequenceId | undefined) => {
    const stop = new AbortController()
    stopping.current?.abort()
    stopping.current = stop
    setError(undefined)
    setStage({ at: 'preparing' })
    try {
      const file = await makeFile()
      // A file that the server would refuse is not uploaded.
      const refused = v.safeParse(RecipientImportUpload, { file }).issues?.[0].message
      if (stop.signal.aborted) return
      if (refused !== undefined) {
        setError(refused)
        setStage(undefined)
        return
      }
      const onProgress = (share: number) => setStage(share < 1 ? { at: 'sending', share } : { at: 'reading' })
      const { importId } = await upload({ file, sequenceId, signal: stop.signal, onProgress })
      // The upload counts as busy until the mapping shows, because a second click would upload again.
      if (!stop.signal.aborted) onUploaded(importId)
    } catch (failure) {
      if (stop.signal.aborted) return
      setError(errorText(failure))
      setStage(undefined)
    }
  }
  const cancel = () => {
    stopping.current?.abort()
    setStage(undefined)
  }
  return { stage, error, send, cancel, clearError: () => setError(undefined) }
}
