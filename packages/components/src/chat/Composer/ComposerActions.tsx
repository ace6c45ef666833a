import { Button, Spinner, Tooltip } from '@fluentui/react-components'
import { Send20Filled } from '@fluentui/react-icons/svg/send'
import { Sparkle20Regular } from '@fluentui/react-icons/svg/sparkle'
import { type ReactElement, type SyntheticEvent } from 'react'
import { chatTexts as texts } from '../chatTexts.ts'

interface AiButtonProps {
  readonly isDisabled: boolean
  readonly onClick: (event: SyntheticEvent) => void
  readonly label: string
  readonly hint: string | undefined
  /** Default: a sparkle. */
  readonly icon?: ReactElement | undefined
}

export function AiButton({ isDisabled, onClick, label, hint, icon }: AiButtonProps) {
  const button = (
    <Button
      appearance="subtle"
      size="small"
      icon={icon ?? <Sparkle20Regular />}
      disabledFocusable={isDisabled}
      data-ai=""
      onClick={onClick}
    >
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
}

interface SendButtonProps {
  readonly canSend: boolean
  readonly isSending: boolean
  readonly onClick: (event: SyntheticEvent) => void
}

export function SendButton({ canSend, isSending, onClick }: SendButtonProps) {
  return (
    <Tooltip content={texts.sendHint} relationship="description">
      <Button
        appearance="primary"
        icon={isSending ? <Spinner aria-hidden size="extra-tiny" appearance="inverted" /> : <Send20Filled />}
        disabledFocusable={!canSend}
        // Keeps the focus in the editor after a click or a double click on the button.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onClick}
      >
        {texts.send}
      </Button>
    </Tooltip>
  )
}
