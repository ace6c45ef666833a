import { Chat20Regular } from '@fluentui/react-icons/svg/chat'
import { Person20Regular } from '@fluentui/react-icons/svg/person'
import { ButtonLink } from '@tandem/components'
import { type Call } from '@tandem/contract'
import { callLinks } from '../links.ts'
import { callMessages as texts } from '../messages.ts'
import { useCallDrawerStyles } from './CallDrawer.styles.ts'
import { useLead } from './useLead.ts'

/** Under the name of the lead: their work, and the ways to the conversation and to the recipient. */
export function CallHead({ call }: { readonly call: Call }) {
  const styles = useCallDrawerStyles()
  const { recipient } = useLead(call)
  return (
    <div className={styles.head}>
      <span className={styles.about}>{[recipient?.title, recipient?.company].filter(Boolean).join(' · ')}</span>
      <span className={styles.links}>
        <ButtonLink
          size="small"
          appearance="subtle"
          icon={<Chat20Regular />}
          to={callLinks.conversation(call.conversationId)}
        >
          {texts.openConversation}
        </ButtonLink>
        <ButtonLink
          size="small"
          appearance="subtle"
          icon={<Person20Regular />}
          to={callLinks.recipient(call.recipientId)}
        >
          {texts.openRecipient}
        </ButtonLink>
      </span>
    </div>
  )
}
