import { Button } from '@fluentui/react-components'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { EmptyState } from '../../foundations/EmptyState/EmptyState.tsx'
import { leadColumns, leadId, type Lead, leads, longLead } from './DataTable.fixtures.tsx'
import { DataTable } from './DataTable.tsx'
import { type DataTableProps } from './DataTableProps.ts'
import { emptyRowSelection } from './rowSelection.ts'

function Held(props: DataTableProps<Lead>) {
  const [sort, setSort] = useState(props.sorting?.sort)
  const [columnWidths, setColumnWidths] = useState(props.widths?.columnWidths)
  const [selected, setSelected] = useState(props.selection?.selected)
  const [edits, setEdits] = useState<ReadonlyMap<string, Partial<Lead>>>(new Map())
  const edit = (id: string, change: Partial<Lead>) =>
    setEdits((before) => new Map(before).set(id, { ...before.get(id), ...change }))
  const rows = useMemo(() => props.rows?.map((row) => ({ ...row, ...edits.get(row.id) })), [props.rows, edits])
  return (
    <div style={{ height: 560 }}>
      <DataTable<Lead>
        {...props}
        rows={rows}
        sorting={{ sort, onChange: (_, data) => setSort(data.sort) }}
        selection={
          props.selection &&
          selected && { ...props.selection, selected, onChange: (_, data) => setSelected(data.selected) }
        }
        {...(columnWidths && {
          widths: {
            columnWidths,
            onChange: (data) => {
              setColumnWidths(data.columnWidths)
              props.widths?.onChange(data)
            },
          },
        })}
        editing={{
          onCellEdit: (data) => {
            edit(data.rowId, { [data.columnId]: data.value })
            props.editing?.onCellEdit(data)
          },
        }}
      />
    </div>
  )
}

const noneSelected = { selected: emptyRowSelection, onChange: () => undefined }
const everyLead = leads(1240)

function Paged(props: DataTableProps<Lead>) {
  const [{ page, pageSize }, setPage] = useState({ page: 0, pageSize: 25 })
  const rows = useMemo(() => everyLead.slice(page * pageSize, (page + 1) * pageSize), [page, pageSize])
  const hasNextPage = (page + 1) * pageSize < everyLead.length
  return (
    <Held
      {...props}
      rows={rows}
      totalCount={everyLead.length}
      paging={{ mode: 'pages', page, pageSize, hasNextPage, onPageChange: (_, data) => setPage(data) }}
    />
  )
}

const meta = {
  title: 'Data/DataTable',
  component: DataTable<Lead>,
  render: (args) => <Held {...args} />,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: [
          'The table fills its parent and scrolls inside. Rows out of view are not in the DOM.',
          '**Keyboard**: Tab enters and leaves the grid. Arrows, Home, End, Page Up and Page Down move. Space selects a row, Shift+Space a range, Ctrl+A the page. Enter opens the row, edits the cell or activates the control. F2 edits the cell. On a header, Enter sorts, and Alt+Left and Alt+Right change the width.',
        ].join('\n\n'),
      },
    },
  },
  args: {
    label: 'Recipients',
    rowNoun: 'recipient',
    columns: leadColumns,
    rows: leads(25),
    getRowId: leadId,
    onRowOpen: fn<NonNullable<DataTableProps<Lead>['onRowOpen']>>(),
    onRowAction: fn<NonNullable<DataTableProps<Lead>['onRowAction']>>(),
    editing: { onCellEdit: fn<NonNullable<DataTableProps<Lead>['editing']>['onCellEdit']>() },
  },
} satisfies Meta<typeof DataTable<Lead>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Recipients' })
    await expect(grid).toHaveAttribute('aria-rowcount', '26')
    await expect(within(grid).getAllByRole('columnheader')).toHaveLength(12)
    await expect(canvas.getByText('25 recipients')).toBeVisible()
    await expect(within(await rowAt(canvas, 10)).getByText('–')).toBeVisible()
  },
}

export const Selection: Story = {
  parameters: { rules: ['LIST-24', 'LIST-41', 'LIST-44'] },
  args: {
    selection: { ...noneSelected, actions: <Button size="small">Add to sequence</Button> },
    totalCount: 1240,
  },
  play: async ({ canvas }) => {
    const boxOf = async (row: number) => within(await rowAt(canvas, row)).findByRole('checkbox')
    await expect(canvas.queryByRole('button', { name: 'Add to sequence' })).toBeNull()
    await userEvent.click(await boxOf(2))
    const user = userEvent.setup()
    await user.keyboard('{Shift>}')
    await user.click(await boxOf(5))
    await user.keyboard('{/Shift}')
    await expect(canvas.getByText('4 selected')).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: 'Select all rows on this page' })).toHaveAttribute(
      'aria-checked',
      'mixed',
    )
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows on this page' }))
    await expect(canvas.getByText('25 selected')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 1,240 matching' }))
    await expect(canvas.getByText('All 1,240 selected')).toBeVisible()
    await userEvent.click(await boxOf(3))
    await expect(canvas.getByText('1,239 selected')).toBeVisible()
    // In the footer, the bar with the actions for selected rows replaces the number of rows.
    const bar = canvas.getByRole('group', { name: 'Selected rows' })
    await expect(within(bar).getByRole('button', { name: 'Add to sequence' })).toBeVisible()
    await expect(canvas.queryByText('1,240 recipients')).toBeNull()
    const bottom = canvas.getByRole('grid').parentElement?.getBoundingClientRect().bottom
    await expect(bar.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom ?? Infinity)
    await userEvent.click(within(bar).getByRole('button', { name: 'Clear selection' }))
    await expect(canvas.getByRole('grid')).toContainElement(
      document.activeElement instanceof HTMLElement ? document.activeElement : null,
    )
    await expect(canvas.queryByText(/selected$/)).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Add to sequence' })).toBeNull()
  },
}

export const Sorting: Story = {
  play: async ({ canvas }) => {
    const header = await canvas.findByRole('columnheader', { name: 'Company' })
    await userEvent.click(within(header).getByRole('button'))
    await expect(header).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(within(header).getByRole('button'))
    await expect(header).toHaveAttribute('aria-sort', 'descending')
    await userEvent.click(within(header).getByRole('button'))
    await expect(header).toHaveAttribute('aria-sort', 'none')
  },
}

export const KeyboardNavigation: Story = {
  tags: ['!dev', '!autodocs'],
  args: { rows: leads(10_000), selection: noneSelected },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('grid')
    await userEvent.tab()
    await expect(document.activeElement).toHaveAccessibleName('Select all rows on this page')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}')
    await expect(document.activeElement).toBe(
      within(await rowAt(canvas, 1)).getByRole('link', { name: args.rows?.[1]?.name ?? '' }),
    )
    await userEvent.keyboard('{ArrowRight} ')
    await expect(await rowAt(canvas, 1)).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(args.onRowOpen).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    // The focus moves after a render, because the last row was not in the DOM.
    await waitFor(() =>
      expect(document.activeElement?.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '10001'),
    )
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await waitFor(() => expect(document.activeElement?.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '2'))
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('grid')).not.toContainElement(
      document.activeElement instanceof HTMLElement ? document.activeElement : null,
    )
  },
}

export const InlineEdit: Story = {
  args: { columns: leadColumns.filter(({ id }) => id === 'company' || id === 'note') },
  play: async ({ canvas, args }) => {
    const cell = async () => within(await rowAt(canvas, 1)).getAllByRole('gridcell')[1]
    await userEvent.dblClick((await cell()) ?? document.body)
    const field = await canvas.findByRole('textbox', { name: 'Note' })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.clear(field)
    await userEvent.type(field, 'Call back in June{Enter}')
    await expect(args.editing?.onCellEdit).toHaveBeenCalledWith(
      expect.objectContaining({ rowId: 'lead-2', columnId: 'note', value: 'Call back in June' }),
    )
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Call back in June'))
    await userEvent.keyboard('{F2}')
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Note' }), 'something else{Escape}')
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Call back in June'))
    await expect(args.editing?.onCellEdit).toHaveBeenCalledOnce()
  },
}

export const InlineEditRefused: Story = {
  tags: ['!dev', '!autodocs'],
  args: { columns: leadColumns.filter(({ id }) => id === 'company' || id === 'note') },
  play: async ({ canvas, args }) => {
    await userEvent.dblClick(within(await rowAt(canvas, 1)).getAllByRole('gridcell')[1] ?? document.body)
    const field = await canvas.findByRole('textbox', { name: 'Note' })
    await userEvent.clear(field)
    await userEvent.paste('x'.repeat(201))
    await expect(field).toBeInvalid()
    await waitFor(() => expect(field).toHaveAccessibleDescription('At most 200 characters'))
    await userEvent.keyboard('{Enter}')
    await expect(args.editing?.onCellEdit).not.toHaveBeenCalled()
    await expect(field).toHaveFocus()
    field.blur()
    await expect(field).toHaveValue('x'.repeat(201))
    await userEvent.type(field, '{Backspace}')
    field.blur()
    await waitFor(() => expect(args.editing?.onCellEdit).toHaveBeenCalledOnce())
  },
}

export const ChoiceMenu: Story = {
  tags: ['!dev', '!autodocs'],
  args: { columns: leadColumns.filter(({ id }) => id === 'company' || id === 'callStatus') },
  play: async ({ canvas, args }) => {
    await userEvent.click(within(await rowAt(canvas, 0)).getByRole('button', { name: 'Suggested' }))
    const menu = within(await within(document.body).findByRole('menu', { name: 'Call status' }))
    await expect(menu.getByRole('menuitemradio', { name: 'Suggested' })).toBeChecked()
    await userEvent.click(menu.getByRole('menuitemradio', { name: 'Got email' }))
    await expect(args.editing?.onCellEdit).toHaveBeenCalledWith(
      expect.objectContaining({ rowId: 'lead-1', columnId: 'callStatus', value: 'got_email' }),
    )
    await waitFor(() => expect(within(document.body).queryByRole('menu')).toBeNull())
    await expect(document.activeElement).toHaveTextContent('Got email')
  },
}

export const Actions: Story = {
  parameters: { rules: ['LIST-51'] },
  args: { columns: leadColumns.filter(({ id }) => id === 'company' || id === 'actions') },
  play: async ({ canvas, args }) => {
    const row = within(await rowAt(canvas, 2))
    const more = row.getByRole('button', { name: 'More actions' })
    const quick = row.getByRole('button', { name: 'Open' }).parentElement
    await expect(more.parentElement?.offsetWidth).toBe(44)
    await expect(quick).toHaveStyle({ opacity: '0' })
    await userEvent.click(more)
    const menu = within(await within(document.body).findByRole('menu', { name: 'Actions' }))
    await expect(menu.getByRole('menuitem', { name: 'Open' })).toBeInTheDocument()
    await expect(menu.getByRole('menuitem', { name: /Reassign/ })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(menu.getByRole('menuitem', { name: 'Delete' }))
    await expect(args.onRowAction).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ rowId: 'lead-3', actionId: 'delete' }),
    )
    await waitFor(() => expect(within(document.body).queryByRole('menu')).toBeNull())
    await expect(more).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(row.getByRole('button', { name: 'Open' })).toHaveFocus()
    await expect(quick).toHaveStyle({ opacity: '1' })
  },
}

export const ResizeByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  args: { widths: { columnWidths: {}, onChange: fn<NonNullable<DataTableProps<Lead>['widths']>['onChange']>() } },
  play: async ({ canvas, args }) => {
    const header = await canvas.findByRole('columnheader', { name: 'Status' })
    within(header).getByRole('button').focus()
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await expect(args.widths?.onChange).toHaveBeenLastCalledWith({ columnWidths: { status: 156 } })
    await expect(header.getBoundingClientRect().width).toBe(156)
  },
}

/** Dragging a column's edge changes the width. A double click resets the width. */
export const ResizeByPointer: Story = {
  tags: ['!dev', '!autodocs'],
  args: { widths: { columnWidths: {}, onChange: fn<NonNullable<DataTableProps<Lead>['widths']>['onChange']>() } },
  play: async ({ canvas, args }) => {
    const header = await canvas.findByRole('columnheader', { name: 'Status' })
    const edge = header.querySelector('[data-resizer]') ?? header
    const before = header.getBoundingClientRect()
    const at = { pointerId: 1, button: 0, clientY: before.top + 10 }
    await fireEvent.pointerDown(edge, { ...at, clientX: before.right })
    await fireEvent.pointerMove(edge, { ...at, clientX: before.right + 40 })
    await waitFor(() => expect(header.getBoundingClientRect().width).toBe(before.width + 40))
    await fireEvent.pointerMove(edge, { ...at, clientX: before.right + 60 })
    await fireEvent.pointerUp(edge, { ...at, clientX: before.right + 60 })
    await waitFor(() => expect(header.getBoundingClientRect().width).toBe(before.width + 60))
    // After the drag, a move of the pointer has no effect.
    await fireEvent.pointerMove(edge, { ...at, clientX: before.right + 200 })
    await expect(args.widths?.onChange).toHaveBeenLastCalledWith({ columnWidths: { status: before.width + 60 } })
    await fireEvent.doubleClick(edge)
    await waitFor(() => expect(header.getBoundingClientRect().width).toBe(before.width))
  },
}

export const Pages: Story = {
  tags: ['!dev', '!autodocs'],
  args: { totalCount: 1240, paging: { mode: 'pages', page: 2, pageSize: 25, hasNextPage: true, onPageChange: fn() } },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('51-75 of 1,240')).toBeVisible()
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '1241')
    await expect(canvas.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '52')
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    if (args.paging?.mode === 'pages') {
      await expect(args.paging.onPageChange).toHaveBeenCalledWith(expect.anything(), { page: 3, pageSize: 25 })
    }
  },
}
/** After a change of the page size, the new page contains the first row of the old page. */
export const PageSizes: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { rules: ['LIST-25'] },
  render: (args) => <Paged {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1-25 of 1,240')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(await canvas.findByText('26-50 of 1,240')).toBeVisible()
    const size = canvas.getByRole('combobox', { name: 'Rows per page' })
    await expect(
      within(size)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['25', '50', '100'])
    await userEvent.selectOptions(size, '50')
    await expect(await canvas.findByText('1-50 of 1,240')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(await canvas.findByText('51-100 of 1,240')).toBeVisible()
    await userEvent.selectOptions(size, '100')
    await expect(await canvas.findByText('1-100 of 1,240')).toBeVisible()
    canvas.getByRole('grid').parentElement?.scrollTo({ top: 10_000 })
    await waitFor(() => expect(canvas.getAllByRole('row').at(-1)).toHaveAttribute('aria-rowindex', '101'))
  },
}
const pageOf = (pageSize: 50 | 100) => ({
  rows: everyLead.slice(0, pageSize),
  totalCount: everyLead.length,
  paging: { mode: 'pages' as const, page: 0, pageSize, hasNextPage: true, onPageChange: fn() },
})
export const PageOf50: Story = { tags: ['!dev', '!autodocs'], args: pageOf(50) }
export const PageOf100: Story = { tags: ['!dev', '!autodocs'], args: pageOf(100) }
export const LoadingAll: Story = {
  tags: ['!dev', '!autodocs'],
  args: { rows: leads(300), totalCount: 1240, paging: { mode: 'all', isLoadingRest: true } },
}
/** If the table needs no scrollbar, the rows reach the right edge of the table. */
export const FewRows: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { rules: ['LIST-42'] },
  args: { rows: leads(3), paging: { mode: 'all', isLoadingRest: false } },
  play: async ({ canvas }) => {
    const row = await rowAt(canvas, 0)
    const viewport = canvas.getByRole('grid').parentElement
    await expect(viewport).toHaveStyle({ scrollbarGutter: 'auto' })
    const edges = [row, viewport].map((element) => element?.getBoundingClientRect().right ?? 0)
    await waitFor(() => expect(edges[0]).toBeGreaterThanOrEqual(edges[1] ?? Infinity))
  },
}
export const Loading: Story = {
  parameters: { rules: ['SHELL-40'] },
  args: { rows: undefined, selection: noneSelected },
  play: async ({ canvas }) => {
    const placeholders = await canvas.findByLabelText('Loading rows')
    const bars = [...(placeholders.firstElementChild?.children ?? [])].flatMap(
      (cell) => cell.firstElementChild?.getBoundingClientRect() ?? [],
    )
    await expect(bars).toHaveLength(12)
    const overlapping = bars.filter(({ left }, index) => index > 0 && left < (bars[index - 1]?.right ?? 0))
    await expect(overlapping).toEqual([])
  },
}
export const Refreshing: Story = { tags: ['!dev', '!autodocs'], args: { states: { isRefreshing: true } } }
export const Empty: Story = {
  args: {
    rows: [],
    states: {
      empty: (
        <EmptyState
          title="No recipients yet"
          text="Import a list to fill a sequence."
          action={<Button appearance="primary">Import</Button>}
        />
      ),
    },
  },
}
/** A blank list shows no header and no footer. */
export const Blank: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { rules: ['LIST-64'] },
  args: { ...Empty.args, states: { ...Empty.args?.states, isBlank: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Import' })).toBeVisible()
    await expect(canvas.queryByRole('columnheader')).toBeNull()
    await expect(canvas.queryByText('0 recipients')).toBeNull()
  },
}
export const ErrorShown: Story = {
  tags: ['!dev', '!autodocs'],
  name: 'Error',
  parameters: { rules: ['LIST-26'] },
  args: { states: { error: { status: 503 }, onRetry: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Oops, seams like something went wrong.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.states?.onRetry).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: 'Back Home' })).toHaveAttribute('href', '/')
  },
}
/** If the text of a cell is cut off, a tooltip shows the whole text. */
export const LongText: Story = {
  tags: ['!dev', '!autodocs'],
  args: { rows: [longLead, ...leads(3)], selection: noneSelected },
  play: async ({ canvas }) => {
    const company = within(await rowAt(canvas, 0)).getAllByRole('gridcell')[2] ?? document.body
    const note = within(await rowAt(canvas, 1)).getAllByRole('gridcell')[2] ?? document.body
    await expect(company.scrollWidth).toBeGreaterThan(company.clientWidth)
    await expect(company).toHaveStyle({ overflow: 'clip', textOverflow: 'ellipsis', unicodeBidi: 'plaintext' })
    await expect(note.scrollWidth).toBe(note.clientWidth)
    const tooltip = { selector: '[role="tooltip"]' }
    const body = within(document.body)
    await userEvent.hover(company)
    await expect(await body.findByText(longLead.company, tooltip)).toBeVisible()
    await fireEvent.scroll(company)
    await waitFor(() => expect(body.queryByText(longLead.company, tooltip)).toBeNull())
    await expect(await body.findByText(longLead.company, tooltip)).toBeVisible()
  },
}
/** A focused cell scrolls into view, between the pinned columns. */
export const FocusSideways: Story = {
  tags: ['!dev', '!autodocs'],
  args: { selection: noneSelected },
  play: async ({ canvas }) => {
    const cells = within(await rowAt(canvas, 0)).getAllByRole('gridcell')
    const [first, second, last] = [cells[1], cells[2], cells.at(-1)]
    if (!first || !second || !last) throw new Error('the row has no such cells')
    await userEvent.click(second)
    await userEvent.keyboard('{End}{ArrowLeft}')
    const site = document.activeElement?.closest('[role="gridcell"]')
    await expect(site?.getBoundingClientRect().right).toBeLessThanOrEqual(last.getBoundingClientRect().left + 1)
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}')
    await waitFor(() => expect(second).toHaveFocus())
    await expect(second.getBoundingClientRect().left).toBeGreaterThanOrEqual(first.getBoundingClientRect().right - 1)
  },
}
export const Dark: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    selection: { ...noneSelected, selected: { kind: 'some', ids: new Set(['lead-2', 'lead-3']) } },
    totalCount: 1240,
  },
  globals: { theme: 'dark' },
}

async function rowAt(canvas: Pick<ReturnType<typeof within>, 'getAllByRole'>, index: number): Promise<HTMLElement> {
  return await waitFor(() => {
    const row = canvas.getAllByRole('row').find((each: HTMLElement) => each.ariaRowIndex === String(index + 2))
    if (!row) throw new Error(`row ${index} is not rendered`)
    return row
  })
}
