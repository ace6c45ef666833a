import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { leadId, type Lead, leads } from './DataTable.fixtures.tsx'
import { DataTable } from './DataTable.tsx'

const meta = {
  title: 'Data/DataTable/Addresses',
  component: DataTable<Lead>,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Recipients',
    rows: leads(5),
    getRowId: leadId,
    columns: [
      {
        type: 'link',
        id: 'profile',
        header: 'Profile',
        getText: ({ id }) => `https://www.linkedin.com/in/${id}/`,
        getHref: ({ id }) => `https://www.linkedin.com/in/${id}/`,
      },
      { type: 'text', id: 'company', header: 'Company', getText: ({ company }) => company },
    ],
  },
  render: (args) => (
    <div style={{ height: 320 }}>
      <DataTable<Lead> {...args} />
    </div>
  ),
} satisfies Meta<typeof DataTable<Lead>>
export default meta
type Story = StoryObj<typeof meta>

/** A link shows a short form of its address. The tooltip and the clipboard have the full address. */
export const Shortened: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { rules: ['LIST-50'] },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'in/lead-1' })
    const row = canvas.getAllByRole('row').find((each) => each.contains(link)) ?? link
    await expect(link).toHaveAttribute('href', 'https://www.linkedin.com/in/lead-1/')
    await expect(link).toHaveStyle({ fontWeight: '400' })
    await userEvent.hover(link)
    const whole = { selector: '[role="tooltip"]' }
    await expect(await within(document.body).findByText('https://www.linkedin.com/in/lead-1/', whole)).toBeVisible()
    const copied = (from: Element) => {
      const clipboardData = new DataTransfer()
      from.dispatchEvent(new ClipboardEvent('copy', { bubbles: true, cancelable: true, clipboardData }))
      return clipboardData.getData('text/plain')
    }
    await expect(copied(link)).toBe('https://www.linkedin.com/in/lead-1/')
    window.getSelection()?.selectAllChildren(link)
    await expect(copied(link)).toBe('https://www.linkedin.com/in/lead-1/')
    window.getSelection()?.selectAllChildren(row)
    await expect(copied(link)).toBe('')
    window.getSelection()?.removeAllRanges()
  },
}
