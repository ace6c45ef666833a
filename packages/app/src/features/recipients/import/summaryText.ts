import { importMessages } from './messages.ts'
import { type ImportProgress } from './run/importProgress.ts'

const texts = importMessages.results

/** The state of an import in a sentence. It is read out when it changes, so it stays the same while it runs. */
export function summaryText(
  progress: Pick<ImportProgress, 'phase' | 'loaded' | 'total' | 'counts' | 'reassigning'>,
): string {
  const { phase, loaded, total, counts, reassigning } = progress
  const done = counts.imported + counts.skipped
  const attention = counts.conflict + counts.failed
  if (reassigning) return texts.reassigning(reassigning.total)
  if (phase === 'loading') return total === 0 || loaded === 0 ? texts.opening : texts.loading
  if (phase !== 'finished' || counts.waiting + counts.loading > 0)
    return phase === 'paused' ? texts.isPaused : texts.importing(total)
  if (attention === 0) return total === 1 ? texts.done.one : texts.done.all(total)
  return `${done === 0 ? texts.done.none : texts.done.some(done, total)} ${texts.attention(attention)}`
}
