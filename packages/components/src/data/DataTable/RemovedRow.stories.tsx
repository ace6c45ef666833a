import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { leadId, type Lead, leads } from './DataTable.fixtures.tsx'
import { DataTable } from './DataTable.tsx'
import { type DataTableProps } from './DataTableProps.ts'

function Shrinking(props: DataTableProps<Lead>) {
  const [rows, setRows] = useState(props.rows)
  return (
    <div style={{ height: 320 }}>
      <DataTable<Lead>
        {...props}
        rows={rows}
        onRowAction={(_, { rowId }) => setRows((before) => before?.filter(({ id }) => id !== rowId))}
      />
    </div>
  )
}

const meta = {
  title: 'Data/DataTable/RemovedRow',
  component: DataTable<Lead>,
  parameters: { layout: 'fullscreen' },
  render: (args) => <Shrinking {...args} />,
  args: {
    label: 'Recipients',
    rows: leads(3),
    getRowId: leadId,
    columns: [
      { type: 'text', id: 'name', header: 'Name', getText: ({ name }) => name },
      {
        type: 'actions',
        id: 'actions',
        header: 'Actions',
        width: 160,
        isAlwaysShown: true,
        getActions: ({ id }) => [{ id: 'remove', label: `Remove ${id}`, isQuick: true }],
      },
    ],
  },
} satisfies Meta<typeof DataTable<Lead>>
export default meta
type Story = StoryObj<typeof meta>

/** When the focused row is removed, the next row gets the focus, or the previous row if no next row exists. */
export const KeepsFocus: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const buttonOf = (id: string) => canvas.findByRole('button', { name: new RegExp(`^Remove ${id}`) })
    const second = await buttonOf('lead-2')
    await userEvent.click(second)
    const third = await buttonOf('lead-3')
    await waitFor(() => expect(third).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    const first = await buttonOf('lead-1')
    await waitFor(() => expect(first).toHaveFocus())
  },
}
