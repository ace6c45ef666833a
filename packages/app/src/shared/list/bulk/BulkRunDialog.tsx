import { Button, Link, makeStyles, tokens } from '@fluentui/react-components'
import { ConfirmDialog, DialogFrame, ResultRow, useRoutedAnchor } from '@tandem/components'
import { useSetAtom } from 'jotai'
import { type BulkRun } from './bulkAtoms.ts'
import { type List } from '../defineList.ts'
import { failuresFile, JobResults } from '../../jobs/JobResults.tsx'
import { type ListRow, type BulkBlock } from '../listTypes.ts'
import { listMessages } from '../messages.ts'
import { ProgressDialog } from '../ProgressDialog.tsx'
import { useLocation } from 'react-router-dom'
import { column } from '@tandem/components/styles'

const useBulkRunDialogStyles = makeStyles({
  summary: { maxWidth: '520px' },
  blocked: { ...column(tokens.spacingVerticalS), margin: 0, paddingInlineStart: tokens.spacingHorizontalXL },
})

interface BlockedDialogProps<Row> {
  readonly block: BulkBlock<Row>
  readonly rowLabel: (row: Row) => string
  readonly otherCount: number
  readonly onOthers: () => void
  readonly onAnyway: () => void
  readonly onClose: () => void
}

/** A blocked bulk action, with links to the blocking rows. */
function BlockedDialog<Row>({ block, rowLabel, otherCount, onOthers, onAnyway, onClose }: BlockedDialogProps<Row>) {
  const styles = useBulkRunDialogStyles()
  return (
    <DialogFrame
      title={block.title}
      className={styles.summary}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{listMessages.close}</Button>
          {block.anywayLabel && <Button onClick={onAnyway}>{block.anywayLabel(block.rows.length + otherCount)}</Button>}
          {otherCount > 0 && (
            <Button appearance="primary" onClick={onOthers}>
              {block.othersLabel(otherCount)}
            </Button>
          )}
        </>
      }
    >
      <ul className={styles.blocked}>
        {block.rows.map((row) => {
          const href = block.hrefOf(row)
          return (
            <li key={href}>
              <BlockedLink href={href} label={rowLabel(row)} onFollow={onClose} />
            </li>
          )
        })}
      </ul>
    </DialogFrame>
  )
}

interface BlockedLinkProps {
  readonly href: string
  readonly label: string
  readonly onFollow: () => void
}

function BlockedLink({ href, label, onFollow }: BlockedLinkProps) {
  const { search } = useLocation()
  return <Link {...useRoutedAnchor(`${href}${search}`, onFollow)}>{label}</Link>
}

interface BulkRunDialogProps<Row extends ListRow> {
  readonly list: List<Row>
  readonly run: BulkRun<Row>
}

export function BulkRunDialog<Row extends ListRow>({ list, run }: BulkRunDialogProps<Row>) {
  const { atoms, rowLabel } = list
  const styles = useBulkRunDialogStyles()
  const perform = useSetAtom(atoms.bulkMutationAtom)
  const end = useSetAtom(atoms.endBulkAtom)
  const { action } = run
  if (run.phase === 'asking') {
    const question = action.confirm?.(run.count)
    return (
      <ConfirmDialog
        isOpen
        title={question?.title ?? action.label}
        confirmLabel={question?.confirmLabel ?? action.label}
        intent={question?.intent}
        onConfirm={() => void perform({ action, rows: run.rows })}
        onCancel={() => end()}
      >
        {question?.text}
      </ConfirmDialog>
    )
  }
  if (run.phase === 'blocked') {
    const { block, others } = run
    return (
      <BlockedDialog
        block={block}
        rowLabel={rowLabel}
        otherCount={others.length}
        onOthers={() => void perform({ action, rows: others })}
        onAnyway={() => void perform({ action, rows: [...block.rows, ...others], isAnyway: true })}
        onClose={() => end()}
      />
    )
  }
  if (run.phase !== 'finished') {
    const isCollecting = run.phase === 'collecting'
    const text = isCollecting ? listMessages.collecting(run.count) : listMessages.progress(run.count, run.total)
    const total = isCollecting ? undefined : run.total
    return (
      <ProgressDialog title={action.texts.running} text={text} count={run.count} total={total} onCancel={() => end()} />
    )
  }
  const { result, isUndo = false } = run
  const { done, failed, leftOut } = result
  return (
    <DialogFrame
      title={listMessages.summary(done.length, failed.length, leftOut.length)}
      className={styles.summary}
      onClose={() => end()}
      actions={<Button onClick={() => end()}>{listMessages.close}</Button>}
    >
      <JobResults
        label={listMessages.results}
        count={failed.length + leftOut.length}
        renderRow={(index) => {
          const row = failed[index] ?? leftOut[index - failed.length]
          const status = index < failed.length ? 'failed' : 'skipped'
          return row && <ResultRow isCompact name={rowLabel(row.item)} status={status} message={row.reason} />
        }}
        failedCount={failed.length}
        onRetry={() => void perform({ action, rows: failed.map(({ item }) => item), isUndo })}
        readFailures={
          failed.length === 0
            ? undefined
            : () => failuresFile(failed.map(({ item, reason }) => [rowLabel(item), reason]))
        }
      />
    </DialogFrame>
  )
}
