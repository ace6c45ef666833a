import { type Sequence } from '@tandem/contract'
import { use, useDeferredValue } from 'react'
import { useFormState } from 'react-final-form'
import { EditEffect } from './EditEffect.tsx'
import { EditedSequenceContext } from './editedSequence.ts'

const subscription = { values: true }

/** The effect of saving the form around it on the recipients who wait (SEQ-161). Typing has priority. */
export function FormEditEffect() {
  const sequence = use(EditedSequenceContext)
  const { values } = useFormState<Partial<Sequence>>({ subscription })
  const edited = useDeferredValue(values)
  return sequence && <EditEffect saved={sequence} edited={edited} />
}
