import { Button } from '@fluentui/react-components'
import { onlineManager } from '@tanstack/query-core'
import { ErrorState } from '@tandem/components'
import { useAtomValue, useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { useIsOnline } from '../shared/api/online.ts'
import { reportError } from '../shared/api/reportError.ts'
import { useInterval } from '../shared/page/useInterval.ts'
import { sharedMessages } from '../shared/text/messages.ts'
import { UnusableCode } from '../importCode.ts'
import { Loading } from './Loading.tsx'
import { shellMessages } from './messages.ts'
import { reloadForCode, versionAtom } from './newVersion.ts'

const texts = shellMessages.pageFailed

/** Pause before a retry, in ms. */
const retryMs = 10_000

interface PageFailedProps {
  readonly error: unknown
  readonly onRetry: () => void
}

/** Replaces a page whose code could not be loaded. If a reload can help, reloads the browser's page (REL-3). */
export function PageFailed({ error, onRetry }: PageFailedProps) {
  const isOnline = useIsOnline()
  const { isOutdated } = useAtomValue(versionAtom)
  const store = useStore()
  const isRetryVain = isOutdated || error instanceof UnusableCode
  const [isChecked, setIsChecked] = useState(false)
  useEffect(() => {
    if (onlineManager.isOnline()) reportError(error, { source: 'page' })
    void reloadForCode(store, error).then(() => setIsChecked(true))
  }, [store, error])
  useInterval(onRetry, isRetryVain ? undefined : retryMs)
  if (!isChecked) return <Loading />
  const reload = () => window.location.reload()
  if (isRetryVain && isOnline) {
    const { title, text } = isOutdated ? shellMessages.newVersion : { title: texts.title, text: texts.unusable }
    const action = (
      <Button appearance="primary" onClick={reload}>
        {shellMessages.reload}
      </Button>
    )
    return <ErrorState headingLevel={1} title={title} text={text} actions={action} />
  }
  return (
    <ErrorState
      headingLevel={1}
      title={texts.title}
      text={isOnline ? sharedMessages.unanswered : sharedMessages.offline}
      actions={
        <>
          <Button appearance="primary" onClick={onRetry}>
            {sharedMessages.retry}
          </Button>
          {isOnline && <Button onClick={reload}>{shellMessages.reload}</Button>}
        </>
      }
    />
  )
}
