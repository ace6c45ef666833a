import { SequencePatch, sequenceGet, type Sequence } from '@tandem/contract'
import { useSetAtom } from 'jotai'
import { useState, type ReactNode } from 'react'
import * as v from 'valibot'
import { FormScope, type FormScopeProps } from '../../../shared/form/FormScope.tsx'
import { EditedSequenceContext } from '../editedSequence.ts'
import { sequenceDrawerMessages as texts } from '../messages.ts'
import { FormExplains } from '../../../shared/form/submitErrors.ts'
import { forecastOperations } from '../../../entities/sequence/forecast/api.ts'
import { mutationAtom } from '../../../shared/api/mutationAtom.ts'
import { sequenceKey } from '../../../entities/sequence/api.ts'
import { patchSequence } from '../../../entities/sequence/confirmedChange.ts'
import { isSame, mergedPart, type Parts } from '../save/mergeParts.ts'
import { useFormField } from '../../../shared/form/useFormField.ts'

/** Returns the form field for a part of the sequence, such as `templates`. */
export const useSequencePart = <Part extends SequencePart>(part: Part) => useFormField<Sequence[Part]>(part)

interface SequenceSave {
  readonly id: number
  readonly values: Parts
  /** The server's values when the form was filled. */
  readonly base: Parts
}

const writtenParts: ReadonlySet<string> = new Set([
  'templates',
  'aiTemplates',
  'responses',
  'followUps',
] satisfies (keyof SequencePatch)[])

const changedParts = ({ values, base }: SequenceSave): readonly string[] =>
  Object.keys(values).filter((part) => !isSame(values[part], base[part]))

/** Saves the changed parts. Keeps the changes that other users have saved since the form was filled (SEQ-138). */
export const saveSequenceMutationAtom = mutationAtom({
  name: 'sequencePatch',
  run: async (request, save: SequenceSave, { patch }) => {
    const { id, values, base } = save
    const present = await request(sequenceGet, { params: { id } })
    const saved: Parts = present
    const merged = changedParts(save).map((part) => [part, mergedPart(part, base[part], values[part], saved[part])])
    if (merged.some(([, value]) => value === undefined)) {
      // The form asks which version to keep.
      patch(sequenceKey(id), () => present)
      throw new FormExplains('changed meanwhile')
    }
    const body = v.parse(SequencePatch, Object.fromEntries(merged))
    return patchSequence(request, id, body)
  },
  onSuccess: ({ patch }, sequence) => patch(sequenceKey(sequence.id), () => sequence),
  invalidates: ['sequenceList', ...forecastOperations],
  successToast: (save) =>
    changedParts(save).some((part) => writtenParts.has(part)) ? texts.messagesSaved : texts.infoSaved,
})

export type SequencePart = keyof SequencePatch & keyof Sequence

interface SequenceFormProps {
  readonly sequence: Sequence
  readonly parts: readonly SequencePart[]
  /** Default: `SequencePatch`. */
  readonly schema?: v.GenericSchema<unknown, SequencePatch>
  readonly requiredText?: FormScopeProps<unknown>['requiredText']
  readonly children: ReactNode
}

/** The form of a tab. `children` must contain a `SequenceErrorBar`. */
export function SequenceForm({ sequence, parts, schema = SequencePatch, requiredText, children }: SequenceFormProps) {
  const save = useSetAtom(saveSequenceMutationAtom)
  // These values never change. `SequenceErrorBar` applies changes of the server.
  const [initialValues] = useState(() => Object.fromEntries(parts.map((part) => [part, sequence[part]])))
  const [saved, setSaved] = useState(sequence)
  const [shown, setShown] = useState(sequence)
  if (shown !== sequence) {
    setShown(sequence)
    setSaved(sequence)
  }
  return (
    <FormScope
      initialValues={initialValues}
      schema={schema}
      {...(requiredText && { requiredText })}
      failedText={texts.saveFailed}
      // Stores the response here, because React may render the form's new values before the cached sequence.
      onSubmit={async (patch, base) => setSaved(await save({ id: sequence.id, values: patch, base }))}
    >
      <EditedSequenceContext value={saved}>{children}</EditedSequenceContext>
    </FormScope>
  )
}
