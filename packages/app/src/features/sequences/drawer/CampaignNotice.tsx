import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components'
import { type SequenceStatus } from '@tandem/contract'
import { memo } from 'react'
import { sequenceDrawerMessages } from './messages.ts'

const texts = sequenceDrawerMessages.idle

/**
 * The messages that a sequence still sends while it does not run (SEQ-67). Nothing for an active one. Memoized: typing
 * does not render it again.
 */
export const CampaignNotice = memo(function CampaignNotice({ status }: { readonly status: SequenceStatus }) {
  if (status === 'active') return null
  return (
    <MessageBar intent="info" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{texts[status]}</MessageBarTitle>
        {texts.text}
      </MessageBarBody>
    </MessageBar>
  )
})
