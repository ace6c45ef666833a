import { type Sequence, SequencePatch } from '@tandem/contract'
import { useSetAtom } from 'jotai'
import { type ReactNode } from 'react'
import type * as v from 'valibot'
import { errorText, refusedFields } from '../../../../shared/errorText.ts'
import { FormScope, type FormScopeProps } from '../../../../shared/forms/FormScope.tsx'
import { isDeepEqual } from '../../../../shared/isDeepEqual.ts'
import { RequestError } from '../../../../shared/RequestError.ts'
import { sequencePatchMutationAtom } from '../../api.ts'
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

/** A failure with its reason in a list of errors, which the form shows under its own words (SEQ-54). */
function withReason(error: unknown): unknown {
  if (refusedFields(error).length > 0) return error
  const message = errorText(error)
  return new RequestError(error instanceof RequestError ? error.status : 0, { message, errors: [{ message }] })
}

/** The form of a tab that edits parts of a sequence. Saves what has changed; a failure keeps what was typed (SEQ-54). */
export function SequenceForm({ sequence, parts, schema = SequencePatch, requiredText, children }: SequenceFormProps) {
  const patchSequence = useSetAtom(sequencePatchMutationAtom)
  return (
    <FormScope
      initialValues={Object.fromEntries(parts.map((part) => [part, sequence[part]]))}
      schema={schema}
      {...(requiredText && { requiredText })}
      invalidText={texts.saveFailed}
      onSubmit={async (patch) => {
        try {
          await patchSequence({ params: { id: sequence.id }, body: changedParts(sequence, patch) })
        } catch (error) {
          throw withReason(error)
        }
      }}
    >
      {children}
    </FormScope>
  )
}
