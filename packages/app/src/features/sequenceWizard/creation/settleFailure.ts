import { type SequenceId } from '@tandem/contract'
import { errorText } from '../../../shared/api/errorText.ts'
import { NotPutBack } from '../../../shared/api/NotPutBack.ts'
import { type ApiClient } from '../../../shared/api/request.ts'
import { type CreationFailure } from './creation.ts'
import { add, putBack } from './creationCalls.ts'
import { creationMessages as texts } from './messages.ts'

/** What is left of a failure after another attempt; `error`: why the attempt failed. */
export interface Settled {
  readonly rest: CreationFailure | undefined
  readonly error?: unknown
}

/** Tries to add it again; `isMoving`: it leaves the sequence that has it. */
export const retrying =
  (request: ApiClient, sequenceId: SequenceId, isMoving: boolean) =>
  async (failure: CreationFailure): Promise<Settled> => {
    const fromSequenceId = isMoving ? failure.existingSequenceId : null
    try {
      return { rest: await add(request, sequenceId, { ...failure, fromSequenceId }, texts) }
    } catch (error) {
      const reason = errorText(error)
      const message = isMoving ? texts.reassignFailed(reason) : reason
      return { rest: { ...failure, message, hasLeft: error instanceof NotPutBack }, error }
    }
  }

/** Puts it back into the sequence that it has left. */
export const puttingBack =
  (request: ApiClient) =>
  async (failure: CreationFailure): Promise<Settled> => {
    try {
      await putBack(request, failure)
      return { rest: { ...failure, hasLeft: false, message: texts.heldElsewhere } }
    } catch (error) {
      return { rest: { ...failure, message: texts.notPutBack(errorText(error)) }, error }
    }
  }
