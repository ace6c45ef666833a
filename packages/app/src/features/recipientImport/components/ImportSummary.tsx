import { Button, mergeClasses } from '@fluentui/react-components'
import { ButtonLink, formatCount, ShareBar, ConfirmDialog } from '@tandem/components'
import { useSetAtom } from 'jotai'
import { type ReactNode, useState } from 'react'
import { saveFile } from '../../../shared/text/csv.ts'
import { errorText } from '../../../shared/api/errorText.ts'
import { showToastAtom } from '../../../shared/toast/toasts.ts'
import { importLinks } from '../links.ts'
import { importMessages } from '../messages.ts'
import { isRetryable, placesOf, rowStatusOf } from '../run/importRows.ts'
import { type ImportProgress, type ImportRun } from '../run/ImportRun.ts'
import { summaryText } from '../summaryText.ts'
import { useImportSummaryStyles } from './components.styles.ts'

const texts = importMessages.results

interface ReassignAllProps {
  readonly run: ImportRun
  /** Number of recipients in other sequences. */
  readonly count: number
  readonly isUnderWay: boolean
  readonly isPrimary: boolean
}

/**
 * Moves all recipients from other sequences into this one, after a question. The same button stops the move, so that
 * the focus stays on it.
 */
function ReassignAll({ run, count, isUnderWay, isPrimary }: ReassignAllProps) {
  const styles = useImportSummaryStyles()
  const [failedCount, setFailedCount] = useState(0)
  const [isAsking, setIsAsking] = useState(false)
  const question = texts.reassignQuestion
  const reassign = async () => {
    setIsAsking(false)
    setFailedCount(0)
    const conflicts = placesOf(run.job.getState().items, (entry) => rowStatusOf(entry) === 'conflict')
    setFailedCount(await run.reassign(conflicts))
  }
  return (
    <>
      {failedCount > 0 && (
        <span role="alert" className={styles.failure}>
          {texts.manyNotReassigned(failedCount)}
        </span>
      )}
      <Button
        appearance={isPrimary && !isUnderWay ? 'primary' : 'secondary'}
        onClick={() => (isUnderWay ? run.job.pause() : setIsAsking(true))}
      >
        {isUnderWay ? texts.stopReassigning : texts.reassignAll(count)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={question.title(count)}
        confirmLabel={question.confirm}
        onConfirm={() => void reassign()}
        onCancel={() => setIsAsking(false)}
      >
        {question.text}
      </ConfirmDialog>
    </>
  )
}

interface ImportSummaryProps {
  readonly run: ImportRun
  readonly progress: ImportProgress
  /** Opens the mapping again. Default: opens its page. */
  readonly onMappingChange?: () => void
  /** The button that continues. Default: a link to the sequence, or to the recipients. */
  readonly endAction?: ReactNode
}

/**
 * The progress of the import, its results so far and the remaining work. The most important remaining work is the
 * primary button.
 */
export function ImportSummary({ run, progress, onMappingChange, endAction }: ImportSummaryProps) {
  const styles = useImportSummaryStyles()
  const { phase, about, loaded, total, counts, reassigning, error } = progress
  const done = counts.imported + counts.skipped
  const settled = done + counts.conflict + counts.failed
  const isOver = phase === 'finished' && settled === total && !reassigning
  const isPaused = phase === 'paused' && !reassigning
  // While many recipients are reassigned, the bar shows their progress.
  const [through, all] = reassigning
    ? [reassigning.done, reassigning.total]
    : [phase === 'loading' ? loaded : settled, total]
  const failedOnTheWay = isOver ? run.job.getState().items.filter(isRetryable).length : 0
  const isFailedInFile = counts.failed > failedOnTheWay
  return (
    <section aria-label={texts.title} className={styles.root}>
      <div className={styles.line}>
        <p role="status" className={styles.state}>
          {summaryText(progress)}
        </p>
        {isPaused && (
          <Button appearance="primary" onClick={() => void run.retry()}>
            {texts.resume}
          </Button>
        )}
        {(reassigning || (isOver && counts.conflict > 1)) && (
          <ReassignAll
            run={run}
            count={counts.conflict}
            isUnderWay={reassigning !== undefined}
            isPrimary={failedOnTheWay === 0}
          />
        )}
        {isOver && failedOnTheWay > 0 && (
          <Button appearance="primary" onClick={() => void run.retry()}>
            {texts.retryAll(failedOnTheWay)}
          </Button>
        )}
        {isOver && counts.failed > 0 && about && <DownloadButton run={run} progress={progress} />}
        {isOver &&
          isFailedInFile &&
          (onMappingChange ? (
            <Button onClick={onMappingChange}>{texts.changeMapping}</Button>
          ) : (
            <ButtonLink to={importLinks.mapping(run.importId)}>{texts.changeMapping}</ButtonLink>
          ))}
        {isOver && endAction}
        {isOver && endAction === undefined && (
          <ButtonLink
            to={about?.sequenceId ? importLinks.sequence(about.sequenceId) : importLinks.recipients}
            appearance={failedOnTheWay > 0 || counts.conflict > 1 ? 'secondary' : 'primary'}
          >
            {about?.sequenceId ? texts.toSequence : texts.toRecipients}
          </ButtonLink>
        )}
      </div>
      <ShareBar
        label={reassigning ? texts.progress(through, all) : texts.progress(settled, total)}
        total={all}
        shares={
          reassigning || phase === 'loading'
            ? [{ id: 'through', tone: 'brand', count: through }]
            : [
                { id: 'done', tone: 'success', count: done },
                { id: 'conflict', tone: 'warning', count: counts.conflict },
                { id: 'failed', tone: 'danger', count: counts.failed },
              ]
        }
      />
      <dl className={styles.counts}>
        {(
          [
            [texts.counts.imported, counts.imported],
            [texts.counts.skipped, counts.skipped],
            [texts.counts.conflict, counts.conflict],
            [texts.counts.failed, counts.failed],
            [texts.counts.open, counts.waiting + counts.loading],
          ] as const
        ).map(([label, count]) => (
          <div key={label} className={styles.count}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.figure}>{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
      {phase === 'running' && <p className={styles.note}>{texts.running}</p>}
      {phase === 'elsewhere' && <p className={styles.note}>{texts.elsewhere}</p>}
      {isPaused && (
        <p role="alert" className={mergeClasses(styles.note, styles.warning)}>
          {texts.paused} {error === undefined ? '' : errorText(error)}
        </p>
      )}
    </section>
  )
}

function DownloadButton({ run, progress: { about } }: Pick<ImportSummaryProps, 'run' | 'progress'>) {
  const showToast = useSetAtom(showToastAtom)
  const [isPreparing, setIsPreparing] = useState(false)
  const download = async () => {
    if (!about || isPreparing) return
    setIsPreparing(true)
    try {
      const names = about.hasHeaderRow ? about.header : about.header.map((_, column) => texts.column(column + 1))
      const { failedRowsCsv } = await import('../failedRows.ts')
      const csv = await failedRowsCsv({
        entries: run.job.getState().items,
        header: [...names, texts.reason],
        read: run.readRows,
      })
      saveFile(texts.failedFile(about.fileName), [csv])
    } catch (error) {
      showToast({ intent: 'error', title: texts.downloadFailed, text: errorText(error) })
    } finally {
      setIsPreparing(false)
    }
  }
  return (
    <Button disabledFocusable={isPreparing} onClick={() => void download()}>
      {isPreparing ? texts.downloading : texts.download}
    </Button>
  )
}
