import { Link } from '@fluentui/react-components'
import { Notice, useRoutedAnchor } from '@tandem/components'
import { editorMessages } from './messages.ts'

const { text, action } = editorMessages.noCredits

export function CreditsLink() {
  return <Link {...useRoutedAnchor('/settings/manage/accountPlan')}>{action}</Link>
}

export function CreditsNotice() {
  return (
    <Notice intent="warning" actions={<CreditsLink />}>
      {text}
    </Notice>
  )
}
