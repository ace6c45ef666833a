import { Link } from '@fluentui/react-components'
import { Banner, useRoutedAnchor } from '@tandem/components'
import { useSetAtom } from 'jotai'
import { isConnectionBannerShownAtom } from '../atoms.ts'
import { profileMessages } from '../messages.ts'

const { title, text, action } = profileMessages.connectionLost

/** The banner about profiles that lost their connection. */
export function ConnectionLost() {
  const setShown = useSetAtom(isConnectionBannerShownAtom)
  const profiles = useRoutedAnchor('/profiles')
  return (
    <Banner title={title} onDismiss={() => setShown(false)} action={<Link {...profiles}>{action}</Link>}>
      {text}
    </Banner>
  )
}
