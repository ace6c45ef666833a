import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ColumnsDialog, type ColumnsDialogProps } from './ColumnsDialog.tsx'

const columns = ['Name', 'Company', 'Title', 'Category', 'Last contact', 'Sequence', 'Budget'].map((label, index) => ({
  key: label.toLowerCase().replace(' ', '_'),
  label,
  isEnabled: index < 5,
  isCustom: label === 'Budget',
}))

function Held(props: ColumnsDialogProps) {
  const [held, setHeld] = useState(props.columns)
  return (
    <ColumnsDialog
      {...props}
      columns={held}
      onChange={(data) => {
        setHeld(data.columns)
        props.onChange(data)
      }}
      onAttributeRename={(event, data) => {
        setHeld(held.map((column) => (column.key === data.key ? { ...column, label: data.name } : column)))
        props.onAttributeRename?.(event, data)
      }}
      onAttributeDelete={(event, data) => {
        setHeld(held.filter(({ key }) => key !== data.key))
        props.onAttributeDelete?.(event, data)
      }}
    />
  )
}

const meta = {
  title: 'Data/ColumnsDialog',
  component: ColumnsDialog,
  render: (args) => <Held {...args} />,
  args: {
    isOpen: true,
    columns,
    onClose: fn<ColumnsDialogProps['onClose']>(),
    onChange: fn<ColumnsDialogProps['onChange']>(),
    onReset: fn<NonNullable<ColumnsDialogProps['onReset']>>(),
    onAttributeRename: fn<NonNullable<ColumnsDialogProps['onAttributeRename']>>(),
    onAttributeDelete: fn<NonNullable<ColumnsDialogProps['onAttributeDelete']>>(),
    onAttributeAdd: fn<NonNullable<ColumnsDialogProps['onAttributeAdd']>>(),
  },
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 600 },
      description: {
        component:
          '**Keyboard**: On a handle, Arrow Up and Arrow Down move the column by one place. Home and End move the column to the start or end. On a switch, Space shows or hides the column. Escape closes the dialog.',
      },
    },
  },
} satisfies Meta<typeof ColumnsDialog>
export default meta
type Story = StoryObj<typeof meta>

/** Waits until the focus is in the dialog. Otherwise, the dialog would move the focus during the test. */
const dialog = async (name: string) => {
  const surface = await within(document.body).findByRole('dialog', { name })
  await waitFor(() => expect(surface.contains(document.activeElement)).toBe(true))
  return within(surface)
}
const order = (shown: Awaited<ReturnType<typeof dialog>>) =>
  shown.getAllByRole('switch').map((each) => each.closest('li')?.textContent)

export const Default: Story = {
  play: async ({ args }) => {
    const shown = await dialog('Show Columns')
    shown.getByRole('button', { name: 'Move Title' }).focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(order(shown).slice(0, 3)).toEqual(['Name', 'Title', 'Company'])
    await expect(shown.getByRole('button', { name: 'Move Title' })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(order(shown).at(-1)).toBe('Title')
    await userEvent.click(shown.getByRole('switch', { name: 'Budget' }))
    await expect(shown.getByRole('switch', { name: 'Budget' })).toBeChecked()
    await userEvent.click(shown.getByRole('button', { name: 'Done' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const AddCustomAttribute: Story = {
  parameters: { rules: ['RECIP-2', 'RECIP-6'] },
  play: async ({ args }) => {
    const shown = await dialog('Show Columns')
    await userEvent.click(shown.getByRole('button', { name: 'Add custom attribute' }))
    const small = await dialog('Add custom attribute')
    await userEvent.click(small.getByRole('button', { name: 'Add' }))
    // The dialog fades in.
    await waitFor(() => expect(small.getByText('Field is required')).toBeVisible())
    const field = small.getByRole('textbox', { name: /Name/ })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.type(field, 'budget')
    await waitFor(() => expect(small.getByText('There is an attribute with this name already')).toBeVisible())
    await userEvent.type(field, ' 2026{Enter}')
    await expect(args.onAttributeAdd).toHaveBeenCalledWith(expect.anything(), { name: 'budget 2026' })
  },
}
export const RenameAttribute: Story = {
  play: async ({ args }) => {
    const shown = await dialog('Show Columns')
    await expect(shown.queryByRole('button', { name: 'Rename Company' })).toBeNull()
    await userEvent.click(shown.getByRole('button', { name: 'Rename Budget' }))
    const field = shown.getByRole('textbox', { name: 'New name of Budget' })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(shown.getByRole('button', { name: 'Rename Budget' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await userEvent.clear(shown.getByRole('textbox', { name: 'New name of Budget' }))
    await userEvent.keyboard('company{Enter}')
    await expect(shown.getByText('There is an attribute with this name already')).toBeVisible()
    await userEvent.keyboard('{Control>}a{/Control}Budget 2026{Enter}')
    await expect(args.onAttributeRename).toHaveBeenCalledWith(expect.anything(), { key: 'budget', name: 'Budget 2026' })
    await waitFor(() => expect(shown.getByRole('button', { name: 'Rename Budget 2026' })).toHaveFocus())
  },
}

/** The button 'Delete Budget' opens a dialog. Only the dialog's button 'Delete' deletes the attribute. */
export const DeleteAttribute: Story = {
  play: async ({ args }) => {
    const shown = await dialog('Show Columns')
    await userEvent.click(shown.getByRole('button', { name: 'Delete Budget' }))
    const confirm = within(await within(document.body).findByRole('alertdialog', { name: "Delete 'Budget'?" }))
    await waitFor(() => expect(confirm.getByText(/all its values are removed/)).toBeVisible())
    await expect(args.onAttributeDelete).not.toHaveBeenCalled()
    await userEvent.click(confirm.getByRole('button', { name: 'Delete' }))
    await expect(args.onAttributeDelete).toHaveBeenCalledWith(expect.anything(), { key: 'budget' })
    await waitFor(() =>
      expect(within(document.body).queryByRole('switch', { name: 'Budget', hidden: true })).toBeNull(),
    )
  },
}
export const OneLeft: Story = {
  tags: ['!dev', '!autodocs'],
  args: { columns: columns.map((column, index) => Object.assign({ ...column }, { isEnabled: index === 0 })) },
  play: async () => {
    const shown = await dialog('Show Columns')
    await expect(shown.getByRole('switch', { name: 'Name' })).toBeDisabled()
  },
}
export const ManyColumns: Story = {
  args: {
    columns: Array.from({ length: 40 }, (_, index) => ({
      key: `c${index}`,
      label: `Custom attribute ${index + 1}`,
      isEnabled: index % 3 === 0,
      isCustom: index > 9,
    })),
  },
}
export const LongText: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    columns: columns.map(({ label, ...column }) =>
      Object.assign(column, { label: `${label} ${'of the recipient, as the import wrote it '.repeat(2)}` }),
    ),
  },
}
export const WithoutAttributes: Story = {
  render: ({ isOpen, onClose, onChange }) => <Held {...{ isOpen, onClose, onChange, columns }} />,
}
export const Dark: Story = { tags: ['!dev', '!autodocs'], globals: { theme: 'dark' } }
