import { Link } from '@fluentui/react-components'
import { Notice, useRoutedAnchor } from '@tandem/components'
import { editorMessages } from './messages.ts'

const { text, action } = editorMessages.noCredits

/** Leads to where AI credits are bought. */
export function CreditsLink() {
  return <Link {...useRoutedAnchor('/settings/manage/accountPlan')}>{action}</Link>
}

/** Says that no AI credits are left, and leads to where they are bought. */
export function CreditsNotice() {
  return (
    <Notice intent="warning" actions={<CreditsLink />}>
      {text}
    </Notice>
  )
}
