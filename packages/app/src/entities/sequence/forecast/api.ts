import { sequenceForecast, sequenceProgress, sequenceQueue, type SequenceId } from '@tandem/contract'
import { type Getter } from 'jotai'
import { isMissing, missingOperationsAtom } from '../../../shared/api/missingOperations.ts'
import { operationQueryAtom } from '../../../shared/api/operationAtoms.ts'
import { isWorthRetrying } from '../../../shared/api/queryClient.ts'
import { type CallInput } from '../../../shared/api/request.ts'

const retry = (failures: number, error: unknown): boolean => !isMissing(error) && isWorthRetrying(failures, error)

/** Everything that is changed about a sequence or a profile changes what lies ahead: each screen asks again. */
const staleTime = 0

/** The responses about what lies ahead, for writes that change them while they show. */
export const forecastOperations = ['sequenceForecast', 'sequenceQueue', 'sequenceProgress'] as const

/** The forecast of a sequence (SEQ-80). While another draft loads, the response before it stays. */
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

/** How far the recipients of a sequence are (SEQ-86). */
export const progressQueryAtomOf = (id: SequenceId) =>
  operationQueryAtom(
    { sequenceProgress },
    () => ({ params: { id } }),
    () => ({ retry, staleTime }),
  )
