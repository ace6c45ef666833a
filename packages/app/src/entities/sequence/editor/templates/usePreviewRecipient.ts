import { type Recipient, type SequenceId } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { useMemo, useState } from 'react'
import { variableValuesQueryAtomOf } from '../../../../shared/api/messageVariables.ts'
import { previewRecipientQueryAtomOf, previewRecipientsQueryAtomOf } from '../api.ts'
import { type VariableValues } from './messagePreview.ts'

/**
 * The recipients for the preview: the recipients of a sequence, or the recipients that were chosen for a new sequence.
 */
export type PreviewRecipients = { readonly sequenceId: SequenceId } | { readonly ids: readonly number[] }

const noRecipients: readonly Recipient[] = []

/** The recipient for the preview, with the values of the variables. Starts with the first recipient. */
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
  // The recipients without a search, because typing in the picker must not select another recipient.
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
  // Returns the same object while its content is equal. The preview renders again after the user types, but the picker
  // must not.
  return useMemo(
    () => ({
      recipient,
      values,
      valuesError: resolved.error,
      /** Undefined while they load. */
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
