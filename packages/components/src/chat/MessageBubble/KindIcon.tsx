import { ArrowReply16Regular } from '@fluentui/react-icons/svg/arrow-reply'
import { Call16Regular } from '@fluentui/react-icons/svg/call'
import { Document16Regular } from '@fluentui/react-icons/svg/document'
import { Flash16Regular } from '@fluentui/react-icons/svg/flash'
import { Sparkle16Regular } from '@fluentui/react-icons/svg/sparkle'
import { type ComponentType } from 'react'
import { type ChatMessageKind } from '../chatMessage.ts'

const icons: Readonly<Record<ChatMessageKind, ComponentType | undefined>> = {
  manual: undefined,
  template: Document16Regular,
  ai_template: Sparkle16Regular,
  ai: Sparkle16Regular,
  ai_fast: Flash16Regular,
  followup: ArrowReply16Regular,
  call_reminder: Call16Regular,
}

/** The icon for a message's kind. */
export function KindIcon({ kind }: { readonly kind: ChatMessageKind }) {
  const Icon = icons[kind]
  return Icon ? <Icon /> : undefined
}
