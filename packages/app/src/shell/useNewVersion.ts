import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { userAtom } from '../shared/session/session.ts'
import { followBuildAtom, isOutdatedAtom, offerReloadAtom } from './newVersion.ts'

/** Offers a reload when the server has a new version (REL-2). Repeats it after a sign-in, which removes all toasts. */
export function useNewVersion(): void {
  const follow = useSetAtom(followBuildAtom)
  useEffect(() => follow(), [follow])
  const isOutdated = useAtomValue(isOutdatedAtom)
  const userId = useAtomValue(userAtom)?.id
  const reader = isOutdated ? (userId ?? 'visitor') : undefined
  const offer = useSetAtom(offerReloadAtom)
  useEffect(() => {
    if (reader !== undefined) offer()
  }, [reader, offer])
}
