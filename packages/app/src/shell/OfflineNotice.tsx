import { Banner } from '@tandem/components'
import { frameMessages } from './frameMessages.ts'

/** The code of this notice loads while the browser is idle, because it could not load offline. */
export function OfflineNotice() {
  return <Banner intent="info">{frameMessages.offline}</Banner>
}
