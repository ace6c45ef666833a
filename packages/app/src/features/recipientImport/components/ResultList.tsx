import { Tab, TabList, useAnnounce, makeStyles, tokens } from '@fluentui/react-components'
import { EmptyState, formatCount, ImportRowList, ImportRow } from '@tandem/components'
import { useCallback, useMemo, useState, memo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { importMessages } from '../messages.ts'
import { type ImportProgress } from '../run/importProgress.ts'
import { type ImportRun } from '../run/ImportRun.ts'
import { type RowStatus, isRetryable, type RowState } from '../run/ImportRows.ts'
import { CorrectRowDialog } from './CorrectRowDialog.tsx'
import { useAtomValue } from 'jotai'
import { sequenceQueryAtomOf } from '../../../entities/sequence/api.ts'
import { importLinks } from '../links.ts'
import { useImportRow } from '../run/useImportRun.ts'
import { column, surface } from '@tandem/components/styles'

const texts = importMessages.results

const useResultListStyles = makeStyles({
  root: {
    ...column(),
    // The rest of the window below head and summary, so that the rows scroll and not the page.
    height: 'max(320px, calc(100vh - 352px))',
    ...surface,
    overflow: 'hidden',
  },
  tabs: {
    flexShrink: 0,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  figure: {
    marginInlineStart: tokens.spacingHorizontalXS,
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
  empty: { flexGrow: 1, display: 'grid', alignItems: 'center' },
})

interface ResultRowProps {
  readonly run: ImportRun
  readonly place: number
  /** Opens the values of a row that they made fail. Default: they cannot be corrected. */
  readonly onCorrect: ((place: number) => void) | undefined
}

/** The result of one row. It subscribes to its own state, so that its changes re-render nothing else. */
const ResultRow = memo(function ResultRow({ run, place, onCorrect }: ResultRowProps) {
  const state = useImportRow(run, place)
  if (!state) return null
  if (state.status === 'conflict') return <ConflictRow run={run} place={place} state={state} />
  return (
    <ImportRow
      {...shownOf(state)}
      status={state.status}
      message={messageOf(state)}
      onRetry={isRetryable(state) ? () => void run.retry(place) : undefined}
      onCorrect={state.cells && onCorrect ? () => onCorrect(place) : undefined}
    />
  )
})

function ConflictRow({ run, place, state }: Omit<ResultRowProps, 'onCorrect'> & { readonly state: RowState }) {
  const { announce } = useAnnounce()
  const { existingSequenceId } = state
  const { data: sequence } = useAtomValue(useMemo(() => sequenceQueryAtomOf(existingSequenceId), [existingSequenceId]))
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

/** The tabs in their order, and the rows that they show; `show` in the address. */
const filters = {
  attention: ['conflict', 'failed'],
  all: undefined,
  imported: ['imported'],
  skipped: ['skipped'],
  leftOut: undefined,
} as const satisfies Record<string, readonly RowStatus[] | undefined>
type Filter = keyof typeof filters

const filterNames: Readonly<Record<Filter, string>> = {
  attention: texts.needsYou,
  all: texts.all,
  imported: texts.counts.imported,
  skipped: texts.counts.skipped,
  leftOut: texts.valuesLeftOut,
}
const isFilter = (text: string | null): text is Filter => text !== null && Object.hasOwn(filters, text)

interface ResultListProps {
  readonly run: ImportRun
  readonly progress: ImportProgress
}

/** The rows of the file: those that need attention, all, or those with a result. */
export function ResultList({ run, progress }: ResultListProps) {
  const styles = useResultListStyles()
  const [search, setSearch] = useSearchParams()
  const asked = search.get('show')
  const { about, counts, loaded, phase } = progress
  // IMPORT-21. Only once: what was resolved stays in view.
  const [hasAttention, setHasAttention] = useState(false)
  if (!hasAttention && phase === 'finished' && counts.conflict + counts.failed > 0) setHasAttention(true)
  const filter: Filter = isFilter(asked) ? asked : hasAttention ? 'attention' : 'all'
  const leftOut = useMemo(() => (counts ? run.rows.placesWithLeftOut() : []), [run, counts])
  const placesOfStatus = usePlaces(run, filter, progress)
  const places = filter === 'leftOut' ? leftOut : placesOfStatus
  const [corrected, setCorrected] = useState<number>()
  const renderRow = useCallback(
    (index: number) => (
      <ResultRow run={run} place={places?.[index] ?? index} onCorrect={about?.canCorrect ? setCorrected : undefined} />
    ),
    [run, places, about],
  )
  const keyOf = useCallback((index: number) => places?.[index] ?? index, [places])
  const figures: Readonly<Record<Filter, number>> = {
    all: loaded,
    attention: counts.conflict + counts.failed,
    imported: counts.imported,
    skipped: counts.skipped,
    leftOut: leftOut.length,
  }
  const tabs = Object.entries(filterNames).filter(([id]) => id !== 'leftOut' || id === filter || leftOut.length > 0)
  const count = places?.length ?? loaded
  return (
    <div className={styles.root}>
      <TabList
        size="small"
        className={styles.tabs}
        aria-label={texts.filter}
        selectedValue={filter}
        onTabSelect={(_, { value }) =>
          setSearch((current) => {
            const next = new URLSearchParams(current)
            next.set('show', String(value))
            return next
          })
        }
      >
        {tabs.map(([id, name]) => (
          <Tab key={id} value={id}>
            {name}
            <span className={styles.figure}>{formatCount(isFilter(id) ? figures[id] : 0)}</span>
          </Tab>
        ))}
      </TabList>
      {filter !== 'all' && count === 0 ? (
        <div className={styles.empty}>
          <EmptyState isCompact title={texts.nothing[filter]} />
        </div>
      ) : (
        <ImportRowList label={texts.list} count={count} keyOf={keyOf} renderRow={renderRow} />
      )}
      {corrected !== undefined && about && (
        <CorrectRowDialog run={run} about={about} place={corrected} onClose={() => setCorrected(undefined)} />
      )}
    </div>
  )
}

/** Indexes of the rows that the filter shows, found again when counts change; undefined for all. */
function usePlaces(run: ImportRun, filter: Filter, { counts }: ImportProgress): readonly number[] | undefined {
  return useMemo(() => {
    const statuses = filters[filter]
    return statuses && counts ? run.rows.placesWith(statuses) : undefined
  }, [run, filter, counts])
}
