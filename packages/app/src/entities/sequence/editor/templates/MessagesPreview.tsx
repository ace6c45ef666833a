import { ChatPreview, formatCount, Notice, type PreviewMessage } from '@tandem/components'
import { firstMessage, formatDelay } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { memo, useEffect, useRef } from 'react'
import { errorText } from '../../../../shared/api/errorText.ts'
import { variablesAtom } from '../../../../shared/api/messageVariables.ts'
import { editorMessages } from '../messages.ts'
import {
  missingValues,
  previewText,
  readLength,
  recipientsWithout,
  type VariableValues,
  writtenTexts,
} from './messagePreview.ts'
import { useMessagesEditorStyles } from './MessagesEditor.styles.ts'
import { hasRequestText, type MessagesValue } from './messagesValue.ts'
import { MissingValues } from './MissingValues.tsx'
import { PreviewRecipientPicker } from './PreviewRecipientPicker.tsx'
import { type PreviewRecipients, usePreviewRecipient } from './usePreviewRecipient.ts'

const texts = editorMessages.preview

interface MessagesPreviewProps {
  readonly value: MessagesValue
  readonly recipients: PreviewRecipients
  /** `systemId` of the message to keep in view. */
  readonly selectedId: string | undefined
}

/** The chat that a recipient will read, and its missing values. */
export const MessagesPreview = memo(function MessagesPreview(props: MessagesPreviewProps) {
  const { value, recipients, selectedId } = props
  const styles = useMessagesEditorStyles()
  const variables = useAtomValue(variablesAtom)
  const preview = usePreviewRecipient(recipients)
  const { recipient, values, valuesError, found = [] } = preview
  const written = writtenTexts(value)
  const limit = hasRequestText(value) ? firstMessage.maximum : undefined
  const isOverLimit = limit !== undefined && values !== undefined && readLength(written[0] ?? '', values) > limit
  const missing = values ? missingValues(written, values) : []
  const others = recipientsWithout(written, found).filter((each) => each.recipient.id !== recipient?.id)
  const thread = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // `scrollIntoView` would also scroll the page.
    const { current: container } = thread
    const shown = container?.querySelector<HTMLElement>(`[data-message="${CSS.escape(selectedId ?? '')}"]`)
    if (container && shown) container.scrollTop = shown.offsetTop - container.clientHeight / 4
  }, [selectedId])
  return (
    <section aria-label={texts.title} className={styles.preview}>
      <PreviewRecipientPicker preview={preview} />
      <div ref={thread} className={styles.thread}>
        <ChatPreview
          messages={messagesOf(value, values)}
          variables={variables}
          errorText={valuesError && !values ? `${texts.valuesFailed} ${errorText(valuesError)}` : undefined}
          texts={{ title: texts.title, note: recipient ? texts.note : texts.noRecipients, emptyText: texts.empty }}
        />
      </div>
      {isOverLimit && <Notice intent="warning">{texts.overLimit(limit)}</Notice>}
      {recipient && (missing.length > 0 || others.length > 0) && (
        <MissingValues
          recipient={recipient}
          missing={missing}
          others={others}
          // A link in the same tab would leave the wizard that creates the sequence.
          inNewTab={'ids' in recipients}
          labelOf={(name) => variables?.find((variable) => variable.name === name)?.label ?? name}
        />
      )}
    </section>
  )
})

/** The messages as the recipient reads them, each with its length and the time since the previous message. */
function messagesOf(value: MessagesValue, values: VariableValues | undefined): readonly PreviewMessage[] {
  const isUnwritten = value.sendConnectionRequests && value.sendEmptyConnectionRequest
  if (!isUnwritten && value.templates.every(({ text }) => text.trim() === '')) return []
  // A blank message keeps its position, because delays count from one message to the next.
  return value.templates.map(({ systemId, text, delaySecs }, index) => {
    const isEmptyRequest = index === 0 && isUnwritten
    const length = text.trim() === '' ? texts.noTextYet : texts.length(formatCount(readLength(text, values)))
    const author = index === 0 ? length : texts.later(formatDelay(delaySecs), length)
    return {
      id: systemId,
      type: 'outgoing' as const,
      text: isEmptyRequest || text.trim() === '' ? '' : previewText(text, values),
      author: isEmptyRequest ? texts.noText : author,
    }
  })
}
