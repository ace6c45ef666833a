import { Link } from '@fluentui/react-components'
import { Banner, useRoutedAnchor } from '@tandem/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { disconnectedProfileIdsAtom } from '../api.ts'
import { dismissConnectionBannerAtom, isConnectionBannerShownAtom, keepDismissalsCurrentAtom } from '../atoms.ts'
import { profileMessages } from '../messages.ts'

const { title, text, action } = profileMessages.connectionLost

/** Says that profiles lost their connection, until it is dismissed or they are back (document 1, section 2). */
export function ConnectionBanner() {
  const isShown = useAtomValue(isConnectionBannerShownAtom)
  const disconnected = useAtomValue(disconnectedProfileIdsAtom)
  const dismiss = useSetAtom(dismissConnectionBannerAtom)
  const keepCurrent = useSetAtom(keepDismissalsCurrentAtom)
  const profiles = useRoutedAnchor('/profiles')
  useEffect(() => {
    if (disconnected) keepCurrent(disconnected)
  }, [disconnected, keepCurrent])
  if (!isShown) return null
  return (
    <Banner title={title} onDismiss={dismiss} action={<Link {...profiles}>{action}</Link>}>
      {text}
    </Banner>
  )
}
