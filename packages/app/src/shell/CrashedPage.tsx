import { Button } from '@fluentui/react-components'
import { ErrorState } from '@tandem/components'
import { shellMessages } from './messages.ts'

const { title, text, retry } = shellMessages.crashed

/** Shows in place of a page that failed. */
export function CrashedPage() {
  const reload = <Button onClick={() => window.location.reload()}>{retry}</Button>
  return <ErrorState headingLevel={1} title={title} text={text} actions={reload} />
}
