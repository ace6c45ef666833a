import { type Sequence } from '@tandem/contract'
import { use } from 'react'
import { useSettledValues } from '../../../shared/forms/useSettledValues.ts'
import { EditEffect } from './EditEffect.tsx'
import { EditedSequenceContext } from './editedSequence.ts'

/**
 * The effect of saving the form around it on the recipients who wait (SEQ-161). Not worked out while
 * somebody types.
 */
export function FormEditEffect() {
  const sequence = use(EditedSequenceContext)
  const edited = useSettledValues<Sequence>()
  return sequence && <EditEffect saved={sequence} edited={edited} />
}
