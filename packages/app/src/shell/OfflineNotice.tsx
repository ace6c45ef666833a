import { Banner } from '@tandem/components'
import { shellMessages } from './messages.ts'

/** The notice of a lost network. Its code loads while the browser is idle, because it cannot load offline. */
export function OfflineNotice() {
  return <Banner intent="info">{shellMessages.offline}</Banner>
}
