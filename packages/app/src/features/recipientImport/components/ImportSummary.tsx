import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { ButtonLink, formatCount } from '@tandem/components'
import { useAtom, useStore } from 'jotai'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { errorText } from '../../../shared/api/errorText.ts'
import { JobProgress, jobShares } from '../../../shared/jobs/JobProgress.tsx'
import { JobResultActions } from '../../../shared/jobs/JobResults.tsx'
import { jobMessages } from '../../../shared/jobs/messages.ts'
import { PausedActions } from '../../../shared/jobs/PausedActions.tsx'
import { deleteImportMutationAtom } from '../api.ts'
import { importLinks } from '../links.ts'
import { importMessages } from '../messages.ts'
import { type ImportEntry, isRetryable, placesOf, rowStatusOf } from '../run/importRows.ts'
import { type ImportProgress, type ImportRun } from '../run/ImportRun.ts'
import { forgetImportRun } from '../run/importRuns.ts'
import { summaryText } from '../summaryText.ts'
import { surface, quietCaption } from '@tandem/components/styles'

const useImportSummaryStyles = makeStyles({
  root: { padding: tokens.spacingHorizontalXL, ...surface },
  counts: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalXXL,
    rowGap: tokens.spacingVerticalS,
    margin: 0,
  },
  count: { display: 'flex', flexDirection: 'column-reverse' },
  figure: { ...typographyStyles.subtitle1, margin: 0, fontVariantNumeric: 'tabular-nums' },
  label: quietCaption,
})

const texts = importMessages.results

const isConflict = (entry: ImportEntry): boolean => rowStatusOf(entry) === 'conflict'

interface ImportSummaryProps {
  readonly run: ImportRun
  readonly progress: ImportProgress
  /** Called by the button 'Change mapping'. Without this callback, the button is a link to the mapping. */
  readonly onMappingChange?: () => void
  /** Default: a link to the sequence, or to the recipients. */
  readonly endAction?: ReactNode
  /** Default: opens the list of recipients. */
  readonly onDiscarded?: () => void
}

/** The progress and the results of the import. */
export function ImportSummary({ run, progress, onMappingChange, endAction, onDiscarded }: ImportSummaryProps) {
  const styles = useImportSummaryStyles()
  const navigate = useNavigate()
  const [, deleteImport] = useAtom(deleteImportMutationAtom)
  const store = useStore()
  const { importId } = run
  const [notReassigned, setNotReassigned] = useState(0)
  const { phase, about, loaded, total, counts, reassigning, error } = progress
  const done = counts.imported + counts.skipped
  const settled = done + counts.conflict + counts.failed
  const isOver = phase === 'finished' && settled === total && !reassigning
  const isPaused = phase === 'paused' && !reassigning
  // During a reassignment, the bar shows the progress of the reassignment.
  const [through, all] = reassigning
    ? [reassigning.done, reassigning.total]
    : [phase === 'loading' ? loaded : settled, total]
  const failedOnTheWay = isOver ? run.job.getState().items.filter(isRetryable).length : 0
  const heldCount = isOver ? counts.conflict : 0
  const mappingButton = onMappingChange ? (
    <Button onClick={onMappingChange}>{texts.changeMapping}</Button>
  ) : (
    <ButtonLink to={importLinks.mapping(importId)}>{texts.changeMapping}</ButtonLink>
  )
  const discard = () => {
    const onCancelled = () => {
      forgetImportRun(store, importId)
      if (onDiscarded) onDiscarded()
      else void navigate(importLinks.recipients)
    }
    void deleteImport({ importId, onCancelled })
  }
  const reassignAll = async () => {
    setNotReassigned(0)
    setNotReassigned(await run.reassign(placesOf(run.job.getState().items, isConflict)))
  }
  const readFailures = async () => {
    const { header = [], hasHeaderRow, fileName = '' } = about ?? {}
    const names = hasHeaderRow ? header : header.map((_, column) => texts.column(column + 1))
    const { failedRowsCsv } = await import('../failedRows.ts')
    const csv = await failedRowsCsv({
      entries: run.job.getState().items,
      header: [...names, jobMessages.reason],
      read: run.readRows,
    })
    return { name: texts.failedFile(fileName), csv }
  }
  const actions = (
    <>
      {isPaused && (
        <PausedActions onResume={() => void run.retry()} question={texts.discardQuestion} onDiscard={discard}>
          {mappingButton}
        </PausedActions>
      )}
      <JobResultActions
        failedCount={failedOnTheWay}
        onRetry={() => void run.retry()}
        heldCount={heldCount}
        onReassign={() => void reassignAll()}
        onStop={reassigning && run.job.pause}
        readFailures={isOver && counts.failed > 0 ? readFailures : undefined}
      />
      {isOver && counts.failed > failedOnTheWay && mappingButton}
      {isOver &&
        (endAction ?? (
          <ButtonLink
            to={about?.sequenceId ? importLinks.sequence(about.sequenceId) : importLinks.recipients}
            appearance={failedOnTheWay > 0 || heldCount > 1 ? 'secondary' : 'primary'}
          >
            {about?.sequenceId ? texts.toSequence : texts.toRecipients}
          </ButtonLink>
        ))}
    </>
  )
  const notes: Partial<Record<ImportProgress['phase'], string>> = {
    running: texts.running,
    elsewhere: texts.elsewhere,
  }
  return (
    <section aria-label={texts.title} className={styles.root}>
      <JobProgress
        text={summaryText(progress)}
        label={reassigning ? texts.progress(through, all) : texts.progress(settled, total)}
        shares={
          reassigning || phase === 'loading'
            ? [{ id: 'through', tone: 'brand', count: through }]
            : jobShares({ done, conflict: counts.conflict, failed: counts.failed })
        }
        total={all}
        actions={actions}
        note={notes[phase]}
        warning={
          isPaused
            ? `${texts.paused} ${error === undefined ? '' : errorText(error)}`
            : isOver && notReassigned > 0
              ? texts.manyNotReassigned(notReassigned)
              : undefined
        }
      >
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
      </JobProgress>
    </section>
  )
}
