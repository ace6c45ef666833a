import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { industries, KeptPicker, LatePicker, longNames, manyCompanies, sequences } from './SearchPicker.fixtures.tsx'
import { SearchPicker } from './SearchPicker.tsx'
import { type PickerCreation, type PickerLoading, type SearchPickerProps } from './SearchPickerProps.ts'

const meta = {
  title: 'Data/SearchPicker',
  component: SearchPicker,
  args: {
    label: 'Industry',
    options: industries,
    values: [],
    field: { placeholder: 'Search industries' },
    onChange: fn<SearchPickerProps['onChange']>(),
  },
  render: (args) => <KeptPicker {...args} />,
  decorators: [(Story) => <div style={{ width: 400, maxWidth: '100%', minHeight: 400 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          '**Keyboard**: typing or an arrow opens the list. Enter selects an option. Escape closes the list and restores the selection. Leaving the field selects an option with the typed name. Backspace in the empty search removes the last tag.',
      },
    },
  },
} satisfies Meta<typeof SearchPicker>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const fieldIn = (canvas: Canvas) => canvas.getByRole<HTMLInputElement>('combobox')
const optionIn = (canvas: Canvas, name: string) => canvas.findByRole('option', { name })
const activeIn = (canvas: Canvas) =>
  document.getElementById(fieldIn(canvas).getAttribute('aria-activedescendant') ?? '')?.textContent
const expectChoice = (onChange: SearchPickerProps['onChange'], ...values: readonly string[]) =>
  expect(onChange).toHaveBeenLastCalledWith(expect.anything(), { values })

export const Default: Story = {
  args: { values: ['Retail'] },
  play: async ({ canvas }) => {
    await expect(fieldIn(canvas)).toHaveValue('Retail')
    await expect(fieldIn(canvas)).toHaveAttribute('aria-expanded', 'false')
    await expect(fieldIn(canvas)).toHaveAccessibleName('Industry')
  },
}

export const ByPointer: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.click(fieldIn(canvas))
    await userEvent.click(await optionIn(canvas, 'Oil and Gas'))
    await expectChoice(args.onChange, 'Oil and Gas')
    await expect(fieldIn(canvas)).toHaveValue('Oil and Gas')
    await expect(fieldIn(canvas)).toHaveFocus()
    await expect(canvas.queryByRole('listbox')).toBeNull()
  },
}

export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(fieldIn(canvas)).toHaveAttribute('aria-expanded', 'true')
    await expect(activeIn(canvas)).toBe('Accounting')
    await userEvent.keyboard('{ArrowUp}')
    await expect(activeIn(canvas)).toBe('Software Development')
    await userEvent.keyboard('{Home}{PageDown}{ArrowDown}{ArrowDown}{ArrowDown}')
    await expect(activeIn(canvas)).toBe('Banking')
    await userEvent.keyboard('{Enter}')
    await expectChoice(args.onChange, 'Banking')
    await expect(fieldIn(canvas)).toHaveValue('Banking')
    // Typing in the closed field starts a new search.
    await userEvent.keyboard('oil{Enter}')
    await expectChoice(args.onChange, 'Oil and Gas')
  },
}

/** If the user types without pauses, the picker handles every key. */
export const FastKeys: Story = {
  tags: ['!dev', '!autodocs'],
  args: { choice: { isMultiple: true, shownAs: 'tags' } },
  play: async ({ canvas, args }) => {
    fieldIn(canvas).focus()
    await userEvent.setup({ delay: null }).keyboard('retail app{ArrowDown}{Enter}gas{Enter}bank{Enter}')
    await expectChoice(args.onChange, 'Retail Apparel and Fashion', 'Oil and Gas', 'Banking')
  },
}

/** Leaving the field chooses the option with the typed name. */
export const ExactName: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.type(fieldIn(canvas), 'retail')
    await userEvent.tab()
    await expectChoice(args.onChange, 'Retail')
    await expect(fieldIn(canvas)).toHaveValue('Retail')
    await userEvent.type(fieldIn(canvas), 'OIL AND GAS')
    await userEvent.click(document.body)
    await expectChoice(args.onChange, 'Oil and Gas')
  },
}

/** If the typed text is only a part of a name, leaving the field keeps the previous choice. */
export const OtherText: Story = {
  tags: ['!dev', '!autodocs'],
  args: { values: ['Banking'] },
  play: async ({ canvas, args }) => {
    await userEvent.type(fieldIn(canvas), 'ret')
    await userEvent.tab()
    await expect(fieldIn(canvas)).toHaveValue('Banking')
    await userEvent.click(fieldIn(canvas))
    await userEvent.tab()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** Tab chooses the option that the arrow keys moved to. */
export const TabChooses: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.type(fieldIn(canvas), 'ret{ArrowDown}')
    await userEvent.tab()
    await expectChoice(args.onChange, 'Retail Apparel and Fashion')
  },
}

export const EscapeRestores: Story = {
  tags: ['!dev', '!autodocs'],
  args: { values: ['Banking'] },
  play: async ({ canvas, args }) => {
    await userEvent.type(fieldIn(canvas), 'retail{Escape}')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await expect(fieldIn(canvas)).toHaveValue('Banking')
    await userEvent.tab()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Clearable: Story = {
  tags: ['!dev', '!autodocs'],
  args: { values: ['Banking'], choice: { isClearable: true } },
  play: async ({ canvas, args }) => {
    fieldIn(canvas).focus()
    await userEvent.keyboard('{Backspace}')
    await expectChoice(args.onChange)
    await expect(fieldIn(canvas)).toHaveValue('')
    await userEvent.keyboard('retail{Enter}{Delete}')
    await expect(fieldIn(canvas)).toHaveValue('')
  },
}

export const Multi: Story = {
  args: { choice: { isMultiple: true }, values: ['Banking'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(fieldIn(canvas))
    await expect(canvas.getByRole('listbox', { name: 'Industry' })).toHaveAttribute('aria-multiselectable', 'true')
    await userEvent.click(await optionIn(canvas, 'Retail'))
    await userEvent.click(await optionIn(canvas, 'Banking'))
    await expectChoice(args.onChange, 'Retail')
    await expect(await optionIn(canvas, 'Retail')).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('oil{Enter}{Escape}')
    await expect(fieldIn(canvas)).toHaveValue('Retail, Oil and Gas')
  },
}

export const Tags: Story = {
  args: { choice: { isMultiple: true, shownAs: 'tags' }, values: ['Banking', 'Retail', 'Oil and Gas'] },
  play: async ({ canvas, args }) => {
    const tags = canvas.getByRole('toolbar', { name: 'Industry' })
    await expect(tags.querySelectorAll('button')).toHaveLength(3)
    fieldIn(canvas).focus()
    await userEvent.keyboard('{Backspace}')
    await expectChoice(args.onChange, 'Banking', 'Retail')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('button', { name: 'Remove Retail' })).toHaveFocus()
    await userEvent.keyboard('{Delete}')
    await expectChoice(args.onChange, 'Banking')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Banking' }))
    await expectChoice(args.onChange)
    await expect(fieldIn(canvas)).toHaveFocus()
  },
}

/** Fifty tags scroll inside the field. */
export const Overflow: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    choice: { isMultiple: true, shownAs: 'tags' },
    options: manyCompanies,
    values: manyCompanies.slice(0, 50).map(({ value }) => value),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('toolbar').clientHeight).toBeLessThanOrEqual(168)
    await expect(fieldIn(canvas)).toBeVisible()
  },
}

/** The text of fifty names is cut off. */
export const OverflowText: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    choice: { isMultiple: true },
    options: manyCompanies,
    values: manyCompanies.slice(0, 50).map(({ value }) => value),
  },
}

export const LongText: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    label: 'Industry that most of the recipients of this sequence work in, as their profiles name it',
    options: longNames,
    choice: { isMultiple: true, shownAs: 'tags' },
    values: longNames.slice(1).map(({ value }) => value),
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(fieldIn(canvas))
    await expect(await optionIn(canvas, longNames[0]?.text ?? '')).toBeVisible()
    const list = canvas.getByRole('listbox')
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

/** Only the visible options are in the DOM. */
export const ManyRows: Story = {
  tags: ['!dev', '!autodocs'],
  args: { label: 'Company', options: manyCompanies, values: ['Company 5000'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(fieldIn(canvas))
    const chosen = await canvas.findByRole('option', { selected: true })
    const list = canvas.getByRole('listbox').getBoundingClientRect()
    await waitFor(() => expect(chosen.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom))
    await expect(chosen.getBoundingClientRect().top).toBeGreaterThanOrEqual(list.top)
    await expect(canvas.getAllByRole('option').length).toBeLessThan(40)
    await expect(chosen).toHaveAttribute('aria-setsize', '10000')
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(activeIn(canvas)).toBe('Company 10000'))
    await expect(await optionIn(canvas, 'Company 10000')).toBeVisible()
    await userEvent.keyboard('4999{Enter}')
    await expectChoice(args.onChange, 'Company 4999')
  },
}

export const Groups: Story = {
  args: { label: 'Sequence', options: sequences },
  play: async ({ canvas, args }) => {
    await userEvent.click(fieldIn(canvas))
    await expect(await optionIn(canvas, 'Founders in Berlin')).toHaveAccessibleDescription('Active')
    await expect(canvas.getByText('Paused')).toBeVisible()
    await userEvent.click(canvas.getByText('Paused'))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** The typed text can become a new option. */
export const WithCreation: Story = {
  args: {
    choice: { isClearable: true },
    creation: {
      textOf: (typed) => (typed === '' ? 'Add an industry…' : `Add “${typed}”…`),
      onCreate: fn<PickerCreation['onCreate']>(),
    },
  },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Industry' })
    await userEvent.type(field, 'retail')
    await expect(await optionIn(canvas, 'Retail')).toBeVisible()
    await expect(canvas.queryByRole('option', { name: /Add/ })).toBeNull()
    await userEvent.type(field, ' banks')
    await expect(await optionIn(canvas, 'Add “retail banks”…')).toBeVisible()
    await userEvent.tab()
    await userEvent.click(field)
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(activeIn(canvas)).toBe('Add an industry…'))
    await userEvent.tab()
    await expect(args.creation?.onCreate).not.toHaveBeenCalled()
    await userEvent.type(field, ' retail banks {Enter}')
    await expect(args.creation?.onCreate).toHaveBeenLastCalledWith(expect.anything(), { typed: 'retail banks' })
    await userEvent.click(field)
    await userEvent.click(await optionIn(canvas, 'Add an industry…'))
    await expect(args.creation?.onCreate).toHaveBeenLastCalledWith(expect.anything(), { typed: '' })
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** A disabled option shows why the user cannot choose it. */
export const DisabledOption: Story = {
  tags: ['!dev', '!autodocs'],
  args: { label: 'Sequence', options: sequences },
  play: async ({ canvas, args }) => {
    await userEvent.click(fieldIn(canvas))
    const disabled = await canvas.findByRole('option', { name: /Winter pilot/ })
    await expect(disabled).toHaveAttribute('aria-disabled', 'true')
    await expect(disabled).toHaveTextContent('Archived sequences take no recipients.')
    await userEvent.click(disabled)
    await userEvent.keyboard('{End}{Enter}')
    await userEvent.keyboard('winter pilot')
    await userEvent.tab()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Empty: Story = {
  tags: ['!dev', '!autodocs'],
  args: { options: [] },
  play: async ({ canvas, args }) => {
    await userEvent.click(fieldIn(canvas))
    await expect(await optionIn(canvas, 'Nothing found')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Loading: Story = {
  args: { options: undefined },
  play: async ({ canvas }) => {
    await userEvent.click(fieldIn(canvas))
    await expect(await optionIn(canvas, 'Loading…')).toBeVisible()
    await expect(canvas.getByRole('listbox')).toHaveAttribute('aria-busy', 'true')
  },
}

/** Without a search text, Enter does not choose an option that loads later. */
export const EnterWhileLoading: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => <LatePicker {...args} />,
  play: async ({ canvas, args }) => {
    fieldIn(canvas).focus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(await optionIn(canvas, 'Loading…')).toBeVisible()
    dispatchEvent(new Event('answer'))
    await expect(await optionIn(canvas, 'Accounting')).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expectChoice(args.onChange, 'Accounting')
  },
}

export const Failed: Story = {
  args: {
    options: undefined,
    loading: { errorText: 'The industries could not be loaded.', onRetry: fn<PickerLoading['onRetry']>() },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(fieldIn(canvas))
    await userEvent.click(await optionIn(canvas, 'The industries could not be loaded. Retry'))
    await userEvent.keyboard('{Enter}')
    await expect(args.loading?.onRetry).toHaveBeenCalledTimes(2)
  },
}

export const Invalid: Story = {
  tags: ['!dev', '!autodocs'],
  args: { field: { isRequired: true, errorText: 'Field is required' } },
  play: async ({ canvas }) => {
    await expect(fieldIn(canvas)).toBeInvalid()
    await expect(fieldIn(canvas)).toHaveAccessibleDescription('Field is required')
  },
}

export const Disabled: Story = {
  args: { field: { isDisabled: true }, choice: { isMultiple: true, shownAs: 'tags' }, values: ['Banking', 'Retail'] },
  play: async ({ canvas }) => {
    await userEvent.click(fieldIn(canvas), { pointerEventsCheck: 0 })
    await expect(canvas.queryByRole('listbox')).toBeNull()
  },
}

export const Dark: Story = { tags: ['!dev', '!autodocs'], ...Multi, globals: { theme: 'dark' } }
