import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components'
import { errorText } from '../errorText.ts'
import { sharedMessages } from '../messages.ts'
import { listMessages } from './messages.ts'

interface RowsFailedProps {
  readonly error: Error
  readonly onRetry: () => void
}

/** Above the rows of the view before, which stay: those of this view could not be loaded (LIST-52). */
export function RowsFailed({ error, onRetry }: RowsFailedProps) {
  return (
    <MessageBar intent="error">
      <MessageBarBody>
        <MessageBarTitle>{listMessages.rowsFailed}</MessageBarTitle>
        {errorText(error)}
      </MessageBarBody>
      <MessageBarActions>
        <Button onClick={onRetry}>{sharedMessages.retry}</Button>
      </MessageBarActions>
    </MessageBar>
  )
}
