import { type Sequence } from '@tandem/contract'
import { use } from 'react'
import { useFormState } from 'react-final-form'
import { useSettled } from '../useSettled.ts'
import { EditEffect } from './EditEffect.tsx'
import { EditedSequenceContext } from './editedSequence.ts'

const subscription = { values: true }

/**
 * The effect of saving the form around it on the recipients who wait (SEQ-161). Not worked out while
 * somebody types.
 */
export function FormEditEffect() {
  const sequence = use(EditedSequenceContext)
  const { values } = useFormState<Partial<Sequence>>({ subscription })
  const edited = useSettled(values)
  return sequence && <EditEffect saved={sequence} edited={edited} />
}
