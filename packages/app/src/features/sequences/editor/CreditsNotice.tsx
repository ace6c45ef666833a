import { Link } from '@fluentui/react-components'
import { Notice, useRoutedAnchor } from '@tandem/components'
import { editorMessages } from './messages.ts'

const { text, action } = editorMessages.noCredits

/** Says that no AI credits are left, and leads to where they are bought. */
export function CreditsNotice() {
  const anchor = useRoutedAnchor('/settings/manage/accountPlan')
  return (
    <Notice intent="warning" actions={<Link {...anchor}>{action}</Link>}>
      {text}
    </Notice>
  )
}
