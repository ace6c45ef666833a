import {
  ChatPreview,
  formatCount,
  Notice,
  useRoutedAnchor,
  type PreviewMessage,
  SearchPicker,
} from '@tandem/components'
import { firstMessage, formatDelay, type Recipient } from '@tandem/contract'
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
  writtenTexts,
  type VariableValues,
  type MissingValue,
} from './messagePreview.ts'
import { useMessagesEditorStyles } from './MessagesEditor.styles.ts'
import { hasRequestText, type MessagesValue } from './messagesValue.ts'
import { usePreviewRecipient, type PreviewRecipients, type PreviewRecipient } from './usePreviewRecipient.ts'
import { Link } from '@fluentui/react-components'
import { fullNameOf } from '../../../../shared/text/fullName.ts'
import { sharedMessages } from '../../../../shared/text/messages.ts'

const texts = editorMessages.preview

const recipientName = (recipient: Recipient): string => fullNameOf(recipient) || texts.unnamed

const optionOf = (recipient: Recipient) => ({
  value: String(recipient.id),
  text: recipient.company ? `${recipientName(recipient)} · ${recipient.company}` : recipientName(recipient),
})

interface PickerProps {
  readonly preview: PreviewRecipient
}

const PreviewRecipientPicker = memo(function PreviewRecipientPicker(props: PickerProps) {
  const { preview } = props
  const { recipient, found, listError, search, isSearching, retry, setSearch, choose } = preview
  const chosen = recipient && optionOf(recipient)
  return (
    <SearchPicker
      label={texts.recipient}
      options={found?.map(optionOf)}
      values={chosen ? [chosen.value] : []}
      choice={{ textOf: () => chosen?.text }}
      field={{ placeholder: texts.recipientPlaceholder }}
      search={{
        noMatchText: sharedMessages.nothingFound,
        remote: { text: search, isPending: isSearching, onChange: setSearch },
      }}
      loading={{ errorText: listError && !found ? texts.recipientsFailed : undefined, onRetry: retry }}
      onChange={(_, { values: [id] }) => choose(id === undefined ? undefined : Number(id))}
    />
  )
})

const missingTexts = editorMessages.preview.missing
/** The notice names at most this number of other recipients, and counts the rest. */
const namedOthers = 3

interface MissingValuesProps {
  readonly recipient: Recipient
  readonly missing: readonly MissingValue[]
  readonly labelOf: (name: string) => string
  readonly others: readonly { readonly recipient: Recipient; readonly names: readonly string[] }[]
  /** If true, the links open in a new tab, so that the user does not leave the edited messages. */
  readonly inNewTab?: boolean
}

export function MissingValues({ recipient, missing, labelOf, others, inNewTab = false }: MissingValuesProps) {
  const styles = useMessagesEditorStyles()
  const rest = others.length - namedOthers
  return (
    <Notice intent="warning" title={missing.length > 0 ? missingTexts.title(recipientName(recipient)) : undefined}>
      {missing.length > 0 && (
        <>
          <ul className={styles.list}>
            {missing.map(({ name, fallback }) => (
              <li key={name}>
                {fallback === undefined
                  ? missingTexts.withoutDefault(labelOf(name))
                  : missingTexts.withDefault(labelOf(name), fallback)}
              </li>
            ))}
          </ul>
          <RecipientLink id={recipient.id} inNewTab={inNewTab}>
            {missingTexts.edit(recipientName(recipient))}
          </RecipientLink>
        </>
      )}
      {others.length > 0 && (
        <div className={styles.others}>
          <strong>{missing.length > 0 ? missingTexts.others : missingTexts.without}</strong>
          <ul className={styles.list}>
            {others.slice(0, namedOthers).map((other) => (
              <li key={other.recipient.id}>
                <RecipientLink id={other.recipient.id} inNewTab={inNewTab}>
                  {recipientName(other.recipient)}
                </RecipientLink>
                {`: ${other.names.map(labelOf).join(', ')}`}
              </li>
            ))}
            {rest > 0 && <li>{missingTexts.more(rest)}</li>}
          </ul>
        </div>
      )}
    </Notice>
  )
}

interface RecipientLinkProps {
  readonly id: number
  readonly inNewTab: boolean
  readonly children: string
}

function RecipientLink({ id, inNewTab, children }: RecipientLinkProps) {
  const anchor = useRoutedAnchor(`/recipients/manage/${id}`)
  return (
    <Link inline {...(inNewTab ? { href: anchor.href, target: '_blank', rel: 'noreferrer' } : anchor)}>
      {children}
    </Link>
  )
}

interface MessagesPreviewProps {
  readonly value: MessagesValue
  readonly recipients: PreviewRecipients
  readonly selectedId: string | undefined
}

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
          inNewTab={'ids' in recipients}
          labelOf={(name) => variables?.find((variable) => variable.name === name)?.label ?? name}
        />
      )}
    </section>
  )
})

function messagesOf(value: MessagesValue, values: VariableValues | undefined): readonly PreviewMessage[] {
  const isUnwritten = value.sendConnectionRequests && value.sendEmptyConnectionRequest
  if (!isUnwritten && value.templates.every(({ text }) => text.trim() === '')) return []
  // Keeps blank messages, because delays count from one message to the next.
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
