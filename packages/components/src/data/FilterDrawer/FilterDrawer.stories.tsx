import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
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
          '**Keyboard**: Tab moves through the fields. Enter in a field applies the values. Escape closes the drawer and discards the edits.',
      },
    },
  },
} satisfies Meta<typeof FilterDrawer>
export default meta
type Story = StoryObj<typeof meta>

const drawer = async () => {
  const dialog = await within(document.body).findByRole('dialog', { name: 'Filter' })
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  return within(dialog)
}

export const Default: Story = {
  play: async ({ args }) => {
    const shown = await drawer()
    await userEvent.click(shown.getByRole('combobox', { name: 'Category' }))
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Objection' }))
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
/** If the filters fail to load, the drawer shows an error instead of an empty list. */
export const Failed: Story = {
  parameters: { rules: ['LIST-15'] },
  args: { filters: [], error: 'The server did not respond.', onRetry: fn<() => void>() },
  play: async ({ args }) => {
    const shown = await drawer()
    await expect(shown.queryByText('This list has no filters.')).toBeNull()
    await userEvent.click(shown.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
/** The Apply button shows the expected number of results. */
export const Counted: Story = {
  parameters: { rules: ['LIST-46'] },
  args: {
    resultText: 'Show 214 recipients',
    onEdit: fn<NonNullable<FilterDrawerProps['onEdit']>>(),
    onApplyIntent: fn<NonNullable<FilterDrawerProps['onApplyIntent']>>(),
  },
  play: async ({ args }) => {
    const shown = await drawer()
    await expect(shown.getByRole('button', { name: 'Apply: Show 214 recipients' })).toHaveTextContent(
      'Show 214 recipients',
    )
    await userEvent.type(shown.getByPlaceholderText('Search Title'), 'sa')
    await expect(args.onEdit).toHaveBeenLastCalledWith({ title: { type: 'search', text: 'sa' } })
    await expect(args.onApplyIntent).not.toHaveBeenCalled()
    await userEvent.hover(shown.getByRole('button', { name: 'Apply: Show 214 recipients' }))
    await expect(args.onApplyIntent).toHaveBeenCalledOnce()
    await userEvent.click(shown.getByRole('button', { name: 'Clear' }))
    await expect(args.onEdit).toHaveBeenLastCalledWith({})
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
/** The Apply button is disabled until the filters have loaded. */
export const Loading: Story = {
  args: { filters: [], isLoading: true },
  play: async ({ args }) => {
    const shown = await drawer()
    await expect(shown.getByRole('button', { name: 'Apply' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(shown.getByRole('button', { name: 'Apply' }))
    await expect(args.onApply).not.toHaveBeenCalled()
  },
}
export const Searchable: Story = {
  play: async () => {
    const shown = await drawer()
    await userEvent.type(shown.getByRole('combobox', { name: 'Country' }), 'zea')
    await expect(await within(document.body).findByRole('option', { name: 'New Zealand' })).toBeVisible()
    await expect(within(document.body).queryByRole('option', { name: 'Austria' })).toBeNull()
  },
}
const manyFilters: FilterDrawerProps['filters'] = [
  {
    key: 'industry',
    label: 'Industry',
    type: 'select',
    items: Array.from({ length: 5000 }, (_, index) => ({ text: `Industry ${index + 1}`, value: `i${index + 1}` })),
  },
  { key: 'title', label: 'Title', type: 'search' },
]

/** Only the visible options are in the DOM. */
export const ManyOptions: Story = {
  tags: ['!dev', '!autodocs'],
  args: { filters: manyFilters },
  play: async ({ args }) => {
    const shown = await drawer()
    const field = shown.getByRole('combobox', { name: 'Industry' })
    await expect(field).toHaveAttribute('placeholder', 'Choose Industry')
    field.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(shown.getAllByRole('option').length).toBeGreaterThan(4))
    await expect(shown.getAllByRole('option').length).toBeLessThan(40)
    await userEvent.keyboard('{PageDown}{ArrowDown}{Enter}')
    await waitFor(() =>
      expect(shown.getByRole('option', { name: 'Industry 10' })).toHaveAttribute('aria-selected', 'true'),
    )
    await userEvent.keyboard('4999')
    await waitFor(() => expect(shown.getByRole('option', { name: 'Industry 4999' })).toBeVisible())
    await userEvent.keyboard('{Enter}{Escape}')
    await expect(field).toHaveValue('Industry 10, Industry 4999')
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(shown.getByRole('button', { name: 'Apply' }))
    await expect(args.onApply).toHaveBeenCalledWith(expect.anything(), {
      values: { industry: { type: 'select', values: ['i10', 'i4999'] } },
    })
  },
}
export const ManyOptionsOpen: Story = {
  tags: ['!dev', '!autodocs'],
  args: { filters: manyFilters, values: { industry: { type: 'select', values: ['i2', 'i3'] } } },
  play: async () => {
    const shown = await drawer()
    await userEvent.click(shown.getByRole('combobox', { name: 'Industry' }))
    await waitFor(() => expect(shown.getByRole('option', { name: 'Industry 2' })).toBeVisible())
  },
}

/** The lowest value of the slider is 0, although the filter has `start: 1`. */
export const NumberRange: Story = {
  args: { filters: filters.filter(({ type }) => type === 'number_range') },
  play: async ({ args }) => {
    const shown = await drawer()
    const [from, to] = shown.getAllByRole('slider')
    await expect(from).toHaveAttribute('aria-valuenow', '0')
    from?.focus()
    await userEvent.keyboard('{PageUp}{ArrowRight}')
    await expect(shown.getByRole('spinbutton', { name: 'Messages: from' })).toHaveValue(55)
    to?.focus()
    await userEvent.keyboard('{Home}')
    await expect(shown.getByRole('spinbutton', { name: 'Messages: to' })).toHaveValue(55)
    await userEvent.keyboard('{PageUp}')
    await userEvent.click(shown.getByRole('button', { name: 'Apply' }))
    await expect(args.onApply).toHaveBeenCalledWith(expect.anything(), {
      values: { messages: { type: 'number_range', range: [55, 105] } },
    })
  },
}
/** A filter without an upper bound has no slider. */
export const OpenNumberRange: Story = {
  tags: ['!dev', '!autodocs'],
  args: { filters: [{ key: 'messages', label: 'Messages', type: 'number_range', start: 0 }] },
  parameters: { rules: ['LIST-10', 'SHELL-36'] },
  play: async ({ args }) => {
    const shown = await drawer()
    await expect(shown.queryByRole('slider')).toBeNull()
    const [from, to] = shown.getAllByRole('spinbutton')
    if (!from || !to) throw new Error('two fields expected')
    await userEvent.type(from, '12')
    await userEvent.type(to, '7')
    const apply = shown.getByRole('button', { name: 'Apply' })
    await userEvent.click(apply)
    await expect(shown.getByText('The end cannot be below the start.')).toBeVisible()
    await expect(args.onApply).not.toHaveBeenCalled()
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.clear(to)
    // `fireEvent` returns false if a listener has cancelled the event.
    await expect(fireEvent.keyDown(to, { key: 'Enter' })).toBe(true)
    await expect(fireEvent.keyDown(to, { key: 'Enter', shiftKey: true })).toBe(false)
    await userEvent.click(apply)
    await expect(args.onApply).toHaveBeenCalledWith(expect.anything(), {
      values: { messages: { type: 'number_range', range: [12, undefined] } },
    })
  },
}

/** A 21st value cannot be chosen. */
export const TooManyValues: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    filters: manyFilters,
    values: {
      industry: { type: 'select', values: Array.from({ length: 20 }, (_, index) => `i${index + 1}`) },
    },
  },
  parameters: { rules: ['LIST-7'] },
  play: async ({ args }) => {
    const shown = await drawer()
    await waitFor(() => expect(shown.getByText('At most 20 values can be chosen.')).toBeVisible())
    await userEvent.type(shown.getByRole('combobox', { name: 'Industry' }), '4999')
    const option = await shown.findByRole('option', { name: /Industry 4999/ })
    await expect(option).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}{Escape}')
    await userEvent.click(shown.getByRole('button', { name: 'Apply' }))
    await expect(args.onApply).toHaveBeenCalledWith(expect.anything(), { values: args.values })
  },
}
export const Empty: Story = { args: { filters: [] } }
export const LongText: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    filters: filters.map(({ label, ...filter }) =>
      Object.assign(filter, { label: `${label} of the recipient as it was when the list was imported` }),
    ),
  },
}
export const Dark: Story = { tags: ['!dev', '!autodocs'], args: { values: someValues }, globals: { theme: 'dark' } }
