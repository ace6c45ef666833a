import { type ActionsColumn, type DataTableColumn } from '@tandem/components'
import { type Column, columnKey, type FilterDefinition, filtersByPrefix } from '@tandem/contract'
import { keepPreviousData, replaceEqualDeep } from '@tanstack/query-core'
import { atom } from 'jotai'
import { selectAtom } from 'jotai/utils'
import { namesByTemplate } from '../api/directories.ts'
import { operationQueryAtom } from '../api/operationAtoms.ts'
import { byName } from '../api/operationKey.ts'
import { pathnameAtom, searchAtom } from '../router/search.ts'
import { createBulkAtoms } from './bulk/bulkAtoms.ts'
import { tableColumn } from './cells.ts'
import { type RelatedEntities } from './columns/cellValues.ts'
import { type ChosenColumn, changeColumnsAtom, chosenColumns, columnSettingsAtom } from './columns/columnSettings.ts'
import { createLastColumns } from './columns/lastColumns.ts'
import { createEditAtoms } from './edit/cellEdits.ts'
import { relatedOf, type RowsInput, rowsInput, rowsOf, type RowSource } from './listQueries.ts'
import {
  type FilterListOperation,
  type ListResponse,
  type ListCounts,
  type ListOperation,
  type ListOptions,
  type ListRow,
  type ListType,
  type Named,
} from './listTypes.ts'
import { listMessages } from './messages.ts'
import { createSelectionAtoms } from './selection/selectionAtoms.ts'
import { createAdjacentPages } from './view/adjacentPages.ts'
import { createDraftCount } from './view/draftCount.ts'
import { readParams } from './view/listParams.ts'
import { hasFilters, type ListView, readView } from './view/listView.ts'
import { savedViewsAtom } from './view/savedViews.ts'
import { createViewAtoms } from './view/viewAtoms.ts'

interface ListOperations {
  readonly dataType: ListType
  readonly rows: Named<ListOperation>
  readonly filters?: Named<FilterListOperation>
}

/** State of the filter definitions. They are undefined while they load. */
interface FilterList {
  readonly definitions: readonly FilterDefinition[] | undefined
  /** The definitions are only those of the address's own filters: their call has failed. */
  readonly isIncomplete: boolean
  readonly isFetching: boolean
  readonly error: Error | null
  readonly refetch: () => unknown
}

interface ShownResponse {
  readonly response: ListResponse | undefined
  /** It is that of an earlier view: the wanted one could not be loaded. */
  readonly isKept: boolean
}

const noFilters: FilterList = {
  definitions: [],
  isIncomplete: false,
  isFetching: false,
  error: null,
  refetch: () => undefined,
}

/** 'callDate' as 'Call date'. */
function labelOf(key: string): string {
  const words = key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
const noRelated: RelatedEntities = {}

/** The state of a list, in small atoms: a part of the page re-renders when the values that it reads change. */
export function createListAtoms<Row extends ListRow>(operations: ListOperations, options: ListOptions<Row>) {
  const { dataType } = operations
  const [operationId, operation] = byName(operations.rows)
  const {
    path,
    urlPrefix = '',
    keptKeys = [],
    storedAs = dataType,
    rowLabel,
    rowHref,
    rowActions,
    cells,
    fixedQuery = {},
    saveCell,
    saveInvalidates,
    expectedColumns,
  } = options
  const settingsAtom = columnSettingsAtom(storedAs)
  const sourceAtom = atom((get): RowSource<Row> => ({
    dataType,
    operation,
    rowLabel,
    fixedQuery: typeof fixedQuery === 'function' ? fixedQuery(get) : fixedQuery,
  }))

  const filtersQueryAtom = operations.filters && operationQueryAtom(operations.filters, () => ({}))
  const paramsAtom = atom((get) => readParams(get(searchAtom), urlPrefix))
  /** LIST-15: from the first failure on, also while it is retried, the address's prefixes tell what its filters are. */
  const filterListAtom = atom((get): FilterList => {
    if (!filtersQueryAtom) return noFilters
    const { data, error, errorUpdateCount, failureCount, isFetching, refetch } = get(filtersQueryAtom)
    // The next try takes `error` back.
    const isIncomplete = data === undefined && errorUpdateCount + failureCount > 0
    const { _embedded: embedded } = data ?? {}
    const known = isIncomplete
      ? filtersByPrefix(get(paramsAtom)).map(({ key, type }) => ({ key, type, label: labelOf(key) }))
      : embedded?.filters
    const { fixedQuery: fixed } = get(sourceAtom)
    const definitions = known?.filter(({ key }) => !Object.hasOwn(fixed, key))
    return { definitions, isIncomplete, isFetching, error: data ? null : error, refetch }
  })
  const definitionsAtom = atom((get) => get(filterListAtom).definitions)
  const viewAtom = atom((get): ListView => readView(get(paramsAtom), get(definitionsAtom) ?? []))

  /** The address shows the page, or something over it. */
  const isHereAtom = atom((get) => `${get(pathnameAtom)}/`.startsWith(`${path}/`))
  /** The view that decides which rows match; undefined while the address's filters cannot be read. */
  const matchingAtom = atom((get): ListView | undefined =>
    hasFilters(get(paramsAtom)) && !get(definitionsAtom) ? undefined : get(viewAtom),
  )
  const wantedInputAtom = atom((get): RowsInput | undefined => {
    const view = get(isHereAtom) ? get(matchingAtom) : undefined
    return view && rowsInput(get(sourceAtom).fixedQuery, view)
  })
  // Stays the same object while it is equal: a new one would ask again after a refusal.
  const inputAtom = selectAtom<RowsInput | undefined, RowsInput | undefined>(wantedInputAtom, (input, before) =>
    replaceEqualDeep(before, input),
  )
  /** The rows of the view before stay, dimmed, until the next ones are there. */
  const queryAtom = operationQueryAtom(
    operations.rows,
    (get) => get(inputAtom),
    () => ({ placeholderData: keepPreviousData }),
  )
  /** The response to show. The last view keeps its response when the next one fails (LIST-52). */
  const shownResponseAtom = selectAtom(
    queryAtom,
    ({ data, isError }, before?: ShownResponse): ShownResponse =>
      data || !isError ? { response: data, isKept: false } : { response: before?.response, isKept: true },
    (one, other) => one.response === other.response && one.isKept === other.isKept,
  )
  const statusAtom = atom((get) => {
    const { error, refetch, isPlaceholderData } = get(queryAtom)
    return { error, refetch, isOld: isPlaceholderData || get(shownResponseAtom).isKept }
  })
  const responseAtom = atom((get) => get(shownResponseAtom).response)

  const loadedRowsAtom = atom((get): readonly Row[] | undefined => {
    const response = get(responseAtom)
    return response && rowsOf(response, get(sourceAtom))
  })
  const edits = createEditAtoms<Row>({
    rows: operations.rows,
    source: { dataType, rowLabel },
    saveCell,
    saveInvalidates,
    loadedRowsAtom,
  })
  const countsAtom = atom((get): ListCounts | undefined => {
    const response = get(responseAtom)
    return response && { all: response.totalCount, matching: response.totalFilteredCount }
  })

  const relatedAtom = atom((get) => {
    const response = get(responseAtom)
    return response ? relatedOf(response, { dataType }) : noRelated
  })
  const { lastColumnsAtom, rememberColumnsAtom } = createLastColumns(storedAs, expectedColumns)
  /** The server's columns, or the last ones where a response names none; undefined while the list loads. */
  const serverColumnsAtom = atom((get): readonly Column[] | undefined => {
    const response = get(responseAtom)
    if (!response) return undefined
    const { _fields: fields } = response
    const named = fields?.[dataType]?.filter((column) => columnKey(column) !== '') ?? []
    return named.length > 0 ? named : get(lastColumnsAtom)
  })
  /** All columns, in order. Undefined until the server has named them. */
  const chosenColumnsAtom = atom((get): readonly ChosenColumn[] | undefined => {
    const columns = get(serverColumnsAtom)
    return columns && chosenColumns(columns, get(settingsAtom), get(viewAtom).columns)
  })

  const actionsColumn: ActionsColumn<Row> | undefined = rowActions && {
    id: 'actions',
    header: listMessages.actions,
    type: 'actions',
    getActions: rowActions,
  }
  /** Names of the codes that the chosen columns show. */
  const namesAtom = atom((get) =>
    namesByTemplate(
      get,
      (get(chosenColumnsAtom) ?? []).flatMap(({ column, isEnabled }) => (isEnabled ? column.template : [])),
    ),
  )
  /** The columns of the table; while it loads those that it had, so that they keep their widths (LIST-42). */
  const tableColumnsAtom = atom((get): readonly DataTableColumn<Row>[] => {
    const columns =
      get(chosenColumnsAtom) ?? chosenColumns(get(lastColumnsAtom), get(settingsAtom), get(viewAtom).columns)
    const [related, search] = [get(relatedAtom), get(searchAtom)]
    const rowHrefOf = rowHref && ((row: Row) => `${rowHref(row)}${search}`)
    const shown = columns
      .filter(({ isEnabled }) => isEnabled)
      .map(({ column }) => tableColumn(column, { cells, related, names: get(namesAtom), rowHrefOf }))
    return actionsColumn ? [...shown, actionsColumn] : shown
  })

  const selection = createSelectionAtoms({ sourceAtom, viewAtom, rowsAtom: edits.rowsAtom, countsAtom, relatedAtom })
  const bulk = createBulkAtoms({ operationId, ...selection })
  const shown = { rows: operations.rows, sourceAtom, viewAtom, countsAtom }

  return {
    sourceAtom,
    definitionsAtom,
    filterListAtom,
    viewAtom,
    matchingAtom,
    countsAtom,
    statusAtom,
    chosenColumnsAtom,
    serverColumnsAtom,
    rememberColumnsAtom,
    namesAtom,
    tableColumnsAtom,
    settingsAtom,
    changeColumnsAtom: changeColumnsAtom(operations.rows, dataType, settingsAtom),
    savedViewsAtom: savedViewsAtom(storedAs),
    ...createDraftCount(shown),
    ...createAdjacentPages<Row>({ ...shown, urlPrefix, paramsAtom, statusAtom, rowsAtom: edits.rowsAtom }),
    ...createViewAtoms({ urlPrefix, keptKeys, paramsAtom, viewAtom, rowHref }),
    ...edits,
    ...selection,
    ...bulk,
  }
}

export type ListAtoms<Row extends ListRow> = ReturnType<typeof createListAtoms<Row>>
