import { sequenceForecast, sequenceProgress, sequenceQueue, type SequenceId } from '@tandem/contract'
import { type Getter } from 'jotai'
import { isMissing, missingOperationsAtom } from '../../../shared/api/missingOperations.ts'
import { operationQueryAtom } from '../../../shared/api/operationAtoms.ts'
import { isWorthRetrying } from '../../../shared/api/queryClient.ts'
import { type CallInput } from '../../../shared/api/request.ts'

const retry = (failures: number, error: unknown): boolean => !isMissing(error) && isWorthRetrying(failures, error)

/** Always stale, because every change of a sequence or a profile changes the forecast. */
const staleTime = 0

/** The operations that return planned messages. */
export const forecastOperations = ['sequenceForecast', 'sequenceQueue', 'sequenceProgress'] as const

/** After a change, the earlier forecast stays while the next forecast loads (SEQ-80). */
export const forecastQueryAtom = (getInput: (get: Getter) => CallInput<typeof sequenceForecast> | undefined) =>
  operationQueryAtom({ sequenceForecast }, getInput, (get) => ({
    retry,
    staleTime,
    enabled: !get(missingOperationsAtom).has(sequenceForecast),
    placeholderData: (before) => before,
  }))

export const queueQueryAtom = (getInput: (get: Getter) => CallInput<typeof sequenceQueue> | undefined) =>
  operationQueryAtom({ sequenceQueue }, getInput, () => ({
    retry,
    staleTime,
    placeholderData: (before) => before,
  }))

export const progressQueryAtomOf = (id: SequenceId) =>
  operationQueryAtom(
    { sequenceProgress },
    () => ({ params: { id } }),
    () => ({ retry, staleTime }),
  )
