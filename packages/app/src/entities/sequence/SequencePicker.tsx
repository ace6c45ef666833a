import { type SequenceId, sequenceList } from '@tandem/contract'
import { keepPreviousData } from '@tanstack/query-core'
import { SearchPicker, type UnresolvedText } from '@tandem/components'
import { atom, useAtom, useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { operationQueryAtom } from '../../shared/api/operationAtoms.ts'
import { sharedMessages } from '../../shared/text/messages.ts'
import { sequenceQueryAtomOf } from './api.ts'
import { sequencePickerMessages as texts } from './messages.ts'

const sequenceSearchAtom = atom('')

const sequenceChoicesQueryAtom = operationQueryAtom(
  { sequenceList },
  (get) => {
    const search = get(sequenceSearchAtom).trim()
    return { query: { view: 'admin_list' as const, limit: 25, ...(search === '' ? {} : { search }) } }
  },
  () => ({ placeholderData: keepPreviousData }),
)

interface SequencePickerProps {
  readonly sequenceId: SequenceId | undefined
  readonly label?: string
  /** The error of an empty field. Any text, even '', makes the sequence required. */
  readonly requiredMessage?: string
  readonly isDisabled: boolean
  readonly onChange: (sequenceId: SequenceId | undefined) => void
  /** Called with a text that is not a sequence's name, and with undefined when the text is gone. */
  readonly onUnresolvedChange: (unresolved: UnresolvedText | undefined) => void
}

/** Does not offer archived sequences, because they accept no recipients. */
export function SequencePicker(props: SequencePickerProps) {
  const { sequenceId, label = texts.label, requiredMessage, isDisabled, onChange, onUnresolvedChange } = props
  const { data, error, isPlaceholderData, refetch } = useAtomValue(sequenceChoicesQueryAtom)
  const chosen = useAtomValue(useMemo(() => sequenceQueryAtomOf(sequenceId), [sequenceId])).data
  const [search, setSearch] = useAtom(sequenceSearchAtom)
  const { _embedded: embedded } = data ?? {}
  const open = embedded?.sequences?.filter(({ status }) => status !== 'archived')
  const isRequired = requiredMessage !== undefined
  const failure = error ? texts.failed : undefined
  return (
    <SearchPicker
      label={label}
      options={data && (open ?? []).map(({ id, name }) => ({ value: String(id), text: name }))}
      values={sequenceId === undefined ? [] : [String(sequenceId)]}
      choice={{ textOf: () => chosen?.name, isClearable: true }}
      field={{
        isRequired,
        isDisabled,
        placeholder: texts.placeholder,
        errorText: failure ?? (sequenceId === undefined ? requiredMessage : undefined),
        hint: isRequired ? undefined : texts.hint,
      }}
      search={{
        noMatchText: sharedMessages.nothingFound,
        remote: { text: search, isPending: isPlaceholderData, onChange: setSearch },
      }}
      loading={{ errorText: failure, onRetry: () => void refetch() }}
      unresolved={{ errorOf: texts.unknown, onChange: onUnresolvedChange }}
      onChange={(_, { values: [id] }) => onChange(id === undefined ? undefined : Number(id))}
    />
  )
}
