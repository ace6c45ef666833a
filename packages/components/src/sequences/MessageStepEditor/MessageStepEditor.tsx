import { Button } from '@fluentui/react-components'
import { Sparkle20Regular } from '@fluentui/react-icons/svg/sparkle'
import { type ReactNode, type SyntheticEvent, useId } from 'react'
import { chatTexts } from '../../chat/chatTexts.ts'
import { type AiSuggestion } from '../../chat/Composer/ComposerProps.ts'
import { SuggestionPanel } from '../../chat/Composer/SuggestionPanel.tsx'
import { LabelledSwitch } from '../../foundations/LabelledSwitch/LabelledSwitch.tsx'
import { VariableEditor } from '../VariableEditor/VariableEditor.tsx'
import { type MessageVariable } from '../variables/variableParts.ts'
import { useMessageStepEditorStyles } from './MessageStepEditor.styles.ts'

/** What the editor of a message says itself. */
const messageStepTexts = {
  message: 'Message',
  placeholder: 'Write what the lead reads',
  hint: "Type '%' to put in a variable.",
  improve: 'Improve with AI',
  improving: 'The AI is improving your message…',
  notYours: 'Not part of your message until you use it',
  use: 'Replace my text',
  again: 'Improve again',
  withText: 'Connection request with text',
  withoutText: 'The connection request is sent without a text.',
}

/** Whether the connection request carries a text. */
interface RequestText {
  readonly isOn: boolean
  readonly onChange: (event: SyntheticEvent, data: { readonly isOn: boolean }) => void
}

export interface MessageStepEditorProps {
  /** 'Connection request', 'Message 1'. */
  readonly title: string
  /** As the message carries it: `%name%`, or `%name%[default in base64]`. */
  readonly text: string
  readonly onTextChange: (data: { readonly text: string }) => void
  /** What can be inserted; keep the list stable. */
  readonly variables: readonly MessageVariable[]
  /** Beside the title: how long is waited before the message. */
  readonly delay?: ReactNode
  /** Characters as they count; the owner's rule says how variables do. Default: those of `text`. */
  readonly length?: number
  /** Characters that the message may have; without it there is no counter. */
  readonly limit?: number | undefined
  /** What is wrong with it: 'Message is too long.'. */
  readonly error?: string | undefined
  /** For a connection request: whether it has a text at all. */
  readonly requestText?: RequestText | undefined
  /** Asks the AI to improve the message; without it there is no button. */
  readonly onImprove?: ((event: SyntheticEvent) => void) | undefined
  /** What the AI made of it: not part of the message until it is accepted. */
  readonly suggestion?: AiSuggestion | undefined
  /** The suggestion is to take the message's place: show it, and forget the suggestion. */
  readonly onSuggestionAccept?: ((event: SyntheticEvent, data: { readonly text: string }) => void) | undefined
  readonly onSuggestionDismiss?: ((event: SyntheticEvent) => void) | undefined
  readonly isReadOnly?: boolean
  readonly texts?: Partial<typeof messageStepTexts>
}

/**
 * A message of a sequence with its variables. Keyboard: Tab goes from the field to its variables and the AI; the suggestion's buttons stand
 * under the field. In the field the keys are those of `VariableEditor`.
 */
export function MessageStepEditor({
  title,
  text,
  onTextChange,
  variables,
  delay,
  length = text.length,
  limit,
  error,
  requestText,
  onImprove,
  suggestion,
  onSuggestionAccept,
  onSuggestionDismiss,
  isReadOnly = false,
  texts: givenTexts,
}: MessageStepEditorProps) {
  const styles = useMessageStepEditorStyles()
  const titleId = useId()
  const texts = { ...messageStepTexts, ...givenTexts }
  const isWritten = requestText?.isOn !== false
  const canImprove = isWritten && !isReadOnly
  return (
    <section aria-labelledby={titleId} className={styles.root}>
      <div className={styles.head}>
        <h3 id={titleId} className={styles.title}>
          {title}
        </h3>
        {delay}
      </div>
      {requestText && (
        <LabelledSwitch
          label={texts.withText}
          isOn={requestText.isOn}
          onChange={requestText.onChange}
          isDisabled={isReadOnly}
        />
      )}
      {isWritten ? (
        <VariableEditor
          label={texts.message}
          text={text}
          onTextChange={onTextChange}
          variables={variables}
          placeholder={texts.placeholder}
          hint={texts.hint}
          length={length}
          limit={limit}
          error={error}
          isReadOnly={isReadOnly}
          actions={
            onImprove && (
              <Button
                appearance="subtle"
                size="small"
                icon={<Sparkle20Regular />}
                disabled={!canImprove || text.trim() === '' || suggestion?.state === 'writing'}
                onClick={onImprove}
              >
                {texts.improve}
              </Button>
            )
          }
        />
      ) : (
        <p className={styles.note}>{texts.withoutText}</p>
      )}
      {suggestion && isWritten && (
        <SuggestionPanel
          suggestion={suggestion}
          variables={variables}
          hasText={false}
          onUse={(event) => suggestion.state === 'ready' && onSuggestionAccept?.(event, { text: suggestion.text })}
          onAgain={onImprove}
          onDismiss={onSuggestionDismiss}
          texts={{
            ...chatTexts,
            aiWriting: texts.improving,
            aiNotYours: texts.notYours,
            aiUse: texts.use,
            aiAgain: texts.again,
          }}
        />
      )}
    </section>
  )
}
