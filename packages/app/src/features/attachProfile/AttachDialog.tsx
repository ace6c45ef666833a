import { lazyPart } from '@tandem/components'
import { useAtomValue } from 'jotai'
import { attachAtom } from '../../entities/profile/attach/attachState.ts'

const AttachOverlay = lazyPart(async () => (await import('./AttachOverlay.tsx')).AttachOverlay)

/** Shows a dialog while a profile is being attached. */
export function AttachDialog() {
  const attach = useAtomValue(attachAtom)
  return attach && <AttachOverlay key={attach.profileId} attach={attach} />
}
