import { Button } from '@fluentui/react-components'
import { Notice } from '@tandem/components'
import { errorText } from '../api/errorText.ts'
import { useIsOffline } from '../api/online.ts'
import { sharedMessages } from '../text/messages.ts'

interface UpdateFailedProps {
  /** For example, 'Could not refresh.' */
  readonly title: string
  readonly error: Error
  readonly onRetry: () => void
  /** Use `multiline` if the notice has little width. Default: `auto`. */
  readonly layout?: 'auto' | 'multiline'
}

/** A notice above the older data, for a refresh that has failed (LIST-52). */
export function UpdateFailed({ title, error, onRetry, layout = 'auto' }: UpdateFailedProps) {
  if (useIsOffline(error)) {
    return (
      <Notice intent="info" layout={layout} title={title}>
        {sharedMessages.offline}
      </Notice>
    )
  }
  return (
    <Notice
      intent="error"
      layout={layout}
      title={title}
      actions={<Button onClick={onRetry}>{sharedMessages.retry}</Button>}
    >
      {errorText(error)}
    </Notice>
  )
}
