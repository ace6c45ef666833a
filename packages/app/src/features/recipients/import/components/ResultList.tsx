import { Tab, TabList } from '@fluentui/react-components'
import { EmptyState, formatCount, ImportRowList } from '@tandem/components'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { importMessages } from '../messages.ts'
import { type ImportProgress } from '../run/importProgress.ts'
import { type ImportRun } from '../run/ImportRun.ts'
import { type RowStatus } from '../run/ImportRows.ts'
import { useResultListStyles } from './ResultList.styles.ts'
import { ResultRow } from './ResultRow.tsx'

const texts = importMessages.results

/** Which rows show; what the address says is 'show'. */
const filters = {
  all: undefined,
  attention: ['conflict', 'failed'],
  imported: ['imported'],
  skipped: ['skipped'],
} as const satisfies Record<string, readonly RowStatus[] | undefined>
type Filter = keyof typeof filters

const filterNames: Readonly<Record<Filter, string>> = {
  all: texts.all,
  attention: texts.needsYou,
  imported: texts.counts.imported,
  skipped: texts.counts.skipped,
}
const isFilter = (text: string | null): text is Filter => text !== null && Object.hasOwn(filters, text)

interface ResultListProps {
  readonly run: ImportRun
  readonly progress: ImportProgress
}

/** The rows of the file, all or those of a kind. */
export function ResultList({ run, progress }: ResultListProps) {
  const styles = useResultListStyles()
  const [search, setSearch] = useSearchParams()
  const asked = search.get('show')
  const filter: Filter = isFilter(asked) ? asked : 'all'
  const { counts, loaded } = progress
  const places = usePlaces(run, filter, progress)
  const renderRow = useCallback(
    (index: number) => <ResultRow run={run} place={places?.[index] ?? index} />,
    [run, places],
  )
  const keyOf = useCallback((index: number) => places?.[index] ?? index, [places])
  const figures: Readonly<Record<Filter, number>> = {
    all: loaded,
    attention: counts.conflict + counts.failed,
    imported: counts.imported,
    skipped: counts.skipped,
  }
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
            if (value === 'all') next.delete('show')
            else next.set('show', String(value))
            return next
          })
        }
      >
        {Object.entries(filterNames).map(([id, name]) => (
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
    </div>
  )
}

/** Where the rows stand that the filter lets through; undefined for all. Looked for anew when counts have changed. */
function usePlaces(run: ImportRun, filter: Filter, { counts }: ImportProgress): readonly number[] | undefined {
  return useMemo(() => {
    const statuses = filters[filter]
    // The counts say that something has changed; the rows themselves say what.
    return statuses && counts ? run.rows.placesWith(statuses) : undefined
  }, [run, filter, counts])
}
