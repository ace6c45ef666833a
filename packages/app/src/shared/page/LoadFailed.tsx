import { Button } from '@fluentui/react-components'
import { ErrorState, type ErrorStateProps } from '@tandem/components'
import { type ReactNode } from 'react'
import { errorText } from '../api/errorText.ts'
import { useIsOffline } from '../api/online.ts'
import { sharedMessages } from '../text/messages.ts'

interface LoadFailedProps extends Pick<ErrorStateProps, 'status' | 'title' | 'headingLevel' | 'isCompact'> {
  readonly error: unknown
  readonly onRetry: () => unknown
  readonly isPrimary?: boolean
  readonly actions?: ReactNode
}

/**
 * Replaces content that could not be loaded. While the browser is offline, there is no button 'Try again', because the
 * content loads automatically when the browser is online again (SHELL-120).
 */
export function LoadFailed({ error, onRetry, isPrimary = false, actions, ...message }: LoadFailedProps) {
  const isOffline = useIsOffline(error)
  if (isOffline) {
    const { headingLevel, isCompact } = message
    return <ErrorState {...{ headingLevel, isCompact }} text={sharedMessages.offline} actions={actions} />
  }
  return (
    <ErrorState
      {...message}
      text={errorText(error)}
      actions={
        <>
          <Button {...(isPrimary && { appearance: 'primary' })} onClick={() => void onRetry()}>
            {sharedMessages.retry}
          </Button>
          {actions}
        </>
      }
    />
  )
}
