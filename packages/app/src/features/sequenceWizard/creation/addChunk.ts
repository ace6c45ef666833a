import { type SequenceId } from '@tandem/contract'
import { errorText } from '../../../shared/api/errorText.ts'
import { failuresToPause } from '../../../shared/jobs/createJob.ts'
import { forEachRow } from './eachRow.ts'
import { NotPutBack } from '../../../shared/api/NotPutBack.ts'
import { RequestError } from '../../../shared/api/RequestError.ts'
import { type CreationFailure } from './creation.ts'
import { add, type Addition, failureOf } from './creationCalls.ts'
import { type CreationOptions } from './creationProgress.ts'
import { creationMessages as texts } from './messages.ts'

interface ChunkResult {
  readonly failures: readonly CreationFailure[]
  /** Why it stopped before its end. Its failures are then only those that have left their old sequence. */
  readonly stopCause: unknown
}

/** Adds some profiles or recipients, a few at a time. */
export async function addChunk(
  { request, isOver }: Pick<CreationOptions, 'request' | 'isOver'>,
  sequenceId: SequenceId,
  chunk: readonly Addition[],
  onProgress: (count: number) => void,
): Promise<ChunkResult> {
  const refused: CreationFailure[] = []
  const isMoving = chunk.some(({ fromSequenceId }) => fromSequenceId !== null)
  const { failed, stopCause } = await forEachRow(
    chunk,
    async (addition) => {
      // Its session has ended: the next user must not make its calls.
      if (isOver()) throw new RequestError(401, undefined)
      const failure = await add(request, sequenceId, addition, texts)
      if (failure) refused.push(failure)
    },
    { failuresToStop: failuresToPause[isMoving ? 'move' : 'call'], onProgress },
  )
  const unanswered = failed.map(({ row, error }) =>
    failureOf(row, errorText(error), row.fromSequenceId, error instanceof NotPutBack),
  )
  const failures = stopCause === undefined ? [...refused, ...unanswered] : unanswered.filter(({ hasLeft }) => hasLeft)
  return { failures, stopCause }
}
