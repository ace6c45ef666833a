import { Button } from '@fluentui/react-components'
import { ErrorState, type ErrorStateProps } from '@tandem/components'
import { type ReactNode } from 'react'
import { errorText } from '../api/errorText.ts'
import { sharedMessages } from '../text/messages.ts'

interface LoadFailedProps extends Pick<ErrorStateProps, 'status' | 'title' | 'headingLevel' | 'isCompact'> {
  readonly error: unknown
  readonly onRetry: () => unknown
  readonly isPrimary?: boolean
  /** Buttons in addition to Retry. */
  readonly actions?: ReactNode
}

/** Replaces content that could not be loaded, with the reason and Retry. */
export function LoadFailed({ error, onRetry, isPrimary = false, actions, ...message }: LoadFailedProps) {
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
