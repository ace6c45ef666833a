import { DataGrid } from '@mui/x-data-grid'
import { createRoot } from 'react-dom/client'
import { find, offer } from '../../support/pageBench.ts'
import { benchColumns } from '../../support/tableRows.ts'

offer({
  mount: (rows, root) => {
    createRoot(root).render(
      <div style={{ height: '100vh' }}>
        <DataGrid
          rows={rows}
          columns={benchColumns.map(({ id, header, isNumber }) => ({
            field: id,
            headerName: header,
            width: isNumber ? 140 : 200,
            type: isNumber ? ('number' as const) : ('string' as const),
          }))}
          rowHeight={40}
          columnHeaderHeight={40}
          initialState={{ pagination: { paginationModel: { page: 0, pageSize: 100 } } }}
          pageSizeOptions={[25, 50, 100]}
          disableRowSelectionOnClick
        />
      </div>,
    )
  },
  firstCell: () => find('.MuiDataGrid-row [data-field="name"]')?.textContent ?? '',
  scroller: () => find('.MuiDataGrid-virtualScroller') ?? document.body,
  nextPage: () => find('[aria-label="Go to next page"]')?.click(),
})
