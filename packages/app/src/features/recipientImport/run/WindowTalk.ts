import { type RowState, type SettledRow } from './ImportRows.ts'

/** Messages between the windows of one browser about an import's rows. */
export class WindowTalk {
  readonly #channel: BroadcastChannel
  /** A channel reaches its own origin only. */
  readonly #post: (rows: readonly SettledRow[]) => void
  #notes: SettledRow[] = []

  constructor(name: string, onHeard: (rows: readonly SettledRow[]) => void) {
    this.#channel = new BroadcastChannel(name)
    this.#post = this.#channel.postMessage.bind(this.#channel)
    this.#channel.addEventListener('message', ({ data }: MessageEvent<readonly SettledRow[]>) => onHeard(data))
  }

  /** Notes the result of a row for the next `send`. */
  note({ row, id, status, message, leftOut, cells, existingSequenceId }: RowState): void {
    this.#notes.push({ row, id, status, message, leftOut, cells, existingSequenceId })
  }

  send(): void {
    if (this.#notes.length === 0) return
    this.#post(this.#notes)
    this.#notes = []
  }

  close(): void {
    this.#notes = []
    this.#channel.close()
  }
}
