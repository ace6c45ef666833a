import { Button, Spinner, Tooltip } from '@fluentui/react-components'
import { Send20Filled } from '@fluentui/react-icons/svg/send'
import { Sparkle20Regular } from '@fluentui/react-icons/svg/sparkle'
import { TextEditStyle20Regular } from '@fluentui/react-icons/svg/text-edit-style'
import { memo, type SyntheticEvent } from 'react'
import { chatTexts as texts } from '../chatTexts.ts'

interface AiButtonProps {
  readonly isDisabled: boolean
  /** Keep it stable. */
  readonly onClick: (event: SyntheticEvent) => void
  readonly hint: string | undefined
  /** For a reply, or for a better wording of the text. */
  readonly use: 'reply' | 'improve'
}

const uses = {
  reply: { label: texts.aiReply, icon: <Sparkle20Regular /> },
  improve: { label: texts.aiImprove, icon: <TextEditStyle20Regular /> },
} as const

/** Asks the AI for a text. */
export const AiButton = memo(function AiButton({ isDisabled, onClick, hint, use }: AiButtonProps) {
  const { label, icon } = uses[use]
  const button = (
    <Button appearance="subtle" icon={icon} disabled={isDisabled} onClick={onClick}>
      {label}
    </Button>
  )
  return hint === undefined ? (
    button
  ) : (
    <Tooltip content={hint} relationship="description">
      {button}
    </Tooltip>
  )
})

interface SendButtonProps {
  readonly canSend: boolean
  readonly isSending: boolean
  /** Keep it stable. */
  readonly onClick: (event: SyntheticEvent) => void
}

/** Sends the message; shows a spinner while it is sent. */
export const SendButton = memo(function SendButton({ canSend, isSending, onClick }: SendButtonProps) {
  return (
    <Tooltip content={texts.sendHint} relationship="description">
      <Button
        appearance="primary"
        icon={isSending ? <Spinner aria-hidden size="extra-tiny" appearance="inverted" /> : <Send20Filled />}
        disabledFocusable={!canSend}
        onClick={onClick}
      >
        {texts.send}
      </Button>
    </Tooltip>
  )
})
