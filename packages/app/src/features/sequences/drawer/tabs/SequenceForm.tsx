import { type Sequence, SequencePatch } from '@tandem/contract'
import { useSetAtom } from 'jotai'
import { type ReactNode } from 'react'
import type * as v from 'valibot'
import { FormScope, type FormScopeProps } from '../../../../shared/forms/FormScope.tsx'
import { isDeepEqual } from '../../../../shared/isDeepEqual.ts'
import { sequencePatchMutationAtom } from '../../api.ts'
import { EditedSequenceContext } from '../../outlook/editedSequence.ts'
import { sequenceDrawerMessages as texts } from '../messages.ts'

/** The parts of a sequence that forms edit. */
export type SequencePart = keyof SequencePatch & keyof Sequence

interface SequenceFormProps {
  readonly sequence: Sequence
  /** The parts that this form edits. */
  readonly parts: readonly SequencePart[]
  /** Default: every patch that the server takes. */
  readonly schema?: v.GenericSchema<unknown, SequencePatch>
  readonly requiredText?: FormScopeProps<unknown>['requiredText']
  readonly children: ReactNode
}

/** The parts of a patch that differ from the sequence. */
const changedParts = (sequence: Sequence, patch: SequencePatch): SequencePatch =>
  Object.fromEntries(
    Object.entries(patch).filter(([part, value]) => !isDeepEqual(value, new Map(Object.entries(sequence)).get(part))),
  )

/** The form of a tab that edits parts of a sequence. Saves what has changed; a failure keeps what was typed (SEQ-54). */
export function SequenceForm({ sequence, parts, schema = SequencePatch, requiredText, children }: SequenceFormProps) {
  const patchSequence = useSetAtom(sequencePatchMutationAtom)
  return (
    <FormScope
      initialValues={Object.fromEntries(parts.map((part) => [part, sequence[part]]))}
      schema={schema}
      {...(requiredText && { requiredText })}
      failedText={texts.saveFailed}
      onSubmit={(patch) => patchSequence({ params: { id: sequence.id }, body: changedParts(sequence, patch) })}
    >
      <EditedSequenceContext value={sequence}>{children}</EditedSequenceContext>
    </FormScope>
  )
}
