import { Link } from '@fluentui/react-components'
import { Banner, type BannerProps, useRoutedAnchor } from '@tandem/components'
import { useSetAtom } from 'jotai'
import { dismissConnectionBannerAtom } from '../atoms.ts'
import { profileMessages } from '../messages.ts'

const { title, text, action } = profileMessages.connectionLost

/** The notice, loaded when it is needed. */
export function ConnectionLost({ isCard }: Pick<BannerProps, 'isCard'>) {
  const dismiss = useSetAtom(dismissConnectionBannerAtom)
  const profiles = useRoutedAnchor('/profiles')
  return (
    <Banner title={title} isCard={isCard} onDismiss={dismiss} action={<Link {...profiles}>{action}</Link>}>
      {text}
    </Banner>
  )
}
