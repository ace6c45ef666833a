import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { bounds } from './DelayEditor.fixtures.ts'
import { DelayEditor, type DelayEditorProps } from './DelayEditor.tsx'

const meta = {
  title: 'Sequences/DelayEditor',
  component: DelayEditor,
  args: {
    label: 'Delay before Message 1',
    text: '2 days',
    edit: { unit: 'days', value: 2 },
    bounds,
    onChange: fn<DelayEditorProps['onChange']>(),
  },
  decorators: [(Story) => <div style={{ minHeight: 280 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          '**Keyboard**: Enter opens the editor. Up and down change the value. Tab moves to the unit. Enter saves. Escape closes the editor without saving.',
      },
    },
  },
} satisfies Meta<typeof DelayEditor>
export default meta
type Story = StoryObj<typeof meta>

const openIn = async (canvasElement: HTMLElement) => {
  const body = within(canvasElement.ownerDocument.body)
  const button = within(canvasElement).getByRole('button', { name: /Delay before/ })
  button.focus()
  await userEvent.keyboard('{Enter}')
  const value = await body.findByRole('spinbutton', { name: 'Delay' })
  await waitFor(() => expect(value).toHaveFocus())
  return { body, value, button }
}

/** The Save button rounds a number with decimals. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const { body, value, button } = await openIn(canvasElement)
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(value).toHaveValue('3'))
    await userEvent.clear(value)
    await userEvent.type(value, '30.4')
    await userEvent.selectOptions(body.getByRole('combobox', { name: 'Unit' }), 'Hours')
    await expect(await body.findByText('From 0 to 24')).toBeVisible()
    await expect(body.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.clear(value)
    await userEvent.type(value, '23.6')
    await userEvent.click(body.getByRole('button', { name: 'Save' }))
    await expect(args.onChange).toHaveBeenCalledWith(expect.anything(), { unit: 'hours', value: 24 })
    await waitFor(() => expect(button).toHaveFocus())
  },
}
export const KeyboardPath: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const { body, value, button } = await openIn(canvasElement)
    await userEvent.clear(value)
    await userEvent.keyboard('{Enter}')
    await expect(body.getByText('From 0 to 365')).toBeVisible()
    await userEvent.type(value, '-3{Enter}')
    await expect(body.getByText('From 0 to 365')).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.clear(value)
    await userEvent.type(value, '5{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith(expect.anything(), { unit: 'days', value: 5 })
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(body.getByRole('spinbutton')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(body.queryByRole('spinbutton')).toBeNull())
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}
export const Instant: Story = { args: { text: 'Instant', edit: { unit: 'minutes', value: 0 } } }
export const LongText: Story = { args: { text: '365 days 23 hours 59 minutes' } }
export const Dark: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    await openIn(canvasElement)
  },
}
