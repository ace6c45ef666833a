import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { industries, RemotePicker } from './SearchPicker.fixtures.tsx'
import { SearchPicker } from './SearchPicker.tsx'
import { type PickerUnresolved, type SearchPickerProps } from './SearchPickerProps.ts'

const meta = {
  title: 'Data/SearchPicker/Remote search',
  component: SearchPicker,
  args: {
    label: 'Industry',
    options: industries,
    values: [],
    field: { placeholder: 'Search industries' },
    onChange: fn<SearchPickerProps['onChange']>(),
    unresolved: { onChange: fn<NonNullable<PickerUnresolved['onChange']>>() },
  },
  render: (args) => <RemotePicker {...args} />,
  decorators: [(Story) => <div style={{ width: 400, maxWidth: '100%', minHeight: 400 }}>{Story()}</div>],
} satisfies Meta<typeof SearchPicker>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const fieldIn = (canvas: Canvas) => canvas.getByRole<HTMLInputElement>('combobox')
const quick = userEvent.setup({ delay: null })

export const Search: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(fieldIn(canvas), 'gas')
    await expect(canvas.getByRole('listbox')).toHaveAttribute('aria-busy', 'true')
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1))
    await userEvent.click(canvas.getByRole('option', { name: 'Oil and Gas' }))
    await expect(args.onChange).toHaveBeenCalledWith(expect.anything(), { values: ['Oil and Gas'] })
    await expect(fieldIn(canvas)).toHaveValue('Oil and Gas')
  },
}

/** If the user presses keys before the response, the keys act on the options of the response. */
export const KeysBeforeTheAnswer: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    fieldIn(canvas).focus()
    await quick.keyboard('retail{ArrowDown}{Enter}')
    await expect(args.onChange).not.toHaveBeenCalled()
    await waitFor(() =>
      expect(args.onChange).toHaveBeenCalledWith(expect.anything(), { values: ['Retail Apparel and Fashion'] }),
    )
  },
}

/** If the user leaves the field before the response, the response selects the option with the typed name. */
export const LeftBeforeTheAnswer: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    fieldIn(canvas).focus()
    await quick.keyboard('oil and gas{Tab}')
    await expect(fieldIn(canvas)).toHaveValue('oil and gas')
    await expect(args.unresolved?.onChange).toHaveBeenLastCalledWith({ text: 'oil and gas', isSearching: true })
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(expect.anything(), { values: ['Oil and Gas'] }))
    await waitFor(() => expect(args.unresolved?.onChange).toHaveBeenLastCalledWith(undefined))
    await expect(fieldIn(canvas)).toHaveValue('Oil and Gas')
  },
}

/** A text that is not the name of an option stays in the field, with an error. */
export const UnknownText: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    values: ['Banking'],
    unresolved: { ...meta.args.unresolved, errorOf: (text) => `There is no industry “${text}”.` },
  },
  play: async ({ canvas, args }) => {
    fieldIn(canvas).focus()
    await quick.keyboard('oil and g{Tab}')
    await waitFor(() => expect(fieldIn(canvas)).toHaveAccessibleDescription('There is no industry “oil and g”.'))
    await waitFor(() =>
      expect(args.unresolved?.onChange).toHaveBeenLastCalledWith({ text: 'oil and g', isSearching: false }),
    )
    await expect(fieldIn(canvas)).toHaveValue('oil and g')
    fieldIn(canvas).focus()
    await userEvent.keyboard('{Escape}')
    await expect(fieldIn(canvas)).toHaveValue('Banking')
    await expect(args.unresolved?.onChange).toHaveBeenLastCalledWith(undefined)
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(fieldIn(canvas))
    await userEvent.type(fieldIn(canvas), 'unheard of')
    await userEvent.click(document.body)
    await waitFor(() => expect(fieldIn(canvas)).toBeInvalid())
  },
}
