import { sequenceForecast, sequenceProgress, sequenceQueue, type SequenceId } from '@tandem/contract'
import { type Getter } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { operationQueryAtom } from '../../../shared/api/operationAtoms.ts'
import { isWorthRetrying } from '../../../shared/api/queryClient.ts'
import { RequestError } from '../../../shared/api/RequestError.ts'
import { type CallInput } from '../../../shared/api/request.ts'

/** SEQ-89: whether a backend has no such operation. */
export const isUnsupported = (error: unknown): boolean =>
  error instanceof RequestError && (error.status === 404 || error.status === 501)

const retry = (failures: number, error: unknown): boolean => !isUnsupported(error) && isWorthRetrying(failures, error)

/** Everything that is changed about a sequence or a profile changes what lies ahead: each screen asks again. */
const staleTime = 0

/** The responses about what lies ahead, for writes that change them while they show. */
export const forecastOperations = ['sequenceForecast', 'sequenceQueue', 'sequenceProgress'] as const

/** Whether this backend is known to answer no forecasts: it is then not asked with each change of a draft. */
const hasNoForecasts = (get: Getter): boolean =>
  get(queryClientAtom)
    .getQueryCache()
    .findAll({ queryKey: ['sequenceForecast'] })
    .some(({ state }) => isUnsupported(state.error))

/** The forecast of a sequence (SEQ-80). While another draft loads, the response before it stays. */
export const forecastQueryAtom = (getInput: (get: Getter) => CallInput<typeof sequenceForecast> | undefined) =>
  operationQueryAtom({ sequenceForecast }, getInput, (get) => ({
    retry,
    staleTime,
    enabled: !hasNoForecasts(get),
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
