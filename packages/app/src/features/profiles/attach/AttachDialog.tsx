import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { attachAtom } from './attachState.ts'

const AttachSurface = lazy(async () => ({ default: (await import('./AttachSurface.tsx')).AttachSurface }))

/** Over the page while a profile is being attached. Loads when it shows. */
export function AttachDialog() {
  const attach = useAtomValue(attachAtom)
  return <Suspense>{attach && <AttachSurface key={attach.profileId} attach={attach} />}</Suspense>
}
