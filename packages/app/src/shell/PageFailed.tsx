import { Button } from '@fluentui/react-components'
import { ErrorState } from '@tandem/components'
import { useEffect, useSyncExternalStore } from 'react'
import { sharedMessages } from '../shared/text/messages.ts'
import { shellMessages } from './messages.ts'

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** True while the browser has a network connection. */
const useIsOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine)

const texts = shellMessages.pageFailed

/** Pause before a failed page is loaded again, in ms. */
const retryMs = 10_000

interface PageFailedProps {
  readonly error: unknown
  readonly onRetry: () => void
}

/** Replaces a page whose code could not be loaded. Retries automatically. */
export function PageFailed({ error, onRetry }: PageFailedProps) {
  const isOnline = useIsOnline()
  useEffect(() => reportError(error), [error])
  useEffect(() => {
    const timer = setInterval(onRetry, retryMs)
    return () => clearInterval(timer)
  }, [onRetry])
  return (
    <ErrorState
      headingLevel={1}
      title={texts.title}
      text={isOnline ? sharedMessages.unanswered : texts.offline}
      actions={
        <>
          <Button appearance="primary" onClick={onRetry}>
            {sharedMessages.retry}
          </Button>
          {isOnline && <Button onClick={() => window.location.reload()}>{texts.reload}</Button>}
        </>
      }
    />
  )
}
