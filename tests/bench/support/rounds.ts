import { parseArgs } from 'node:util'
import { isQuick, peerPages } from './quick.ts'

/** Reads the flags `--repeats=5` and `--only=mount,scroll`. */
export function benchFlags(defaultRepeats: number) {
  const { values } = parseArgs({
    options: { repeats: { type: 'string', default: String(defaultRepeats) }, only: { type: 'string' } },
  })
  return {
    repeats: isQuick ? 1 : Number(values.repeats),
    wanted: (name: string) => values.only === undefined || values.only.split(',').includes(name),
  }
}

/**
 * Measures the figures of each page, once per round. Returns a function that returns all values of a figure for a page.
 */
export async function interleaved<Name extends string, Figure extends string>(
  repeats: number,
  names: readonly Name[],
  measure: (name: Name) => Promise<Readonly<Record<Figure, number>>>,
) {
  const rounds: { readonly name: Name; readonly figures: Readonly<Record<Figure, number>> }[] = []
  for (let repeat = 0; repeat < repeats; repeat++)
    for (const name of names.filter((each) => !isQuick || !peerPages.has(each)))
      rounds.push({ name, figures: await measure(name) })
  return (name: Name, figure: Figure): readonly number[] =>
    rounds.filter((round) => round.name === name).map(({ figures }) => figures[figure])
}
