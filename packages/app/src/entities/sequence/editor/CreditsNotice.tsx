import { Link } from '@fluentui/react-components'
import { Notice, useRoutedAnchor } from '@tandem/components'
import { editorMessages } from './messages.ts'

const { text, action } = editorMessages.noCredits

/** A link to the purchase of AI credits. */
export function CreditsLink() {
  return <Link {...useRoutedAnchor('/settings/manage/accountPlan')}>{action}</Link>
}

/** Shows that no AI credits are left, with a link to buy credits. */
export function CreditsNotice() {
  return (
    <Notice intent="warning" actions={<CreditsLink />}>
      {text}
    </Notice>
  )
}
