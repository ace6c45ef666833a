import { type DataTableColumn } from '../../../packages/components/src/data/DataTable/DataTableColumn.ts'
import { DataTable } from '../../../packages/components/src/data/DataTable/DataTable.tsx'
import { emptyRowSelection } from '../../../packages/components/src/data/DataTable/rowSelection.ts'
import { TandemProvider } from '../../../packages/components/src/theme/TandemProvider.tsx'
import { useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { find, offer } from '../support/pageBench.ts'
import { benchColumns, type BenchRow } from '../support/tableRows.ts'

const mode = new URLSearchParams(location.search).get('mode')
const pageSize = 100

const rendered = new Set<string>()
const columns: readonly DataTableColumn<BenchRow>[] = benchColumns.map(
  ({ id, header, isNumber }): DataTableColumn<BenchRow> =>
    isNumber
      ? { type: 'number', id, header, getNumber: (row) => Number(row[id]) }
      : {
          type: 'text',
          id,
          header,
          getText: (row) => {
            if (id === 'company') rendered.add(row.id)
            return String(row[id])
          },
        },
)
const getRowId = (row: BenchRow) => row.id

function Table({ rows }: { readonly rows: BenchRow[] }) {
  const [page, setPage] = useState(0)
  const [selected, setSelected] = useState(emptyRowSelection)
  const shown = useMemo(
    () => (mode === 'pages' ? rows.slice(page * pageSize, (page + 1) * pageSize) : rows),
    [rows, page],
  )
  return (
    <TandemProvider colorScheme="light">
      <div style={{ height: '100vh' }}>
        <DataTable
          label="Recipients"
          columns={columns}
          rows={shown}
          getRowId={getRowId}
          totalCount={rows.length}
          {...(mode === 'select' && {
            selection: { selected, onChange: (_, data) => setSelected(data.selected) },
          })}
          {...(mode === 'pages'
            ? {
                paging: {
                  mode: 'pages',
                  page,
                  pageSize,
                  hasNextPage: (page + 1) * pageSize < rows.length,
                  onPageChange: (_, data) => setPage(data.page),
                },
              }
            : {})}
        />
      </div>
    </TandemProvider>
  )
}

const dataColumn = mode === 'select' ? 2 : 1

offer({
  mount: (rows, root) => createRoot(root).render(<Table rows={rows} />),
  firstCell: () => find(`[data-row="0"] > :nth-child(${dataColumn})`)?.textContent ?? '',
  scroller: () => find('[role="grid"]')?.parentElement ?? document.body,
  nextPage: () => find('[aria-label="Next page"]')?.click(),
  toggleRow: () => find('[role="row"][aria-rowindex="6"] [role="checkbox"]')?.click(),
  isRowSelected: () => find('[role="row"][aria-rowindex="6"]')?.ariaSelected === 'true',
  takeRendered: () => {
    const count = rendered.size
    rendered.clear()
    return count
  },
})
