import {
  createTableColumn,
  DataGrid,
  DataGridBody,
  DataGridCell,
  DataGridHeader,
  DataGridHeaderCell,
  DataGridRow,
  FluentProvider,
  webLightTheme,
} from '@fluentui/react-components'
import { createRoot } from 'react-dom/client'
import { find, offer } from '../../support/pageBench.ts'
import { benchColumns, type BenchRow } from '../../support/tableRows.ts'

const columns = benchColumns.map(({ id, header }) =>
  createTableColumn<BenchRow>({ columnId: id, renderHeaderCell: () => header, renderCell: (row) => row[id] }),
)

offer({
  mount: (rows, root) => {
    createRoot(root).render(
      <FluentProvider theme={webLightTheme}>
        <div style={{ height: '100vh', overflow: 'auto' }}>
          <DataGrid
            items={rows}
            columns={columns}
            selectionMode="multiselect"
            getRowId={(row: BenchRow) => row.id}
            style={{ minWidth: 2220 }}
          >
            <DataGridHeader>
              <DataGridRow>
                {({ renderHeaderCell }) => <DataGridHeaderCell>{renderHeaderCell()}</DataGridHeaderCell>}
              </DataGridRow>
            </DataGridHeader>
            <DataGridBody<BenchRow>>
              {({ item, rowId }) => (
                <DataGridRow<BenchRow> key={rowId}>
                  {({ renderCell }) => <DataGridCell>{renderCell(item)}</DataGridCell>}
                </DataGridRow>
              )}
            </DataGridBody>
          </DataGrid>
        </div>
      </FluentProvider>,
    )
  },
  firstCell: () => find('.fui-DataGridBody .fui-DataGridRow .fui-DataGridCell')?.textContent ?? '',
  scroller: () => find('.fui-DataGrid')?.parentElement ?? document.body,
  toggleRow: () => find('.fui-DataGridBody .fui-DataGridRow:nth-child(5) input')?.click(),
  isRowSelected: () => find('.fui-DataGridBody .fui-DataGridRow:nth-child(5)')?.ariaSelected === 'true',
})
