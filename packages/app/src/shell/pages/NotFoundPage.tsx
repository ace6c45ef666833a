import { ButtonLink, ErrorState, StandalonePage } from '@tandem/components'
import { useAtomValue } from 'jotai'
import { userAtom } from '../../shared/session/session.ts'
import { shellMessages } from '../messages.ts'
import { useMissingPageTitle } from '../../shared/page/missingPage.ts'

const { title, text, action } = shellMessages.notFound

/** Shows for an address that no page of the app has (SHELL-11). */
export default function NotFoundPage() {
  useMissingPageTitle()
  const isSignedIn = Boolean(useAtomValue(userAtom))
  const goHome = (
    <ButtonLink appearance="primary" to="/">
      {action}
    </ButtonLink>
  )
  const state = <ErrorState headingLevel={1} status={404} title={title} text={text} actions={goHome} />
  return isSignedIn ? state : <StandalonePage>{state}</StandalonePage>
}
