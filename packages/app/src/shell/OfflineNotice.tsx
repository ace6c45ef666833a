import { Banner } from '@tandem/components'
import { frameMessages } from './frameMessages.ts'

/** The notice of a lost network. Its code loads while the browser is idle, because it cannot load offline. */
export function OfflineNotice() {
  return <Banner intent="info">{frameMessages.offline}</Banner>
}
