import { Button } from '@fluentui/react-components'
import { ErrorState, StandalonePage, useRoutedAnchor } from '@tandem/components'
import { useAtomValue } from 'jotai'
import { userAtom } from '../../shared/session.ts'
import { shellMessages } from '../messages.ts'

const { title, text, action } = shellMessages.notFound

/** 404: the address is no page of the app (SHELL-11). */
export default function NotFoundPage() {
  const home = useRoutedAnchor('/')
  const isSignedIn = Boolean(useAtomValue(userAtom))
  const goHome = (
    <Button as="a" appearance="primary" {...home}>
      {action}
    </Button>
  )
  const state = <ErrorState headingLevel={1} status={404} title={title} text={text} actions={goHome} />
  // Visitors have no navigation bar around it.
  return isSignedIn ? state : <StandalonePage>{state}</StandalonePage>
}
