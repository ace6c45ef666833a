import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { leadColumns, leadId, type Lead, leads } from './DataTable.fixtures.tsx'
import { DataTable } from './DataTable.tsx'
import { emptyRowSelection } from './rowSelection.ts'

const meta = {
  title: 'Data/DataTable/Scrolling',
  component: DataTable<Lead>,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div style={{ height: 560 }}>
      <DataTable<Lead> {...args} />
    </div>
  ),
  args: {
    label: 'Recipients',
    rows: leads(25),
    columns: leadColumns,
    getRowId: leadId,
    selection: { selected: emptyRowSelection, onChange: () => undefined },
  },
} satisfies Meta<typeof DataTable<Lead>>
export default meta
type Story = StoryObj<typeof meta>

/** A side of the table has a shadow while columns are hidden on this side. */
export const ScrolledSideways: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { rules: ['LIST-51'] },
  play: async ({ canvas }) => {
    const name = canvas.getAllByRole('gridcell')[1]
    const grid = canvas.getByRole('grid')
    const last = () => canvas.getAllByRole('columnheader').at(-1)?.getBoundingClientRect().left ?? 0
    const edge = (side = 'start') => grid.querySelector(`[data-pinned-edge="${side}"]`)
    await expect(edge()).toBeNull()
    await waitFor(() => expect(edge('end')?.getBoundingClientRect().left).toBeCloseTo(last(), 0))
    grid.parentElement?.scrollTo({ left: 300 })
    await waitFor(() =>
      expect(edge()?.getBoundingClientRect().left).toBeCloseTo(name?.getBoundingClientRect().right ?? 0, 0),
    )
    grid.parentElement?.scrollTo({ left: 10_000 })
    await waitFor(() => expect(edge('end')).toBeNull())
    grid.parentElement?.scrollTo({ left: 0 })
    await waitFor(() => expect(edge()).toBeNull())
  },
}
export const ManyRows: Story = {
  tags: ['!dev', '!autodocs'],
  args: { rows: leads(10_000) },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid')
    await expect(grid.querySelectorAll('[role="row"]').length).toBeLessThan(60)
    grid.parentElement?.scrollTo({ top: 200_000, left: 1200 })
    await waitFor(() => expect(grid.querySelector('[aria-rowindex="5004"]')).not.toBeNull())
  },
}
