import { Button } from '@fluentui/react-components'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { filters, someValues } from './FilterBar.fixtures.ts'
import { FilterBar, type FilterBarProps } from './FilterBar.tsx'

function Held(props: FilterBarProps) {
  const [values, setValues] = useState(props.values)
  const [search, setSearch] = useState(props.search ?? '')
  return (
    <FilterBar
      {...props}
      search={search}
      onSearchChange={(event, data) => {
        setSearch(data.search)
        props.onSearchChange?.(event, data)
      }}
      values={values}
      onValuesChange={(event, data) => {
        setValues(data.values)
        props.onValuesChange(event, data)
      }}
    />
  )
}

const meta = {
  title: 'Data/FilterBar',
  component: FilterBar,
  render: (args) => <Held {...args} />,
  args: {
    searchLabel: 'recipients',
    filters,
    values: {},
    onSearchChange: fn<NonNullable<FilterBarProps['onSearchChange']>>(),
    onValuesChange: fn<FilterBarProps['onValuesChange']>(),
    onFiltersOpen: fn<FilterBarProps['onFiltersOpen']>(),
  },
  parameters: {
    docs: {
      description: {
        component:
          '**Keyboard**: the tags are one tab stop. Arrows move between the tags. Delete, Backspace and Enter remove a tag.',
      },
    },
  },
} satisfies Meta<typeof FilterBar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search recipients' }), 'ada')
    await expect(args.onSearchChange).toHaveBeenLastCalledWith(expect.anything(), { search: 'ada' })
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }))
    await expect(args.onFiltersOpen).toHaveBeenCalledOnce()
  },
}
export const WithTags: Story = {
  parameters: { rules: ['LIST-47'] },
  args: { values: someValues, children: <Button>Columns</Button> },
  play: async ({ canvas, args }) => {
    const categories = canvas.getByRole('button', { name: /Category: Interested \+1/ })
    await expect(within(categories).getByText('Category: Interested +1')).toHaveAttribute(
      'title',
      'Category: Interested, Objection',
    )
    categories.focus()
    await userEvent.keyboard('{Delete}')
    await expect(canvas.queryByRole('button', { name: /Category/ })).toBeNull()
    const { category: _, ...others } = someValues
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(expect.anything(), { values: others })
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }))
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(expect.anything(), { values: {} })
  },
}
export const QuickFilters: Story = {
  parameters: { rules: ['INBOX-77'] },
  args: { values: someValues, quickKeys: ['category', 'sequence'] },
  play: async ({ canvas, args }) => {
    const field = await canvas.findByRole('combobox', { name: 'Category' })
    await expect(field).toHaveValue('Interested, Objection')
    await expect(canvas.queryByRole('button', { name: /Category:/ })).toBeNull()
    await userEvent.click(field)
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Neutral' }))
    const category = { type: 'select', values: ['interested', 'objection', 'neutral'] }
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(expect.anything(), {
      values: { ...someValues, category },
    })
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }))
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(expect.anything(), { values: { category } })
  },
}
export const LongText: Story = {
  args: {
    values: {
      ...someValues,
      title: {
        type: 'search',
        text: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      },
    },
  },
}
export const Dark: Story = { tags: ['!dev', '!autodocs'], args: { values: someValues }, globals: { theme: 'dark' } }
