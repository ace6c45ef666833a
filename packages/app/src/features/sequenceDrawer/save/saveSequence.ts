import { sequenceGet, SequencePatch } from '@tandem/contract'
import * as v from 'valibot'
import { FormExplains } from '../../../shared/form/submitErrors.ts'
import { forecastOperations } from '../../../entities/sequence/forecast/api.ts'
import { mutationAtom } from '../../../shared/api/mutationAtom.ts'
import { sequenceKey } from '../../../entities/sequence/api.ts'
import { patchSequence } from '../../../entities/sequence/confirmedChange.ts'
import { sequenceDrawerMessages as texts } from '../messages.ts'
import { isSame, mergedPart, type Parts } from './mergeParts.ts'

interface SequenceSave {
  readonly id: number
  /** The values of the form. */
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

/**
 * Saves the changed parts of a sequence, combined with changes that other users made in the meantime (SEQ-138). Rejects
 * with the reason of a failure, which the form shows.
 */
export const saveSequenceMutationAtom = mutationAtom({
  name: 'sequencePatch',
  run: async (request, save: SequenceSave, { patch }) => {
    const { id, values, base } = save
    const present = await request(sequenceGet, { params: { id } })
    const saved: Parts = present
    const merged = changedParts(save).map((part) => [part, mergedPart(part, base[part], values[part], saved[part])])
    if (merged.some(([, value]) => value === undefined)) {
      // The form compares its values with the cached sequence, and asks which version to keep.
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
