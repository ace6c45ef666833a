import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Pagination, type PaginationProps } from './Pagination.tsx'

const meta = {
  title: 'Data/Pagination',
  component: Pagination,
  args: {
    label: 'Recipients pages',
    page: 1,
    pageSize: 25,
    itemCount: 25,
    totalCount: 1240,
    hasNextPage: true,
    onPageChange: fn<PaginationProps['onPageChange']>(),
  },
  parameters: {
    docs: {
      description: {
        component: '**Keyboard**: Tab moves through the select and the buttons. A disabled button can have the focus.',
      },
    },
  },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('26-50 of 1,240')).toBeVisible()
    canvas.getByRole('button', { name: 'Next page' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPageChange).toHaveBeenLastCalledWith(expect.anything(), { page: 2, pageSize: 25 })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rows per page' }), '100')
    await expect(args.onPageChange).toHaveBeenLastCalledWith(expect.anything(), { page: 0, pageSize: 100 })
  },
}
export const PrefetchesOnIntent: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { rules: ['LIST-62'] },
  args: { onPageIntent: fn<NonNullable<PaginationProps['onPageIntent']>>() },
  play: async ({ canvas, args }) => {
    await expect(args.onPageIntent).not.toHaveBeenCalled()
    await userEvent.hover(canvas.getByRole('button', { name: 'Next page' }))
    await expect(args.onPageIntent).toHaveBeenLastCalledWith({ page: 2 })
    canvas.getByRole('button', { name: 'Previous page' }).focus()
    await expect(args.onPageIntent).toHaveBeenLastCalledWith({ page: 0 })
  },
}
export const FirstPage: Story = {
  args: { page: 0 },
  play: async ({ canvas, args }) => {
    const previous = canvas.getByRole('button', { name: 'Previous page' })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(previous)
    await expect(args.onPageChange).not.toHaveBeenCalled()
  },
}
export const LastPage: Story = { args: { page: 49, itemCount: 15, hasNextPage: false } }
export const UnknownTotal: Story = { args: { totalCount: undefined } }
export const Empty: Story = { args: { page: 0, itemCount: 0, totalCount: 0, hasNextPage: false } }
export const Dark: Story = { tags: ['!dev', '!autodocs'], globals: { theme: 'dark' } }
