import { Button } from '@fluentui/react-components'
import { ErrorState, useRoutedAnchor } from '@tandem/components'
import { shellMessages } from '../messages.ts'

const { title, text, action } = shellMessages.notFound

/** 404: the address is no page of the app (SHELL-11). */
export default function NotFoundPage() {
  const home = useRoutedAnchor('/')
  const goHome = (
    <Button as="a" appearance="primary" {...home}>
      {action}
    </Button>
  )
  return <ErrorState headingLevel={1} status={404} title={title} text={text} actions={goHome} />
}
