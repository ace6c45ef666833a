import { writeFileSync } from 'node:fs'

/** The middle of the values; the mean of the two middle ones when they are even in number. */
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
  /** Undefined when there is nothing to compare with. */
  readonly peer?: { readonly name: string; readonly value: number }
  /** Largest ratio to the peer that is good enough, or largest value where there is no peer. */
  readonly limit: number
}

const digits = (value: number) => value.toFixed(value < 10 ? 2 : 1)

/** A figure: the ratio to the peer, or the value where there is none. */
const figureOf = ({ ours, peer }: BenchLine) => (peer ? ours / peer.value : ours)

/** Whether a figure is good enough; one that could not be measured is not. */
export const isReached = (line: BenchLine) => figureOf(line) <= line.limit

/** What was measured, its ratio (or value), what was to be reached, and the values behind it. */
export function lineText(line: BenchLine): string {
  const { work, unit, ours, peer, limit } = line
  const values = peer ? `${digits(ours)} / ${digits(peer.value)} ${unit} (${peer.name})` : `${digits(ours)} ${unit}`
  const times = peer ? 'x' : ''
  const figure = `${peer ? figureOf(line).toFixed(2) : digits(ours)}${times}`
  return `${isReached(line) ? 'ok  ' : 'MISS'}  ${work.padEnd(44)} ${figure.padStart(8)}  <= ${`${limit}${times}`.padEnd(6)} ${values}`
}

/** Prints each figure and keeps it for the summary of `npm run bench`. A missed figure fails the process. */
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

/** What one bench found. */
export interface BenchReport {
  readonly title: string
  readonly lines: readonly {
    readonly line: string
    readonly isReached: boolean
    /** Has a value, however slow. */
    readonly isMeasured: boolean
  }[]
}
