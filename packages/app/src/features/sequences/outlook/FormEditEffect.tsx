import { type Sequence } from '@tandem/contract'
import { useDeferredValue } from 'react'
import { useFormState } from 'react-final-form'
import { EditEffect } from './EditEffect.tsx'

const subscription = { values: true }

/** What saving the form around it changes for those who wait (SEQ-161). Typing goes before it. */
export function FormEditEffect({ sequence }: { readonly sequence: Sequence }) {
  const { values } = useFormState<Partial<Sequence>>({ subscription })
  const edited = useDeferredValue(values)
  return <EditEffect saved={sequence} edited={edited} />
}
