import { ClientSideRowModelModule, ColumnApiModule, createGrid, ModuleRegistry, themeQuartz } from 'ag-grid-community'
import { find, offer } from '../../support/pageBench.ts'
import { benchColumns } from '../../support/tableRows.ts'

ModuleRegistry.registerModules([ClientSideRowModelModule, ColumnApiModule])

offer({
  mount: (rows, root) => {
    root.style.height = '100vh'
    createGrid(root, {
      theme: themeQuartz,
      columnDefs: benchColumns.map(({ id, header, isNumber }, index) => ({
        field: id,
        headerName: header,
        width: isNumber ? 140 : 200,
        ...(index === 0 ? { pinned: 'left' as const } : {}),
      })),
      rowData: rows,
      rowHeight: 40,
      headerHeight: 40,
      getRowId: ({ data }) => String(data.id),
      // Our table has no animation.
      animateRows: false,
    })
  },
  firstCell: () =>
    find('.ag-pinned-left-cols-container [row-index="0"] [col-id="name"], [row-index="0"] [col-id="name"]')
      ?.textContent ?? '',
  // Finds the scrollable element with the tallest content, because the class names of AG Grid change between versions.
  scroller: () =>
    [...document.querySelectorAll<HTMLElement>('#root *')]
      .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY) && element.clientWidth > 500)
      .toSorted((a, b) => b.scrollHeight - a.scrollHeight)[0] ?? document.body,
})
