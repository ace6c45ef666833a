import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  mergeClasses,
  ProgressBar,
} from '@fluentui/react-components'
import { ConfirmDialog } from '@tandem/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { isRetryable } from './bulkAtoms.ts'
import { useBulkRunDialogStyles } from './BulkRunDialog.styles.ts'
import { type List } from './defineList.ts'
import { FailedRows } from './FailedRows.tsx'
import { type ListRow } from './listTypes.ts'
import { listMessages } from './messages.ts'

/** An action on many rows: its question, its progress, and what came of it where something failed. */
export function BulkRunDialog<Row extends ListRow>({ list }: { readonly list: List<Row> }) {
  const { atoms, rowLabel } = list
  const styles = useBulkRunDialogStyles()
  const run = useAtomValue(atoms.bulkRunAtom)
  const confirm = useSetAtom(atoms.confirmBulkAtom)
  const perform = useSetAtom(atoms.performBulkAtom)
  const end = useSetAtom(atoms.endBulkAtom)
  if (!run) return null
  const { action } = run
  if (run.phase === 'asking') {
    const question = action.confirm?.(run.count)
    return (
      <ConfirmDialog
        isOpen
        title={question?.title ?? action.label}
        confirmLabel={question?.confirmLabel ?? action.label}
        {...(question?.intent && { intent: question.intent })}
        onConfirm={() => void confirm({ action, rows: run.rows })}
        onCancel={() => end()}
      >
        {question?.text}
      </ConfirmDialog>
    )
  }
  if (run.phase !== 'finished') {
    const isCollecting = run.phase === 'collecting'
    const text = isCollecting ? listMessages.collecting(run.count) : listMessages.progress(run.count, run.total)
    return (
      <Dialog open modalType="alert">
        <DialogSurface className={mergeClasses(styles.late, styles.progress)} backdrop={{ className: styles.late }}>
          <DialogBody>
            <DialogTitle>{action.texts.running}</DialogTitle>
            <DialogContent>
              <Field validationMessage={text} validationState="none">
                <ProgressBar {...(!isCollecting && { value: run.total === 0 ? 1 : run.count / run.total })} />
              </Field>
            </DialogContent>
            <DialogActions>
              <Button onClick={() => end()}>{listMessages.cancel}</Button>
            </DialogActions>
          </DialogBody>
        </DialogSurface>
      </Dialog>
    )
  }
  const { result, isUndo } = run
  const retryable = result.failed.filter(isRetryable).map(({ row }) => row)
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && end()}>
      <DialogSurface className={styles.summary}>
        <DialogBody>
          <DialogTitle>{listMessages.summary(result.done.length, result.failed.length)}</DialogTitle>
          <DialogContent>
            <FailedRows failed={result.failed} rowLabel={rowLabel} />
          </DialogContent>
          <DialogActions>
            {retryable.length > 0 && (
              <Button appearance="primary" onClick={() => void perform({ action, rows: retryable, isUndo })}>
                {listMessages.retryFailures}
              </Button>
            )}
            <Button onClick={() => end()}>{listMessages.close}</Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}
