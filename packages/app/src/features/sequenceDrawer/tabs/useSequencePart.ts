import { type Sequence } from '@tandem/contract'
import { useFormField } from '../../../shared/form/useFormField.ts'
import { type SequencePart } from './SequenceForm.tsx'

/** The field of one part of the sequence. */
export const useSequencePart = <Part extends SequencePart>(part: Part) => useFormField<Sequence[Part]>(part)
