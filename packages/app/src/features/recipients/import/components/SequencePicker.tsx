import { Combobox, Field, Option } from '@fluentui/react-components'
import { useAtom, useAtomValue } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import { sharedMessages } from '../../../../shared/messages.ts'
import { sequenceChoicesQueryAtom, sequenceNameQueryAtom, sequenceSearchAtom } from '../api.ts'
import { importMessages } from '../messages.ts'
import { useSequencePickerStyles } from './SequencePicker.styles.ts'

const texts = importMessages.dialog
/** A pause in typing of this many ms asks the server. */
const typingPauseMs = 250

interface SequencePickerProps {
  readonly sequenceId: number | undefined
  /** Default: that of an import, which needs no sequence. */
  readonly label?: string
  /** What is wrong with having chosen none; a sequence is needed where it is given, even as ''. */
  readonly requiredMessage?: string
  readonly isDisabled: boolean
  readonly onChange: (sequenceId: number | undefined) => void
}

/** Chooses the sequence to import into, or none. Archived sequences take nobody in. */
export function SequencePicker({
  sequenceId,
  label = texts.sequence,
  requiredMessage,
  isDisabled,
  onChange,
}: SequencePickerProps) {
  const styles = useSequencePickerStyles()
  const { data, error } = useAtomValue(sequenceChoicesQueryAtom)
  const chosen = useAtomValue(useMemo(() => sequenceNameQueryAtom(sequenceId), [sequenceId])).data
  const [typed, setTyped] = useState<string>()
  useSearch(typed ?? '')
  const { _embedded: embedded } = data ?? {}
  const choices = (embedded?.sequences ?? []).filter(({ status }) => status !== 'archived')
  const chosenName =
    sequenceId === undefined ? '' : (chosen?.name ?? choices.find(({ id }) => id === sequenceId)?.name ?? '')
  const isRequired = requiredMessage !== undefined
  const problem = error ? texts.sequencesFailed : sequenceId === undefined ? requiredMessage : ''
  return (
    <Field
      label={label}
      required={isRequired}
      {...(isRequired ? {} : { hint: texts.sequenceHint })}
      {...(problem ? { validationMessage: problem } : {})}
    >
      <Combobox
        placeholder={texts.sequencePlaceholder}
        disabled={isDisabled}
        clearable
        freeform
        value={typed ?? chosenName}
        listbox={{ className: styles.options }}
        selectedOptions={sequenceId === undefined ? [] : [String(sequenceId)]}
        onChange={({ target: { value } }) => {
          setTyped(value)
          if (value === '') onChange(undefined)
        }}
        onOptionSelect={(_, { optionValue }) => {
          setTyped(undefined)
          onChange(optionValue ? Number(optionValue) : undefined)
        }}
        onBlur={() => setTyped(undefined)}
      >
        {data && choices.length === 0 && (
          <Option key="none" disabled text="">
            {sharedMessages.nothingFound}
          </Option>
        )}
        {choices.map(({ id, name }) => (
          <Option key={id} value={String(id)} text={name}>
            {name}
          </Option>
        ))}
      </Combobox>
    </Field>
  )
}

/** Looks for what is typed once the typing pauses. */
function useSearch(typed: string): void {
  const [search, setSearch] = useAtom(sequenceSearchAtom)
  useEffect(() => {
    if (typed === search) return undefined
    const timer = setTimeout(() => setSearch(typed), typed === '' ? 0 : typingPauseMs)
    return () => clearTimeout(timer)
  }, [typed, search, setSearch])
}
