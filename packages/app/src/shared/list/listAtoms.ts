import { type ActionsColumn, type DataTableColumn } from '@tandem/components'
import { type Column, columnKey, type FilterDefinition, filtersByPrefix } from '@tandem/contract'
import { keepPreviousData, replaceEqualDeep } from '@tanstack/query-core'
import { atom, type Getter } from 'jotai'
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
import { createCellMutation } from './edit/cellEdits.ts'
import { relatedOf, rowsInput, rowsOf } from './listQueries.ts'
import {
  type FilterListOperation,
  type FixedQuery,
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
import { firstCursor, hasFilters, type ListView, readParams, readView } from './view/listView.ts'
import { savedViewsAtom } from './view/savedViews.ts'
import { createViewAtoms } from './view/viewAtoms.ts'

interface ListOperations {
  readonly dataType: ListType
  readonly rows: Named<ListOperation>
  readonly filters?: Named<FilterListOperation>
}

interface FilterList {
  readonly definitions: readonly FilterDefinition[] | undefined
  /** True if the definitions could not be loaded. Then `definitions` has only the filters in the address. */
  readonly isIncomplete: boolean
  readonly isFetching: boolean
  readonly error: Error | null
  readonly refetch: () => unknown
}

interface ListStatus {
  readonly response: ListResponse | undefined
  /** True if the response belongs to an earlier view. */
  readonly isOld: boolean
  readonly error: Error | null
  readonly refetch: () => Promise<unknown>
}

const noFilters: FilterList = {
  definitions: [],
  isIncomplete: false,
  isFetching: false,
  error: null,
  refetch: () => undefined,
}

function labelOf(key: string): string {
  const words = key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
const noRelated: RelatedEntities = {}

/** Creates the state of a list as small atoms. A part of the page renders only if the values of its atoms change. */
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
    bulkActions = [],
    cells,
    fixedQuery = {},
    saveCell,
    saveInvalidates,
    expectedColumns,
    hiddenColumns = () => [],
  } = options
  const settingsAtom = columnSettingsAtom(storedAs)
  const list = { dataType, operation, rowLabel }
  const fixedQueryAtom = atom((get): FixedQuery => (typeof fixedQuery === 'function' ? fixedQuery(get) : fixedQuery))
  const paramsOf = (get: Getter) => readParams(get(searchAtom), urlPrefix)

  const filtersQueryAtom = operations.filters && operationQueryAtom(operations.filters, () => ({}))
  /** LIST-15: if the request for the filters fails, the prefixes of the keys in the address define the filters. */
  const filterListAtom = atom((get): FilterList => {
    if (!filtersQueryAtom) return noFilters
    const { data, error, errorUpdateCount, failureCount, isFetching, refetch } = get(filtersQueryAtom)
    // Reads the counts of failures, because `error` is null while another attempt runs.
    const isIncomplete = data === undefined && errorUpdateCount + failureCount > 0
    const { _embedded: embedded } = data ?? {}
    const known = isIncomplete
      ? filtersByPrefix(paramsOf(get)).map(({ key, type }) => ({ key, type, label: labelOf(key) }))
      : embedded?.filters
    const fixed = get(fixedQueryAtom)
    const definitions = known?.filter(({ key }) => !Object.hasOwn(fixed, key))
    return { definitions, isIncomplete, isFetching, error: data ? null : error, refetch }
  })
  const definitionsAtom = atom((get) => get(filterListAtom).definitions)
  const addressViewAtom = selectAtom<ListView, ListView>(
    atom((get) => readView(paramsOf(get), get(definitionsAtom) ?? [])),
    (view, before) => replaceEqualDeep(before, view),
  )
  /** True if the address belongs to this page, and the filters in the address can be read. */
  const isReadyAtom = atom(
    (get) =>
      `${get(pathnameAtom)}/`.startsWith(`${path}/`) &&
      (get(definitionsAtom) !== undefined || !hasFilters(paramsOf(get))),
  )
  const inputOf = (get: Getter, view: ListView) => (get(isReadyAtom) ? rowsInput(get(fixedQueryAtom), view) : undefined)
  const laterPageQueryAtom = operationQueryAtom(operations.rows, (get) => {
    const view = get(addressViewAtom)
    return view.cursor.page > 0 ? inputOf(get, view) : undefined
  })
  /** The view in the address. If the address has a later page without rows, the first page replaces this page. */
  const viewAtom = atom((get): ListView => {
    const view = get(addressViewAtom)
    const page = view.cursor.page > 0 ? get(laterPageQueryAtom).data : undefined
    return page && rowsOf(page, list).length === 0 ? { ...view, cursor: firstCursor } : view
  })
  const queryAtom = operationQueryAtom(
    operations.rows,
    (get) => inputOf(get, get(viewAtom)),
    () => ({ placeholderData: keepPreviousData }),
  )
  /** If the request for the next view fails, the last response stays (LIST-52). */
  const statusAtom = selectAtom(
    queryAtom,
    ({ data, isError, isPlaceholderData, error, refetch }, before?: ListStatus): ListStatus => {
      const isKept = !data && isError
      return { response: isKept ? before?.response : data, isOld: isPlaceholderData || isKept, error, refetch }
    },
  )
  const responseAtom = atom((get) => get(statusAtom).response)
  const rowsAtom = atom((get): readonly Row[] | undefined => {
    const response = get(responseAtom)
    return response && rowsOf(response, list)
  })
  const countsAtom = atom((get): ListCounts | undefined => {
    const response = get(responseAtom)
    return response && { all: response.totalCount, matching: response.totalFilteredCount }
  })

  /** True if the list has no rows even without filters (LIST-64). */
  const isBlankAtom = atom((get): boolean => {
    const { search, filters, plainFilters, cursor } = get(viewAtom)
    if (get(rowsAtom)?.length !== 0 || get(statusAtom).isOld || cursor.page > 0) return false
    const isNarrowed = search !== '' || Object.keys({ ...filters, ...plainFilters }).length > 0
    return !isNarrowed || get(countsAtom)?.all === 0
  })

  const relatedAtom = atom((get) => {
    const response = get(responseAtom)
    return response ? relatedOf(response, { dataType }) : noRelated
  })
  const { lastColumnsAtom, rememberColumnsAtom } = createLastColumns(storedAs, expectedColumns)
  /** The columns that the response names, or else the columns of the last visit. Undefined while loading. */
  const serverColumnsAtom = atom((get): readonly Column[] | undefined => {
    const response = get(responseAtom)
    if (!response) return undefined
    const { _fields: fields } = response
    const named = fields?.[dataType]?.filter((column) => columnKey(column) !== '') ?? []
    return named.length > 0 ? named : get(lastColumnsAtom)
  })
  const chosenOf = (get: Getter, columns: readonly Column[]) => {
    const hidden = hiddenColumns(get)
    const all = columns.map((each) => (hidden.includes(columnKey(each)) ? { ...each, isHidden: true } : each))
    return chosenColumns(all, get(settingsAtom), get(viewAtom).columns)
  }
  /** Undefined until the first response. */
  const chosenColumnsAtom = atom((get): readonly ChosenColumn[] | undefined => {
    const columns = get(serverColumnsAtom)
    return columns && chosenOf(get, columns)
  })

  const actionsColumn: ActionsColumn<Row> | undefined = rowActions && {
    id: 'actions',
    header: listMessages.actions,
    type: 'actions',
    getActions: rowActions,
  }
  const namesAtom = atom((get) =>
    namesByTemplate(
      get,
      (get(chosenColumnsAtom) ?? []).flatMap(({ column, isEnabled }) => (isEnabled ? column.template : [])),
    ),
  )
  /** The columns of the table. While the list loads, the table has the columns of the last visit (LIST-42). */
  const tableColumnsAtom = atom((get): readonly DataTableColumn<Row>[] => {
    const columns = get(chosenColumnsAtom) ?? chosenOf(get, get(lastColumnsAtom))
    const [related, search] = [get(relatedAtom), get(searchAtom)]
    const rowHrefOf = rowHref && ((row: Row) => `${rowHref(row)}${search}`)
    const shown = columns
      .filter(({ isEnabled }) => isEnabled)
      .map(({ column }) => tableColumn(column, { cells, related, names: get(namesAtom), rowHrefOf }))
    return actionsColumn ? [...shown, actionsColumn] : shown
  })

  const selection = createSelectionAtoms({ list, fixedQueryAtom, viewAtom, rowsAtom, countsAtom, relatedAtom })
  const bulk = createBulkAtoms({ operationId, bulkActions, ...selection })
  const shown = { rows: operations.rows, fixedQueryAtom, viewAtom, countsAtom }

  return {
    fixedQueryAtom,
    definitionsAtom,
    filterListAtom,
    viewAtom,
    isReadyAtom,
    rowsAtom,
    countsAtom,
    isBlankAtom,
    statusAtom,
    chosenColumnsAtom,
    serverColumnsAtom,
    rememberColumnsAtom,
    namesAtom,
    tableColumnsAtom,
    settingsAtom,
    changeColumnsAtom: changeColumnsAtom(operations.rows, dataType, settingsAtom),
    savedViewsAtom: savedViewsAtom(storedAs),
    cellMutationAtom: createCellMutation({ rows: operations.rows, list, saveCell, saveInvalidates }),
    ...createDraftCount(shown),
    ...createAdjacentPages<Row>({ ...shown, list, urlPrefix, statusAtom, rowsAtom }),
    ...createViewAtoms({ urlPrefix, keptKeys, viewAtom, rowHref }),
    ...selection,
    ...bulk,
  }
}

export type ListAtoms<Row extends ListRow> = ReturnType<typeof createListAtoms<Row>>
