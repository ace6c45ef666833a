import { createContext, type FormEvent, useContext } from 'react'

interface FormElement {
  readonly id: string
  readonly submit: (event?: FormEvent) => void
  /** Time of the next allowed submit, in ms since 1970. Undefined: now. */
  readonly waitUntil?: number | undefined
}

export const FormElementContext = createContext<FormElement | undefined>(undefined)

export function useFormElement(): FormElement {
  const element = useContext(FormElementContext)
  if (!element) throw new TypeError('A form part must be inside a FormScope.')
  return element
}
