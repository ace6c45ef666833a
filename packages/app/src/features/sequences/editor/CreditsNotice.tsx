import { Link, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components'
import { useRoutedAnchor } from '@tandem/components'
import { editorMessages } from './messages.ts'

const { text, action } = editorMessages.noCredits

/** Says that no AI credits are left, and leads to where they are bought. */
export function CreditsNotice() {
  const anchor = useRoutedAnchor('/settings/manage/accountPlan')
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>{text}</MessageBarBody>
      <MessageBarActions>
        <Link {...anchor}>{action}</Link>
      </MessageBarActions>
    </MessageBar>
  )
}
