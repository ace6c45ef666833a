import { type ActionsColumn, type DataTableColumn } from '@tandem/components'
import { type Column, type DataType, type FilterDefinition } from '@tandem/contract'
import { keepPreviousData, replaceEqualDeep } from '@tanstack/query-core'
import { type Atom, atom } from 'jotai'
import { selectAtom } from 'jotai/utils'
import { operationQueryAtom } from '../operationAtoms.ts'
import { byName } from '../operationKey.ts'
import { pathnameAtom, searchAtom } from '../search.ts'
import { createBulkAtoms } from './bulkAtoms.ts'
import { createEditAtoms } from './cellEdits.ts'
import { tableColumn } from './cells.ts'
import { type RelatedEntities } from './cellValues.ts'
import { type ChosenColumn, changeColumnsAtom, chosenColumns, columnSettingsAtom } from './columnSettings.ts'
import { matchingQuery, placeQuery, relatedOf, rowsOf, type RowSource } from './listQueries.ts'
import {
  type FilterListOperation,
  type ListAnswer,
  type ListCounts,
  type ListOperation,
  type ListOptions,
  type ListRow,
  type Named,
} from './listTypes.ts'
import { hasFilters, type ListView, readView } from './listView.ts'
import { listMessages } from './messages.ts'
import { savedViewsAtom } from './savedViews.ts'
import { createSelectionAtoms } from './selectionAtoms.ts'
import { createViewAtoms } from './viewAtoms.ts'

interface ListOperations {
  readonly dataType: DataType
  readonly rows: Named<ListOperation>
  readonly filters: Named<FilterListOperation>
}

const noColumns: readonly Column[] = []
const fieldsOf = ({ _fields: fields }: ListAnswer, dataType: DataType): readonly Column[] =>
  fields?.[dataType] ?? noColumns

const noAnswer = { _embedded: {} }

const isSameRelated = (one: RelatedEntities, other: RelatedEntities): boolean =>
  Object.keys(one).length === Object.keys(other).length && Object.keys(one).every((key) => one[key] === other[key])

/** What a page of rows is asked for with. */
interface RowsInput {
  readonly query: Readonly<Record<string, unknown>>
}

/** Rows with where they were asked for. */
interface Placed {
  readonly search: string
  readonly page: number
  readonly input: RowsInput | undefined
  readonly answer: ListAnswer | undefined
}

/** The state of a list, in small atoms: a part of the page renders when its own share changes. */
export function createListAtoms<Row extends ListRow>(operations: ListOperations, options: ListOptions<Row>) {
  const { dataType } = operations
  const [operationId, operation] = byName(operations.rows)
  const { path, rowLabel, rowHref, rowActions, cells, fixedQuery, saveCell } = options
  const source: RowSource<Row> = { dataType, operation, rowLabel, ...(fixedQuery && { fixedQuery }) }
  const settingsAtom = columnSettingsAtom(dataType)

  const filtersQueryAtom = operationQueryAtom(operations.filters, () => ({}))
  /** The filter definitions: undefined while they load, none when they could not be loaded. */
  const definitionsAtom = atom((get): readonly FilterDefinition[] | undefined => {
    const { data, isError } = get(filtersQueryAtom)
    if (!data) return isError ? [] : undefined
    const { _embedded: embedded } = data
    return embedded.filters
  })

  /** The page, or something over it, is what the address shows. */
  const isHereAtom = atom((get) => {
    const pathname = get(pathnameAtom)
    return pathname === path || pathname.startsWith(`${path}/`)
  })
  const paramsAtom = atom((get) => new URLSearchParams(get(searchAtom)))
  const writtenViewAtom = atom((get): ListView => readView(get(paramsAtom), get(definitionsAtom) ?? []))
  /** The same object, and the same filters in it, as long as they say the same. */
  const viewAtom = selectAtom<ListView, ListView>(writtenViewAtom, (view, before) => replaceEqualDeep(before, view))
  const wantedInputAtom = atom((get): RowsInput | undefined => {
    // Filters can't be told from nonsense before their definitions are there.
    if (!get(isHereAtom) || (get(definitionsAtom) === undefined && hasFilters(get(paramsAtom)))) return undefined
    const view = get(viewAtom)
    return { query: { ...fixedQuery, ...matchingQuery(view), limit: view.pageSize, ...placeQuery(view) } }
  })
  /** The same object as long as it says the same: with another one the query is subscribed to anew, and asks again after an error. */
  const inputAtom = selectAtom<RowsInput | undefined, RowsInput | undefined>(wantedInputAtom, (input, before) =>
    input ? replaceEqualDeep(before, input) : undefined,
  )
  /** The rows of the view before stay, dimmed, until those of the next are there. */
  const queryAtom = operationQueryAtom(
    operations.rows,
    (get) => get(inputAtom),
    () => ({ placeholderData: keepPreviousData }),
  )

  const answerAtom: Atom<ListAnswer | undefined> = atom((get) => get(queryAtom).data)
  const loadedRowsAtom = atom((get): readonly Row[] | undefined => {
    const answer = get(answerAtom)
    return answer && rowsOf(answer, source)
  })
  const edits = createEditAtoms({ operationId, source, saveCell, loadedRowsAtom })
  const countsAtom = selectAtom(
    answerAtom,
    (answer): ListCounts | undefined => answer && { all: answer.totalCount, matching: answer.totalFilteredCount },
    (one, other) => one?.all === other?.all && one?.matching === other?.matching,
  )
  const statusAtom = selectAtom(
    queryAtom,
    ({ error, isPlaceholderData }) => ({ error, isOld: isPlaceholderData }),
    (one, other) => one.error === other.error && one.isOld === other.isOld,
  )

  const placedAtom = atom((get) => ({
    search: get(searchAtom),
    page: get(viewAtom).place.page,
    input: get(inputAtom),
    answer: get(answerAtom),
  }))
  /** Address and page of the rows that show: while the next ones are on their way, those of the ones before, so that these are not drawn anew. */
  const shownAtom = selectAtom<Placed, Placed>(placedAtom, (placed, before) =>
    before && placed.input !== before.input && placed.answer === before.answer ? before : placed,
  )
  const rowsSearchAtom = atom((get) => get(shownAtom).search)
  const shownPageAtom = atom((get) => get(shownAtom).page)

  const fieldsAtom = selectAtom<ListAnswer | undefined, readonly Column[] | undefined>(answerAtom, (answer, before) =>
    answer ? replaceEqualDeep(before, fieldsOf(answer, dataType)) : before,
  )
  const relatedAtom = selectAtom(
    answerAtom,
    (answer): RelatedEntities => relatedOf(answer ?? noAnswer, source),
    isSameRelated,
  )
  const linkedColumnsAtom = atom((get) => get(viewAtom).columns)
  /** All columns, in order; undefined until the server has named them. */
  const chosenColumnsAtom = atom((get): readonly ChosenColumn[] | undefined => {
    const fields = get(fieldsAtom)
    return fields && chosenColumns(fields, get(settingsAtom), get(linkedColumnsAtom))
  })

  const actionsColumn: ActionsColumn<Row> | undefined = rowActions && {
    id: 'actions',
    header: listMessages.actions,
    type: 'actions',
    getActions: rowActions,
  }
  const expectedColumns = options.expectedColumns.map((header): DataTableColumn<Row> => ({
    id: header,
    header,
    type: 'text',
    getText: () => '',
  }))
  /** The columns to draw. */
  const tableColumnsAtom = atom((get): readonly DataTableColumn<Row>[] => {
    const columns = get(chosenColumnsAtom)
    if (!columns) return expectedColumns
    const [related, search] = [get(relatedAtom), get(rowsSearchAtom)]
    const rowHrefOf = rowHref && ((row: Row) => `${rowHref(row)}${search}`)
    const shown = columns
      .filter(({ isEnabled }) => isEnabled)
      .map(({ column }) => tableColumn(column, { cells, related, rowHrefOf }))
    return actionsColumn ? [...shown, actionsColumn] : shown
  })

  const selection = createSelectionAtoms({ source, viewAtom, rowsAtom: edits.rowsAtom, countsAtom })
  const bulk = createBulkAtoms({ operationId, ...selection })

  return {
    source,
    definitionsAtom,
    filtersQueryAtom,
    viewAtom,
    queryAtom,
    countsAtom,
    statusAtom,
    shownPageAtom,
    chosenColumnsAtom,
    tableColumnsAtom,
    settingsAtom,
    changeColumnsAtom: changeColumnsAtom(operationId, dataType, settingsAtom),
    savedViewsAtom: savedViewsAtom(dataType),
    relatedAtom,
    ...createViewAtoms({ viewAtom, rowHref }),
    ...edits,
    ...selection,
    ...bulk,
  }
}

export type ListAtoms<Row extends ListRow> = ReturnType<typeof createListAtoms<Row>>
