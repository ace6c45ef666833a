import { sequenceForecast, sequenceProgress, sequenceQueue, type SequenceId } from '@tandem/contract'
import { type Getter } from 'jotai'
import { isMissing, missingOperationsAtom } from '../../../shared/api/missingOperations.ts'
import { operationQueryAtom } from '../../../shared/api/operationAtoms.ts'
import { isWorthRetrying } from '../../../shared/api/queryClient.ts'
import { type CallInput } from '../../../shared/api/request.ts'

const retry = (failures: number, error: unknown): boolean => !isMissing(error) && isWorthRetrying(failures, error)

/** Each screen requests the forecast again, because every change of a sequence or a profile changes it. */
const staleTime = 0

/** The operations that return planned messages. Changes by other operations make their cached responses stale. */
export const forecastOperations = ['sequenceForecast', 'sequenceQueue', 'sequenceProgress'] as const

/**
 * The forecast of a sequence (SEQ-80). After a change of the sequence, the earlier forecast stays until the next one
 * has loaded.
 */
export const forecastQueryAtom = (getInput: (get: Getter) => CallInput<typeof sequenceForecast> | undefined) =>
  operationQueryAtom({ sequenceForecast }, getInput, (get) => ({
    retry,
    staleTime,
    enabled: !get(missingOperationsAtom).has(sequenceForecast),
    placeholderData: (before) => before,
  }))

/** Status and next step of recipients of a sequence (SEQ-84). */
export const queueQueryAtom = (getInput: (get: Getter) => CallInput<typeof sequenceQueue> | undefined) =>
  operationQueryAtom({ sequenceQueue }, getInput, () => ({
    retry,
    staleTime,
    placeholderData: (before) => before,
  }))

/** The progress of the recipients of a sequence (SEQ-86). */
export const progressQueryAtomOf = (id: SequenceId) =>
  operationQueryAtom(
    { sequenceProgress },
    () => ({ params: { id } }),
    () => ({ retry, staleTime }),
  )
