import { useEffect, useState } from 'react'
import { matchingOptions, type PickerOption } from './pickerOptions.ts'
import { SearchPicker } from './SearchPicker.tsx'
import { type SearchPickerProps } from './SearchPickerProps.ts'

const optionsOf = (texts: readonly string[]): readonly PickerOption[] => texts.map((text) => ({ value: text, text }))

export const industries = optionsOf([
  'Accounting',
  'Banking',
  'Biotechnology',
  'Construction',
  'Financial Services',
  'Hospitals and Health Care',
  'Oil and Gas',
  'Retail',
  'Retail Apparel and Fashion',
  'Software Development',
])

export const manyCompanies = optionsOf(Array.from({ length: 10_000 }, (_, index) => `Company ${index + 1}`))

export const longNames = optionsOf([
  'Administration of Housing Programs and Community Development, Urban Planning and Environmental Quality',
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  'Retail',
])

export const sequences: readonly PickerOption[] = [
  { value: '1', text: 'Spring launch', group: 'Active' },
  { value: '2', text: 'Founders in Berlin', group: 'Active' },
  { value: '3', text: 'Autumn follow-up', group: 'Paused' },
  { value: '4', text: 'Winter pilot', group: 'Archived', disabledReason: 'Archived sequences take no recipients.' },
]

export function KeptPicker(props: SearchPickerProps) {
  const [values, setValues] = useState(props.values)
  return (
    <SearchPicker
      {...props}
      values={values}
      onChange={(event, data) => {
        props.onChange(event, data)
        setValues(data.values)
      }}
    />
  )
}

/** The options load until the window gets the event 'answer'. */
export function LatePicker(props: SearchPickerProps) {
  const [isAnswered, setIsAnswered] = useState(false)
  useEffect(() => {
    const answer = () => setIsAnswered(true)
    addEventListener('answer', answer)
    return () => removeEventListener('answer', answer)
  }, [])
  return <KeptPicker {...props} options={isAnswered ? props.options : undefined} />
}

/** Time in ms until the options for a new text arrive. */
const answerTime = 300

/** The old options stay visible until the options for the new text arrive. */
export function RemotePicker(props: SearchPickerProps) {
  const [text, setText] = useState('')
  const [answered, setAnswered] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAnswered(text), answerTime)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <KeptPicker
      {...props}
      options={props.options && matchingOptions(props.options, answered)}
      choice={{ textOf: (value) => props.options?.find((option) => option.value === value)?.text }}
      search={{ remote: { text, isPending: answered !== text, onChange: setText } }}
    />
  )
}
