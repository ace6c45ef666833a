import { debounced } from '../core/realTime.ts'
import { type Simulator } from '../index.ts'

interface SaveTimes {
  readonly quietMs: number
  readonly atMostMs: number
}

/**
 * Saves a changed workspace after `quietMs` without a further change, or at the latest `atMostMs` after the first
 * change. The returned function saves at once.
 * @param write takes the changes since its last call, and stores them
 */
export function saving(simulator: Simulator, write: () => Promise<void>, times: SaveTimes): () => Promise<void> {
  let last: Promise<void> = Promise.resolve()
  let waiting: Promise<void> | undefined
  function writeNext(): Promise<void> {
    waiting = undefined
    return write()
  }
  function save(): Promise<void> {
    waiting ??= last = last.then(writeNext)
    return waiting
  }
  simulator.onChange(debounced(() => void save(), times))
  return save
}

/**
 * True for requests that can change the workspace. The host saves the workspace before it sends the response, so that a
 * crash loses no confirmed change.
 */
export const isSavedFirst = ({ method }: Pick<Request, 'method'>): boolean => method !== 'GET' && method !== 'HEAD'
