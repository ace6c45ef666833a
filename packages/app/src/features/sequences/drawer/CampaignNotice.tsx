import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components'
import { type SequenceStatus } from '@tandem/contract'
import { sequenceDrawerMessages } from './messages.ts'

const texts = sequenceDrawerMessages.idle

/** The messages that a sequence still sends while it does not run (SEQ-67). Nothing for an active one. */
export function CampaignNotice({ status }: { readonly status: SequenceStatus }) {
  if (status === 'active') return null
  return (
    <MessageBar intent="info" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{texts[status]}</MessageBarTitle>
        {texts.text}
      </MessageBarBody>
    </MessageBar>
  )
}
