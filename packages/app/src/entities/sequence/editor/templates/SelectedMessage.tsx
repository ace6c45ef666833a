import { MessageStepEditor, type MessageVariable } from '@tandem/components'
import { firstMessageLength, maximumLength, type MessageTemplate } from '@tandem/contract'
import { CreditsLink } from '../CreditsNotice.tsx'
import { editorMessages } from '../messages.ts'
import { useMessagesEditorStyles } from './MessagesEditor.styles.ts'
import { hasRequestText, type MessagesValue, tooLongFirstMessage } from './messagesValue.ts'
import { type Improvements } from './useImprovements.ts'
import { type MessageEdits } from './useMessageEdits.ts'

const texts = editorMessages.templates

interface SelectedMessageProps {
  readonly value: MessagesValue
  readonly template: MessageTemplate
  readonly title: string
  readonly edits: MessageEdits
  readonly improvements: Improvements
  readonly variables: readonly MessageVariable[] | undefined
}

export function SelectedMessage({ value, template, title, edits, improvements, variables }: SelectedMessageProps) {
  const styles = useMessagesEditorStyles()
  const { systemId, text } = template
  const isFirst = value.templates[0] === template
  const isRequest = isFirst && value.sendConnectionRequests
  const measured = isFirst && hasRequestText(value) ? firstMessageLength(text) : undefined
  const improvement = improvements.improvementOf(systemId)
  return (
    <div className={styles.editor}>
      <MessageStepEditor
        title={title}
        text={text}
        onTextChange={(data) => edits.type(systemId, data.text)}
        variables={variables}
        history={edits.history}
        length={measured?.length ?? text.length}
        limit={measured?.limit ?? maximumLength.messageText}
        error={isFirst && tooLongFirstMessage(value) ? texts.tooLong : undefined}
        requestText={isRequest ? { isOn: !value.sendEmptyConnectionRequest, onChange: edits.turnText } : undefined}
        onImprove={() => void improvements.improve(systemId, text)}
        suggestion={improvement?.suggestion}
        onSuggestionAccept={(_, data) => {
          edits.replaceText(systemId, data.text)
          improvements.forget(systemId)
        }}
        onSuggestionDismiss={() => improvements.forget(systemId)}
        texts={{ hint: texts.hint }}
      />
      {improvement?.isOutOfCredits && <CreditsLink />}
    </div>
  )
}
