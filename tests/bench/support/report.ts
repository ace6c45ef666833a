import { writeFileSync } from 'node:fs'

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const [low, high] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]]
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2
}

export interface BenchLine {
  readonly work: string
  readonly unit: string
  readonly ours: number
  readonly peer?: { readonly name: string; readonly value: number }
  /** The largest permitted ratio to the peer. Without a peer, the largest permitted value. */
  readonly limit: number
}

const digits = (value: number) => value.toFixed(value < 10 ? 2 : 1)

/** Our value divided by the peer's value. If the line has no peer, the figure is our value. */
const figureOf = ({ ours, peer }: BenchLine) => (peer ? ours / peer.value : ours)

/** False if the figure is above the limit, or was not measured (NaN). */
export const isReached = (line: BenchLine) => figureOf(line) <= line.limit

export function lineText(line: BenchLine): string {
  const { work, unit, ours, peer, limit } = line
  const values = peer ? `${digits(ours)} / ${digits(peer.value)} ${unit} (${peer.name})` : `${digits(ours)} ${unit}`
  const times = peer ? 'x' : ''
  const figure = `${peer ? figureOf(line).toFixed(2) : digits(ours)}${times}`
  return `${isReached(line) ? 'ok  ' : 'MISS'}  ${work.padEnd(44)} ${figure.padStart(8)}  <= ${`${limit}${times}`.padEnd(6)} ${values}`
}

/** Prints each figure. The process fails if a figure is above its limit or was not measured. */
export function printReport(title: string, lines: readonly BenchLine[]): void {
  console.log(`\n${title}`)
  for (const line of lines) console.log(`  ${lineText(line)}`)
  if (!lines.every(isReached)) process.exitCode = 1
  const { BENCH_REPORT } = process.env
  if (BENCH_REPORT !== undefined)
    writeFileSync(
      BENCH_REPORT,
      JSON.stringify({
        title,
        lines: lines.map((line) => ({
          line: lineText(line),
          isReached: isReached(line),
          isMeasured: !Number.isNaN(line.ours),
        })),
      } satisfies BenchReport),
    )
}

export interface BenchReport {
  readonly title: string
  readonly lines: readonly {
    readonly line: string
    readonly isReached: boolean
    /** True if the figure was measured, even if it is over the limit. */
    readonly isMeasured: boolean
  }[]
}
