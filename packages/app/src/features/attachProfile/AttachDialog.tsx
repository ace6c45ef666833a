import { lazyPart } from '@tandem/components'
import { useAtomValue } from 'jotai'
import { attachAtom } from '../../entities/profile/attach/attachState.ts'

const AttachSurface = lazyPart(async () => (await import('./AttachSurface.tsx')).AttachSurface)

/** Over the page while a profile is being attached. Loads when it shows. */
export function AttachDialog() {
  const attach = useAtomValue(attachAtom)
  return attach && <AttachSurface key={attach.profileId} attach={attach} />
}
