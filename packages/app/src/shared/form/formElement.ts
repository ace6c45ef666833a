import { createContext, type FormEvent, useContext } from 'react'

interface FormElement {
  /** Id of the `<form>`, for buttons outside of the element. */
  readonly id: string
  readonly submit: (event?: FormEvent) => void
  /** Time of the next allowed submit, in ms since 1970 by this browser's clock. Undefined: a submit is allowed now. */
  readonly waitUntil?: number | undefined
}

/** The `<form>` of the `FormScope` around a component. */
export const FormElementContext = createContext<FormElement | undefined>(undefined)

export function useFormElement(): FormElement {
  const element = useContext(FormElementContext)
  if (!element) throw new TypeError('A form part must be inside a FormScope.')
  return element
}
