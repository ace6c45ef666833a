import { SearchPicker } from '@tandem/components'
import { type Recipient } from '@tandem/contract'
import { memo } from 'react'
import { fullNameOf } from '../../../../shared/text/fullName.ts'
import { sharedMessages } from '../../../../shared/text/messages.ts'
import { editorMessages } from '../messages.ts'
import { type PreviewRecipient } from './usePreviewRecipient.ts'

const texts = editorMessages.preview

export const recipientName = (recipient: Recipient): string => fullNameOf(recipient) || texts.unnamed

const optionOf = (recipient: Recipient) => ({
  value: String(recipient.id),
  text: recipient.company ? `${recipientName(recipient)} · ${recipient.company}` : recipientName(recipient),
})

interface PickerProps {
  readonly preview: PreviewRecipient
}

/** Selects the recipient for the preview of messages. */
export const PreviewRecipientPicker = memo(function PreviewRecipientPicker(props: PickerProps) {
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
