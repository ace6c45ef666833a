import { Banner } from '@tandem/components'
import { frameMessages } from './frameMessages.ts'

/** The app loads the code of this notice while the browser is idle, because an offline browser cannot load the code. */
export function OfflineNotice() {
  return <Banner intent="info">{frameMessages.offline}</Banner>
}
