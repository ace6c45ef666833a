import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { hasStorageFailedAtom } from '../shared/storage/storedAtom.ts'
import { showToastAtom } from '../shared/toast/toasts.ts'
import { shellMessages } from './messages.ts'

/** Shows a toast once if the browser stores nothing, because the storage is full or blocked (SHELL-102). */
export function useStorageNotice(): void {
  const hasFailed = useAtomValue(hasStorageFailedAtom)
  const showToast = useSetAtom(showToastAtom)
  useEffect(() => {
    if (hasFailed) showToast({ intent: 'warning', isKept: true, ...shellMessages.storageFailed })
  }, [hasFailed, showToast])
}
