import { importMessages } from './messages.ts'
import { type RowCounts } from './run/importRows.ts'
import { type ImportProgress } from './run/ImportRun.ts'

const texts = importMessages.results

/** The text does not change while the import runs, because screen readers announce each change of the text. */
export function summaryText(
  progress: Pick<ImportProgress, 'phase' | 'loaded' | 'total' | 'counts' | 'reassigning'>,
): string {
  const { phase, loaded, total, counts, reassigning } = progress
  const attention = counts.conflict + counts.failed
  if (reassigning) return texts.reassigning(reassigning.total)
  if (phase === 'loading') return total === 0 || loaded === 0 ? texts.opening : texts.loading
  if (phase !== 'finished' || counts.waiting + counts.loading > 0)
    return phase === 'paused' ? texts.isPaused : texts.importing(total)
  const result = resultText(counts, total)
  return attention === 0 ? result : `${result} ${texts.attention(attention)}`
}

function resultText({ imported, skipped }: RowCounts, total: number): string {
  if (skipped > 0) return texts.done.someSkipped(imported, skipped, total)
  if (imported === 0) return texts.done.none
  if (imported < total) return texts.done.some(imported, total)
  return total === 1 ? texts.done.one : texts.done.all(total)
}
