import type { Plugin } from 'vite'
import { type Budget, budgets as committedBudgets, fontKilobytes } from './budgets.ts'
import { type Chunk, gzipKilobytes, heaviestParts, loadedChunks, simulatedModules } from './bundle.ts'

/** Checks the budgets, and that production loads no code of the simulator. */
export function bundleChecks(budgets: readonly Budget[] = committedBudgets): Plugin {
  return {
    name: 'tandem-bundle-checks',
    apply: 'build',
    onLog(_, { code, message }) {
      // This code means that a module is imported dynamically and also statically. One of the two imports is a mistake.
      if (code === 'INEFFECTIVE_DYNAMIC_IMPORT') this.error(message)
    },
    writeBundle(_, bundle) {
      const fonts = Object.values(bundle).filter(({ fileName }) => /\.woff2?$/.test(fileName))
      const fontBytes = fonts.reduce((sum, font) => sum + (font.type === 'asset' ? font.source.length : 0), 0)
      const fontFigures = `Fonts: ${fonts.length} of 1 file, ${(fontBytes / 1000).toFixed(1)} of ${fontKilobytes} kB`
      this.info(fontFigures)
      if (fonts.length > 1 || fontBytes > fontKilobytes * 1000) this.error(`${fontFigures} is over budget.`)
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const problems = bundleProblems(chunks, budgets, (line) => this.info(line))
      if (problems.length > 0) this.error(problems.join('\n'))
    },
  }
}

function bundleProblems(
  chunks: readonly Chunk[],
  budgets: readonly Budget[],
  report: (line: string) => void,
): readonly string[] {
  const overweight = budgets.flatMap(({ name, modules, kilobytes }) => {
    const loaded = loadedChunks(chunks, modules)
    const reached = gzipKilobytes(loaded)
    const figures = `JavaScript before ${name}: ${reached.toFixed(1)} kB gzip of ${kilobytes} kB`
    report(figures)
    return reached > kilobytes
      ? [`${figures} is over budget (scripts/build/budgets.ts). Most of it: ${heaviestParts(loaded, 25).join(', ')}.`]
      : []
  })
  return [
    ...overweight,
    ...simulatedModules(chunks).map((found) => `Production must not load the simulator, but ${found}.`),
  ]
}
