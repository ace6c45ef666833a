import { ImportRow } from '@tandem/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { memo, useMemo } from 'react'
import { showToastAtom } from '../../../../shared/toasts.ts'
import { sequenceNameQueryAtom } from '../api.ts'
import { importLinks } from '../links.ts'
import { importMessages } from '../messages.ts'
import { type ImportRun } from '../run/ImportRun.ts'
import { isRetryable, type RowState } from '../run/ImportRows.ts'
import { useImportRow } from '../run/useImportRun.ts'

const texts = importMessages.results

interface ResultRowProps {
  readonly run: ImportRun
  readonly place: number
}

/** What became of one row. It subscribes to its own state, so that the list around it rests. */
export const ResultRow = memo(function ResultRow({ run, place }: ResultRowProps) {
  const state = useImportRow(run, place)
  if (!state) return null
  if (state.status === 'conflict') return <ConflictRow run={run} place={place} state={state} />
  return (
    <ImportRow
      {...shownOf(state)}
      status={state.status}
      message={state.message ?? undefined}
      {...(isRetryable(state) ? { onRetry: () => void run.retry(place) } : {})}
    />
  )
})

function ConflictRow({ run, place, state }: ResultRowProps & { readonly state: RowState }) {
  const showToast = useSetAtom(showToastAtom)
  const { existingSequenceId } = state
  const { data: sequence } = useAtomValue(
    useMemo(() => sequenceNameQueryAtom(existingSequenceId), [existingSequenceId]),
  )
  const reassign = async () => {
    if (!(await run.reassign(place))) showToast({ intent: 'error', title: texts.reassignFailed, text: state.name })
  }
  return (
    <ImportRow
      {...shownOf(state)}
      status="conflict"
      conflictName={sequence?.name}
      isReassigning={state.isReassigning}
      onReassign={() => void reassign()}
    />
  )
}

const shownOf = ({ row, id, name }: RowState) => ({
  row,
  name: name === '' ? texts.unnamed : name,
  href: id === null ? undefined : importLinks.recipient(id),
})
