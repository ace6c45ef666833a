import { type Recipient, type SequenceId } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { useMemo, useState } from 'react'
import { variableValuesQueryAtomOf } from '../../../../shared/api/messageVariables.ts'
import { previewRecipientQueryAtomOf, previewRecipientsQueryAtomOf } from '../api.ts'
import { type VariableValues } from './messagePreview.ts'

export type PreviewRecipients = { readonly sequenceId: SequenceId } | { readonly ids: readonly number[] }

const noRecipients: readonly Recipient[] = []

/** The recipient in the preview: the first recipient, until the user chooses another recipient. */
export function usePreviewRecipient(recipients: PreviewRecipients) {
  const [chosenId, setChosenId] = useState<number>()
  const [search, setSearch] = useState('')
  const sequenceId = 'sequenceId' in recipients ? recipients.sequenceId : undefined
  const ids = 'ids' in recipients ? recipients.ids : undefined
  const isEmpty = ids !== undefined && ids.length === 0
  const list = useAtomValue(
    useMemo(() => previewRecipientsQueryAtomOf({ sequenceId, search, isEmpty }), [sequenceId, search, isEmpty]),
  )
  const { _embedded: embedded } = list.data ?? {}
  const found = useMemo(() => {
    const rows = embedded?.recipients ?? noRecipients
    if (!ids) return rows
    const chosen = new Set(ids)
    return rows.filter(({ id }) => chosen.has(id))
  }, [embedded, ids])
  // Loads the list without the typed search, because a search must not select another recipient.
  const all = useAtomValue(
    useMemo(() => previewRecipientsQueryAtomOf({ sequenceId, search: '', isEmpty }), [sequenceId, isEmpty]),
  ).data
  const { _embedded: unsearched } = all ?? {}
  const [first = unsearched?.recipients[0]?.id] = ids ?? []
  const id = chosenId ?? first
  const one = useAtomValue(useMemo(() => previewRecipientQueryAtomOf(id), [id])).data
  const resolved = useAtomValue(useMemo(() => variableValuesQueryAtomOf(id), [id]))
  const values = useMemo((): VariableValues | undefined => {
    const { _embedded: response } = resolved.data ?? {}
    return response && Object.fromEntries(response.variables.map(({ name, text }) => [name, text]))
  }, [resolved.data])
  const recipient = one ?? found.find((each) => each.id === id)
  // A stable object, because the picker must not render while the user types a message.
  return useMemo(
    () => ({
      recipient,
      values,
      valuesError: resolved.error,
      found: list.data || isEmpty ? found : undefined,
      listError: list.error,
      search,
      isSearching: list.isPlaceholderData,
      retry: () => void list.refetch(),
      setSearch,
      choose: setChosenId,
    }),
    [recipient, values, resolved.error, found, list, isEmpty, search],
  )
}

export type PreviewRecipient = ReturnType<typeof usePreviewRecipient>
