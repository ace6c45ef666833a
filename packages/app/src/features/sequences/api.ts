import { sequenceGet, sequencePatch, type SequencePatch } from '@tandem/contract'
import { outlookOperations } from '../../shared/outlook/api.ts'
import { operationQueryAtom } from '../../shared/operationAtoms.ts'
import { operationKey } from '../../shared/operationKey.ts'
import { operationWriteAtom } from '../../shared/writeAtom.ts'
import { sequenceDrawerMessages as texts } from './drawer/messages.ts'

/** Query atom of one sequence; undefined for an address that names none. */
export const sequenceQueryAtomOf = (id: number | undefined) =>
  operationQueryAtom({ sequenceGet }, () => (id === undefined ? undefined : { params: { id } }))

/** Cache key of one sequence. */
export const sequenceKey = (id: number) => operationKey({ sequenceGet }, { params: { id } })

const writtenParts = ['templates', 'aiTemplates', 'responses', 'followUps'] as const satisfies (keyof SequencePatch)[]

/** Saves parts of a sequence. The rejected promise carries why it failed: the form shows it. */
export const sequencePatchMutationAtom = operationWriteAtom(
  { sequencePatch },
  {
    keep: ({ patch }, sequence) => patch(sequenceKey(sequence.id), () => sequence),
    stale: ['sequenceList', ...outlookOperations],
    done: ({ body }) => (writtenParts.some((part) => part in body) ? texts.messagesSaved : texts.infoSaved),
  },
)
