import { EmptyState, useRoutedAnchor } from '@tandem/components'
import { Button } from '@fluentui/react-components'
import { shellMessages } from '../messages.ts'

const { title, text, action } = shellMessages.notFound

/** 404: an address that is no page of the app. */
export default function NotFoundPage() {
  const home = useRoutedAnchor('/')
  return (
    <EmptyState
      title={title}
      text={text}
      action={
        <Button as="a" appearance="primary" {...home}>
          {action}
        </Button>
      }
    />
  )
}
