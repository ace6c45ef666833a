import { type Sequence, sequenceGet, sequencePatch, type SequencePatch, type SequenceId } from '@tandem/contract'
import { type ApiClient } from '../../shared/api/request.ts'
import { RequestError } from '../../shared/api/RequestError.ts'

/** If the outcome of a change is unknown, reads the sequence and looks for the change (SEQ-139). */
export async function confirmedChange<Data>(
  request: ApiClient,
  id: SequenceId,
  change: () => Promise<Data>,
  isDone: (sequence: Sequence) => boolean,
): Promise<Data | Sequence> {
  try {
    return await change()
  } catch (error) {
    if (!(error instanceof RequestError && error.isUncertain)) throw error
    // If this request also fails, throws the error of the change.
    const now = await request(sequenceGet, { params: { id } }).catch(() => undefined)
    if (!now || !isDone(now)) throw error
    return now
  }
}

export const patchSequence = (request: ApiClient, id: SequenceId, body: SequencePatch): Promise<Sequence> =>
  request(sequencePatch, { params: { id }, body })
