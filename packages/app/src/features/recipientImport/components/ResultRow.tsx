import { useAnnounce } from '@fluentui/react-components'
import { ImportRow } from '@tandem/components'
import { useAtomValue } from 'jotai'
import { memo, useMemo } from 'react'
import { sequenceNameQueryAtom } from '../../../entities/sequence/sequenceChoices.ts'
import { importLinks } from '../links.ts'
import { importMessages } from '../messages.ts'
import { type ImportRun } from '../run/ImportRun.ts'
import { isRetryable, type RowState } from '../run/ImportRows.ts'
import { useImportRow } from '../run/useImportRun.ts'

const texts = importMessages.results

interface ResultRowProps {
  readonly run: ImportRun
  readonly place: number
  /** Opens the values of a row that they made fail. */
  readonly onCorrect: (place: number) => void
}

/** The result of one row. It subscribes to its own state, so that its changes re-render nothing else. */
export const ResultRow = memo(function ResultRow({ run, place, onCorrect }: ResultRowProps) {
  const state = useImportRow(run, place)
  if (!state) return null
  if (state.status === 'conflict') return <ConflictRow run={run} place={place} state={state} />
  return (
    <ImportRow
      {...shownOf(state)}
      status={state.status}
      message={messageOf(state)}
      {...(isRetryable(state) ? { onRetry: () => void run.retry(place) } : {})}
      {...(state.cells ? { onCorrect: () => onCorrect(place) } : {})}
    />
  )
})

function ConflictRow({ run, place, state }: Omit<ResultRowProps, 'onCorrect'> & { readonly state: RowState }) {
  const { announce } = useAnnounce()
  const { existingSequenceId } = state
  const { data: sequence } = useAtomValue(
    useMemo(() => sequenceNameQueryAtom(existingSequenceId), [existingSequenceId]),
  )
  const reassign = async () => {
    if (!(await run.reassign(place))) announce(`${state.name}: ${texts.notReassigned('')}`, { alert: true })
  }
  return (
    <ImportRow
      {...shownOf(state)}
      status="conflict"
      message={state.message ?? undefined}
      conflictName={sequence?.name}
      isReassigning={state.isReassigning}
      onReassign={() => void reassign()}
    />
  )
}

function messageOf({ status, message, leftOut }: RowState): string | undefined {
  return message ?? (status === 'imported' && leftOut !== null ? texts.leftOut(leftOut) : undefined)
}

const shownOf = ({ row, id, name, company }: RowState) => ({
  row,
  company,
  name: name === '' ? texts.unnamed : name,
  href: id === null ? undefined : importLinks.recipient(id),
})
