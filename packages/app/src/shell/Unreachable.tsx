import { Button } from '@fluentui/react-components'
import { ErrorState } from '@tandem/components'
import { errorText } from '../shared/api/errorText.ts'
import { sharedMessages } from '../shared/text/messages.ts'
import { type Outage } from '../shared/session/session.ts'
import { shellMessages } from './messages.ts'

/** In place of every page while it cannot be found out who is signed in (AUTH-8). */
export function Unreachable({ error, retry }: Outage) {
  return (
    <ErrorState
      headingLevel={1}
      title={shellMessages.unreachable}
      text={errorText(error)}
      actions={
        <Button appearance="primary" onClick={retry}>
          {sharedMessages.retry}
        </Button>
      }
    />
  )
}
