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
  /** Undefined when the figure stands for itself. */
  readonly peer?: { readonly name: string; readonly value: number }
  /** Largest ratio to the peer that is good enough, or largest value where there is no peer. */
  readonly limit: number
}

const digits = (value: number) => value.toFixed(value < 10 ? 2 : 1)

/** Prints each figure as a ratio to its peer. A figure that is not reached makes the process fail. */
export function printReport(title: string, lines: readonly BenchLine[]): void {
  console.log(`\n${title}`)
  for (const { work, unit, ours, peer, limit } of lines) {
    const figure = peer ? ours / peer.value : ours
    const isReached = figure <= limit
    if (!isReached) process.exitCode = 1
    const values = peer ? `${digits(ours)} / ${digits(peer.value)} ${unit} (${peer.name})` : `${digits(ours)} ${unit}`
    console.log(
      `  ${isReached ? 'ok  ' : 'MISS'}  ${work.padEnd(44)} ${peer ? `${figure.toFixed(2)}x` : digits(figure)}  <= ${limit}${peer ? 'x' : ''}   ${values}`,
    )
  }
}
