import { forEachRow } from '../../../../shared/lists/bulk/eachRow.ts'
import { failuresToPause } from './importProgress.ts'

interface MoveOptions {
  /** Moves one recipient; false when that failed. */
  readonly move: (place: number) => Promise<boolean>
  /** Ends it before the next one. */
  readonly stopping: AbortController
  readonly onProgress: (done: number) => void
}

/** Moves recipients, a few at a time; gives up when the server does. How many could not be moved. */
export async function moveEach(
  places: readonly number[],
  { move, stopping, onProgress }: MoveOptions,
): Promise<number> {
  let misses = 0
  const work = async (place: number) => {
    const isMoved = await move(place)
    misses = isMoved ? 0 : misses + 1
    if (misses >= failuresToPause) stopping.abort()
    if (!isMoved) throw new TypeError('not moved')
  }
  const { failed } = await forEachRow(places, work, { signal: stopping.signal, onProgress })
  return failed.length
}
