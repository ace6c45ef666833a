import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { filters, someValues } from '../FilterBar/FilterBar.fixtures.ts'
import { FilterDrawer, type FilterDrawerProps } from './FilterDrawer.tsx'

const meta = {
  title: 'Data/FilterDrawer',
  component: FilterDrawer,
  args: {
    isOpen: true,
    filters,
    values: {},
    today: '2026-03-17',
    onApply: fn<FilterDrawerProps['onApply']>(),
    onClose: fn<FilterDrawerProps['onClose']>(),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, iframeHeight: 640 },
      description: {
        component:
          '**Keyboard**: fields in order, Enter in a field applies, Escape closes and changes nothing; focus goes back to where it came from.',
      },
    },
  },
} satisfies Meta<typeof FilterDrawer>
export default meta
type Story = StoryObj<typeof meta>

const drawer = async () => within(await within(document.body).findByRole('dialog', { name: 'Filter' }))

export const Default: Story = {
  play: async ({ args }) => {
    const shown = await drawer()
    await userEvent.click(shown.getByRole('combobox', { name: 'Category' }))
    await userEvent.click(await within(document.body).findByRole('menuitemcheckbox', { name: 'Objection' }))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(shown.getByRole('radio', { name: 'Yes' }))
    await userEvent.type(shown.getByRole('spinbutton', { name: 'Messages: to' }), '50')
    await userEvent.type(shown.getByPlaceholderText('Search Title'), 'sales')
    await userEvent.click(shown.getByRole('button', { name: 'Apply' }))
    await expect(args.onApply).toHaveBeenCalledWith(expect.anything(), {
      values: {
        category: { type: 'select', values: ['objection'] },
        replied: { type: 'boolean', isOn: true },
        messages: { type: 'number_range', range: [0, 50] },
        title: { type: 'search', text: 'sales' },
      },
    })
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const Filled: Story = {
  args: { values: someValues },
  play: async ({ args }) => {
    const shown = await drawer()
    await expect(shown.getByPlaceholderText('Search Title')).toHaveValue('Head of sales')
    await userEvent.click(shown.getByRole('button', { name: 'Clear' }))
    await expect(args.onApply).toHaveBeenCalledWith(expect.anything(), { values: {} })
    await expect(shown.getByPlaceholderText('Search Title')).toHaveValue('')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
export const Searchable: Story = {
  play: async () => {
    const shown = await drawer()
    await userEvent.type(shown.getByRole('combobox', { name: 'Country' }), 'zea')
    await expect(await within(document.body).findByRole('menuitemcheckbox', { name: 'New Zealand' })).toBeVisible()
    await expect(within(document.body).queryByRole('menuitemcheckbox', { name: 'Austria' })).toBeNull()
  },
}
export const Empty: Story = { args: { filters: [] } }
export const LongText: Story = {
  args: {
    filters: filters.map(({ label, ...filter }) =>
      Object.assign(filter, { label: `${label} of the recipient as it was when the list was imported` }),
    ),
  },
}
export const Dark: Story = { args: { values: someValues }, globals: { theme: 'dark' } }
