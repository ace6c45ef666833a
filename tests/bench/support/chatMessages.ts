import { benchRows } from './tableRows.ts'

export interface BenchMessage {
  readonly id: number
  readonly type: 'incoming' | 'outgoing'
  readonly text: string
  readonly day: string
  readonly time: string
}

/** Number of reads of message texts. A component reads the text when it draws the message. */
let reads = 0
export function takeReads(): number {
  const count = reads
  reads = 0
  return count
}

class CountedMessage implements BenchMessage {
  readonly kind = 'manual'
  readonly status = 'sent'
  readonly id: number
  readonly type: BenchMessage['type']
  readonly day: string
  readonly time: string
  readonly #text: string
  constructor(id: number, text: string) {
    this.id = id
    this.#text = text
    this.type = id % 5 < 2 ? 'incoming' : 'outgoing'
    const [place, start] = [((id % 40) + 40) % 40, Date.UTC(2024, 0, 1)]
    this.day = new Date(start + Math.floor(id / 40) * 86_400_000).toISOString().slice(0, 10)
    this.time = `${String(8 + Math.floor(place / 4)).padStart(2, '0')}:${String((place % 4) * 14).padStart(2, '0')}`
  }
  get text(): string {
    reads++
    return this.#text
  }
}

/** Messages of one to six sentences, forty per day. They are equal on every run and machine. */
export function benchMessages(count: number, firstId: number) {
  const rows = benchRows(400)
  return Array.from({ length: count }, (_, index) => {
    const id = firstId + index
    const length = 1 + ((((id * 7919) % 6) + 6) % 6)
    const text = rows
      .slice(((id % 390) + 390) % 390, (((id % 390) + 390) % 390) + length)
      .map(
        (row) =>
          `${String(row['name'])} of ${String(row['company'])} in ${String(row['city'])} asks about ${String(row['industry'])}.`,
      )
      .join(' ')
    return new CountedMessage(id, text)
  })
}
