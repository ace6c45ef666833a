import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components'
import { errorText } from '../errorText.ts'
import { sharedMessages } from '../messages.ts'

interface RangeFailedProps {
  readonly error: Error
  readonly onRetry: () => void
}

/** Above the figures of the range before, which stay: those of the chosen one could not be loaded. */
export function RangeFailed({ error, onRetry }: RangeFailedProps) {
  return (
    <MessageBar intent="error" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{sharedMessages.rangeFailed}</MessageBarTitle>
        {errorText(error)}
      </MessageBarBody>
      <MessageBarActions>
        <Button onClick={onRetry}>{sharedMessages.retry}</Button>
      </MessageBarActions>
    </MessageBar>
  )
}
