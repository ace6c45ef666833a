import {
  Field,
  Tag,
  TagPicker,
  TagPickerControl,
  TagPickerGroup,
  TagPickerInput,
  TagPickerList,
  TagPickerOption,
} from '@fluentui/react-components'
import { matchingItems } from '@tandem/components'
import { useDeferredValue, useState } from 'react'
import { flushSync } from 'react-dom'
import { sharedMessages } from '../messages.ts'
import { useFormField } from './useFormField.ts'
import { useMultiSelectFieldStyles } from './MultiSelectField.styles.ts'

interface MultiSelectFieldProps {
  readonly name: string
  readonly label: string
  /** What can be chosen; undefined while it loads. */
  readonly options: readonly string[] | undefined
  /** In the empty field: 'Search industries'. */
  readonly placeholder: string
  readonly hint?: string
}

const nothing: readonly string[] = []

/** A labelled choice of several in a `SubmitForm`, with a search in it. Backspace in the empty search takes the last one away. */
export function MultiSelectField({ name, label, options = nothing, placeholder, hint }: MultiSelectFieldProps) {
  const styles = useMultiSelectFieldStyles()
  const { value, error, change } = useFormField(name)
  const [query, setQuery] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  // A moment after it opens: the picker scrolls to its first option, and to the top of the form while the list is not laid out yet.
  const isLaidOut = useDeferredValue(isOpen)
  const [isHurried, setIsHurried] = useState(false)
  const isShown = isOpen && (isLaidOut || isHurried)
  // Who types and chooses without a pause does not wait for that: the key finds the options that it is meant for.
  const hurry = () => {
    if (isOpen && !isShown) flushSync(() => setIsHurried(true))
  }
  const chosen = Array.isArray(value) ? value.map(String) : []
  const left = options.filter((option) => !chosen.includes(option))
  const matching = matchingItems(
    left.map((option) => ({ text: option, value: option })),
    query,
  )
  return (
    <Field
      label={label}
      {...(hint === undefined ? {} : { hint })}
      {...(error === undefined ? {} : { validationMessage: error })}
    >
      <TagPicker
        // In a drawer what is beside it is hidden from screen readers.
        inline
        open={isOpen}
        onOpenChange={(_, { open }) => {
          setIsOpen(open)
          setIsHurried(false)
        }}
        selectedOptions={chosen}
        onOptionSelect={(_, { selectedOptions }) => {
          change(inOrder(selectedOptions, options))
          setQuery('')
        }}
      >
        <TagPickerControl>
          {chosen.length > 0 && (
            <TagPickerGroup aria-label={label}>
              {chosen.map((each) => (
                <Tag key={each} value={each} shape="rounded" className={styles.tag}>
                  {each}
                </Tag>
              ))}
            </TagPickerGroup>
          )}
          <TagPickerInput
            aria-label={label}
            placeholder={chosen.length === 0 ? placeholder : undefined}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDownCapture={hurry}
          />
        </TagPickerControl>
        <TagPickerList className={styles.list}>
          {(isShown ? matching : []).map(({ value: option }) => (
            <TagPickerOption key={option} value={option} text={option}>
              {option}
            </TagPickerOption>
          ))}
          {/* Choosing it only empties the search. */}
          {isShown && matching.length === 0 ? (
            <TagPickerOption key="none" value="" text="">
              {sharedMessages.nothingFound}
            </TagPickerOption>
          ) : undefined}
        </TagPickerList>
      </TagPicker>
    </Field>
  )
}

/** In the order of the directory, however they were picked; what the directory does not know stays, at the end. */
function inOrder(chosen: readonly string[], options: readonly string[]): string[] {
  return [
    ...options.filter((option) => chosen.includes(option)),
    ...chosen.filter((each) => each !== '' && !options.includes(each)),
  ]
}
