import { Tab, TabList, useAnnounce, makeStyles, tokens } from '@fluentui/react-components'
import { EmptyState, formatCount, ResultRowList, ResultRow } from '@tandem/components'
import { useCallback, useMemo, useState, memo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { importMessages } from '../messages.ts'
import {
  holderOfRow,
  type ImportEntry,
  isRetryable,
  placesOf,
  rowMessageOf,
  rowStatusOf,
  type RowStatus,
  shownStatusOf,
} from '../run/importRows.ts'
import { type ImportProgress, type ImportRun } from '../run/ImportRun.ts'
import { CorrectRowDialog } from './CorrectRowDialog.tsx'
import { useAtomValue } from 'jotai'
import { sequenceQueryAtomOf } from '../../../entities/sequence/api.ts'
import { importLinks } from '../links.ts'
import { useImportRow } from '../run/importRuns.ts'
import { column, surface } from '@tandem/components/styles'

const texts = importMessages.results

const useResultListStyles = makeStyles({
  root: {
    ...column(),
    // In a low window, the list keeps its minimum height, and the page scrolls.
    flex: '1 0 0',
    minHeight: '320px',
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

interface ImportedRowProps {
  readonly run: ImportRun
  readonly place: number
  /** Undefined: rows cannot be corrected. */
  readonly onCorrect: ((place: number) => void) | undefined
}

/** Subscribes to one row, so that a change of a row renders no other row. */
const ImportedRow = memo(function ImportedRow({ run, place, onCorrect }: ImportedRowProps) {
  const entry = useImportRow(run, place)
  if (!entry) return null
  const status = rowStatusOf(entry)
  if (status === 'conflict') return <ConflictRow run={run} place={place} entry={entry} />
  const { leftOut, cells } = entry.item
  return (
    <ResultRow
      {...shownOf(entry)}
      status={shownStatusOf(entry)}
      message={status === 'imported' && leftOut !== null ? texts.leftOut(leftOut) : rowMessageOf(entry)}
      onRetry={isRetryable(entry) ? () => void run.retry(place) : undefined}
      onCorrect={cells && onCorrect ? () => onCorrect(place) : undefined}
    />
  )
})

function ConflictRow({ run, place, entry }: Omit<ImportedRowProps, 'onCorrect'> & { readonly entry: ImportEntry }) {
  const { announce } = useAnnounce()
  const holderId = holderOfRow(entry)
  const { data: sequence } = useAtomValue(useMemo(() => sequenceQueryAtomOf(holderId), [holderId]))
  const reassign = async () => {
    if ((await run.reassign([place])) > 0) announce(`${entry.item.name}: ${texts.notReassigned('')}`, { alert: true })
  }
  return (
    <ResultRow
      {...shownOf(entry)}
      status="conflict"
      message={rowMessageOf(entry)}
      conflictName={sequence?.name}
      isReassigning={entry.status === 'waiting' || entry.status === 'working'}
      onReassign={() => void reassign()}
    />
  )
}

const shownOf = ({ item: { row, id, name, company } }: ImportEntry) => ({
  row,
  company,
  name: name === '' ? texts.unnamed : name,
  href: id === null ? undefined : importLinks.recipient(id),
})

/** The keys are the values of `show` in the address. A tab with `undefined` does not select rows by status. */
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

/** Lists the rows of an import. Each tab filters the rows by their result. */
export function ResultList({ run, progress }: ResultListProps) {
  const styles = useResultListStyles()
  const [search, setSearch] = useSearchParams()
  const asked = search.get('show')
  const { about, counts, loaded, phase } = progress
  // Stays true, so that the tab does not change when the user has resolved all rows (IMPORT-21).
  const [hasAttention, setHasAttention] = useState(false)
  if (!hasAttention && phase === 'finished' && counts.conflict + counts.failed > 0) setHasAttention(true)
  const filter: Filter = isFilter(asked) ? asked : hasAttention ? 'attention' : 'all'
  const leftOut = usePlaces(run, progress, isLeftOut)
  const statuses: readonly RowStatus[] | undefined = filters[filter]
  const isShown = useCallback((entry: ImportEntry) => statuses?.includes(rowStatusOf(entry)) === true, [statuses])
  const placesOfStatus = usePlaces(run, progress, isShown)
  const places = filter === 'leftOut' ? leftOut : statuses && placesOfStatus
  const [corrected, setCorrected] = useState<number>()
  const renderRow = useCallback(
    (index: number) => (
      <ImportedRow
        run={run}
        place={places?.[index] ?? index}
        onCorrect={about?.canCorrect ? setCorrected : undefined}
      />
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
        <ResultRowList label={texts.list} count={count} keyOf={keyOf} renderRow={renderRow} />
      )}
      {corrected !== undefined && about && (
        <CorrectRowDialog run={run} about={about} place={corrected} onClose={() => setCorrected(undefined)} />
      )}
    </div>
  )
}

const isLeftOut = (entry: ImportEntry): boolean => shownStatusOf(entry) === 'partial'

/** The indexes of the wanted rows in the import. Computes them again only if the counts or `isWanted` change. */
function usePlaces(run: ImportRun, { counts }: ImportProgress, isWanted: (entry: ImportEntry) => boolean) {
  return useMemo(() => (counts ? placesOf(run.job.getState().items, isWanted) : []), [run, counts, isWanted])
}
