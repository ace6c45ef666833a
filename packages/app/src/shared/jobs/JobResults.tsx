import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ConfirmDialog, ResultRowList, type ResultRowListProps } from '@tandem/components'
import { column, wrappingRow } from '@tandem/components/styles'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { errorText } from '../api/errorText.ts'
import { saveFile } from '../text/csv.ts'
import { showToastAtom } from '../toast/toasts.ts'
import { jobMessages as texts } from './messages.ts'

const useJobResultsStyles = makeStyles({
  root: { ...column(tokens.spacingVerticalS), minHeight: 0 },
  actions: wrappingRow(tokens.spacingHorizontalS),
})

interface FailuresFile {
  readonly name: string
  readonly csv: string
}

interface JobResultActionsProps {
  readonly failedCount?: number | undefined
  readonly onRetry?: () => void
  /** Number of items in other sequences. If there are at least two, a button moves all of them. */
  readonly heldCount?: number | undefined
  /** Moves the items from the other sequences to the job's sequence. */
  readonly onReassign?: (() => void) | undefined
  /** Stops the running move. Undefined if no move runs. */
  readonly onStop?: (() => void) | undefined
  readonly isBusy?: boolean
  /** Makes the file of the download button. Default: no button. */
  readonly readFailures?: (() => Promise<FailuresFile>) | undefined
}

export function JobResultActions(props: JobResultActionsProps) {
  const { failedCount = 0, onRetry, heldCount = 0, onReassign, onStop, isBusy = false, readFailures } = props
  const question = texts.reassignQuestion
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      {failedCount > 0 && onRetry && (
        <Button appearance="primary" disabledFocusable={isBusy} onClick={() => !isBusy && onRetry()}>
          {texts.retryAll(failedCount)}
        </Button>
      )}
      {(onStop ?? (heldCount > 1 && onReassign)) && (
        // The same button starts and stops the move, so that the button keeps the focus.
        <Button
          appearance={failedCount === 0 && !onStop ? 'primary' : 'secondary'}
          disabledFocusable={isBusy && !onStop}
          onClick={onStop ?? (() => !isBusy && setIsAsking(true))}
        >
          {onStop ? texts.stop : texts.reassignAll(heldCount)}
        </Button>
      )}
      {readFailures && <DownloadButton read={readFailures} />}
      <ConfirmDialog
        isOpen={isAsking}
        title={question.title(heldCount)}
        confirmLabel={question.confirm}
        onConfirm={() => {
          setIsAsking(false)
          onReassign?.()
        }}
        onCancel={() => setIsAsking(false)}
      >
        {question.text}
      </ConfirmDialog>
    </>
  )
}

function DownloadButton({ read }: { readonly read: () => Promise<FailuresFile> }) {
  const showToast = useSetAtom(showToastAtom)
  const [isPreparing, setIsPreparing] = useState(false)
  const download = async () => {
    if (isPreparing) return
    setIsPreparing(true)
    try {
      const { name, csv } = await read()
      saveFile(name, [csv])
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

type JobResultsProps = ResultRowListProps & JobResultActionsProps

export function JobResults({ label, count, keyOf, renderRow, ...actions }: JobResultsProps) {
  const styles = useJobResultsStyles()
  return (
    <div className={styles.root}>
      <div className={styles.actions}>
        <JobResultActions {...actions} />
      </div>
      <ResultRowList isCompact label={label} count={count} keyOf={keyOf} renderRow={renderRow} />
    </div>
  )
}

interface FailuresFileOptions {
  /** Default: 'Failed rows.csv'. */
  readonly name?: string
  /** The headers of the columns before the column of the reason. Default: one column with the name. */
  readonly columns?: readonly string[]
}

/** Makes a CSV file with a row for each of `lines`. The last column has the reason of the failure. */
export async function failuresFile(
  lines: readonly (readonly string[])[],
  { name = texts.file, columns = [texts.name] }: FailuresFileOptions = {},
): Promise<FailuresFile> {
  const { failuresCsv } = await import('./failuresCsv.ts')
  return { name, csv: failuresCsv([[...columns, texts.reason], ...lines]) }
}
