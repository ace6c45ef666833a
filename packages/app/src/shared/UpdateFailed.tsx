import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components'
import { errorText } from './errorText.ts'
import { sharedMessages } from './messages.ts'

interface UpdateFailedProps {
  /** Says what stays: 'These rows are not up to date.' */
  readonly title: string
  readonly error: Error
  readonly onRetry: () => void
  /** `multiline` in narrow places. */
  readonly layout?: 'auto' | 'multiline'
}

/** Above data that stays, because newer data could not be loaded (LIST-52). */
export function UpdateFailed({ title, error, onRetry, layout = 'auto' }: UpdateFailedProps) {
  return (
    <MessageBar intent="error" layout={layout}>
      <MessageBarBody>
        <MessageBarTitle>{title}</MessageBarTitle>
        {errorText(error)}
      </MessageBarBody>
      <MessageBarActions>
        <Button onClick={onRetry}>{sharedMessages.retry}</Button>
      </MessageBarActions>
    </MessageBar>
  )
}
