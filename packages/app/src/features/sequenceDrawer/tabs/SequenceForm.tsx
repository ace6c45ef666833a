import { type Sequence, SequencePatch } from '@tandem/contract'
import { useSetAtom } from 'jotai'
import { type ReactNode, useState } from 'react'
import type * as v from 'valibot'
import { FormScope, type FormScopeProps } from '../../../shared/form/FormScope.tsx'
import { EditedSequenceContext } from '../editedSequence.ts'
import { sequenceDrawerMessages as texts } from '../messages.ts'
import { saveSequenceMutationAtom } from '../save/saveSequence.ts'

/** The parts of a sequence that forms edit. */
export type SequencePart = keyof SequencePatch & keyof Sequence

interface SequenceFormProps {
  readonly sequence: Sequence
  /** The parts that this form edits. */
  readonly parts: readonly SequencePart[]
  /** Default: the schema of every patch. */
  readonly schema?: v.GenericSchema<unknown, SequencePatch>
  readonly requiredText?: FormScopeProps<unknown>['requiredText']
  readonly children: ReactNode
}

/**
 * The form of a tab that edits parts of a sequence, around a `SequenceErrorBar`. Saves the changes. After a failure it
 * keeps typed values (SEQ-54).
 */
export function SequenceForm({ sequence, parts, schema = SequencePatch, requiredText, children }: SequenceFormProps) {
  const save = useSetAtom(saveSequenceMutationAtom)
  // These initial values never change. `SequenceErrorBar` applies changes of the server, except to parts that the user
  // has edited.
  const [initialValues] = useState(() => Object.fromEntries(parts.map((part) => [part, sequence[part]])))
  return (
    <FormScope
      initialValues={initialValues}
      schema={schema}
      {...(requiredText && { requiredText })}
      failedText={texts.saveFailed}
      onSubmit={(patch, base) => save({ id: sequence.id, values: patch, base })}
    >
      <EditedSequenceContext value={sequence}>{children}</EditedSequenceContext>
    </FormScope>
  )
}
