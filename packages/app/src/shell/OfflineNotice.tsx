import { Banner } from '@tandem/components'
import { frameMessages } from './frameMessages.ts'

/** Loads while the browser is idle, because it cannot load offline. */
export function OfflineNotice() {
  return <Banner intent="info">{frameMessages.offline}</Banner>
}
