import { type Sequence } from '@tandem/contract'
import { useFormField } from '../../../shared/form/useFormField.ts'
import { type SequencePart } from './SequenceForm.tsx'

/** One part of the sequence in the `SequenceForm` around it. */
export const useSequencePart = <Part extends SequencePart>(part: Part) => useFormField<Sequence[Part]>(part)
