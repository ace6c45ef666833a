import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, mocked, userEvent, waitFor, within } from 'storybook/test'
import { caretTo, input, write } from '../variables/chipTyping.fixtures.ts'
import { greeting, longMessage, variables } from '../variables/variables.fixtures.ts'
import { VariableEditor, type VariableEditorProps } from './VariableEditor.tsx'

function Typed(props: VariableEditorProps) {
  const [text, setText] = useState(props.text)
  return (
    <VariableEditor
      {...props}
      text={text}
      onTextChange={(data) => {
        props.onTextChange(data)
        setText(data.text)
      }}
    />
  )
}

const meta = {
  title: 'Sequences/VariableEditor',
  component: VariableEditor,
  args: { label: 'Message', text: greeting, variables, onTextChange: fn<VariableEditorProps['onTextChange']>() },
  render: (args) => <Typed {...args} />,
  decorators: [(Story) => <div style={{ width: 560, maxWidth: '100%' }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          "**Keyboard**: type '%' for the variables: up and down choose, Enter inserts, Escape closes. Arrows go over a variable as over one letter, Backspace and Delete take it as a whole. F2 beside a variable, or 'Edit default', edits its default. Ctrl+Z and Ctrl+Y undo and redo.",
      },
    },
  },
} satisfies Meta<typeof VariableEditor>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const fieldIn = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Message' })
const lastText = (args: { readonly onTextChange: VariableEditorProps['onTextChange'] }) =>
  mocked(args.onTextChange).mock.lastCall?.[0].text

/** Chips, never raw text; arrows and deletions take them whole; what is typed comes out as messages carry it. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const field = fieldIn(canvas)
    await expect(field).not.toHaveTextContent('%')
    caretTo(field, 'end')
    await write(field, ' Ok?')
    await expect(lastText(args)).toBe(`${greeting} Ok?`)
    await input(field, 'insertLineBreak')
    await expect(lastText(args)).toBe(`${greeting} Ok?\n`)
    await input(field, 'deleteContentBackward')
    await expect(lastText(args)).toBe(`${greeting} Ok?`)
  },
}

/** Over a variable with one press of an arrow, and gone with one Backspace; undo brings it back. */
export const KeyboardPath: Story = {
  args: { text: 'Hi %first_name%, hello' },
  play: async ({ canvas, canvasElement, args }) => {
    const field = fieldIn(canvas)
    caretTo(field, 'start')
    getSelection()?.setPosition(field.firstChild, 3)
    await userEvent.keyboard('{ArrowRight}')
    await write(field, '!')
    await expect(lastText(args)).toBe('Hi %first_name%!, hello')
    await input(field, 'deleteContentBackward')
    await userEvent.keyboard('{ArrowLeft}')
    await write(field, '?')
    await expect(lastText(args)).toBe('Hi ?%first_name%, hello')
    await input(field, 'deleteContentForward')
    await expect(lastText(args)).toBe('Hi ?, hello')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(lastText(args)).toBe('Hi ?%first_name%, hello')
    await expect(within(field).getByText('First name')).toBeVisible()
    await userEvent.keyboard('{F2}')
    const box = await within(canvasElement.ownerDocument.body).findByRole('textbox', { name: 'Default for First name' })
    await waitFor(() => expect(box).toHaveFocus())
    await userEvent.type(box, 'there{Enter}')
    await expect(lastText(args)).toBe('Hi ?%first_name%[dGhlcmU=], hello')
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(lastText(args)).toBe('Hi ?%first_name%, hello')
    await userEvent.keyboard('{Control>}y{/Control}')
    await expect(lastText(args)).toBe('Hi ?%first_name%[dGhlcmU=], hello')
  },
}

/** '%' asks which variable; what is typed on narrows the list. */
export const TypedVariable: Story = {
  args: { text: '' },
  play: async ({ canvas, canvasElement, args }) => {
    const body = within(canvasElement.ownerDocument.body)
    const field = fieldIn(canvas)
    caretTo(field, 'end')
    await write(field, 'Hi %')
    await expect(await body.findAllByRole('option')).toHaveLength(5)
    await write(field, 'co')
    await waitFor(() => expect(body.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{Enter}')
    await expect(lastText(args)).toBe('Hi %company%')
    await write(field, ' 50%')
    await expect(body.queryByRole('listbox')).toBeNull()
    await write(field, ' %')
    await body.findByRole('listbox')
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() =>
      expect(body.getByRole('option', { name: 'Last name' })).toHaveAttribute('aria-selected', 'true'),
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(body.queryByRole('listbox')).toBeNull())
    await expect(lastText(args)).toBe('Hi %company% 50% %')
  },
}
export const InsertedVariable: Story = {
  args: { text: 'Hi , how are you?' },
  play: async ({ canvas, canvasElement, args }) => {
    const field = fieldIn(canvas)
    field.focus()
    getSelection()?.setPosition(field.firstChild, 3)
    await userEvent.click(canvas.getByRole('button', { name: 'Insert a variable' }))
    await userEvent.click(await within(canvasElement.ownerDocument.body).findByRole('menuitem', { name: 'First name' }))
    await waitFor(() => expect(lastText(args)).toBe('Hi %first_name%, how are you?'))
    await waitFor(() => expect(field).toHaveFocus())
  },
}

/** What is copied carries its variables; what is pasted shows them. */
export const CopyAndPaste: Story = {
  args: { text: 'Hi %first_name%[dGhlcmU=]!' },
  play: async ({ canvas, args }) => {
    const field = fieldIn(canvas)
    field.focus()
    getSelection()?.selectAllChildren(field)
    const clipboardData = new DataTransfer()
    await fireEvent(field, new ClipboardEvent('cut', { clipboardData, bubbles: true, cancelable: true }))
    await expect(clipboardData.getData('text/plain')).toBe('Hi %first_name%[dGhlcmU=]!')
    await expect(lastText(args)).toBe('')
    const pasted = new DataTransfer()
    pasted.setData('text/plain', 'Dear %last_name%,\r\nhi')
    await fireEvent(field, new ClipboardEvent('paste', { clipboardData: pasted, bubbles: true, cancelable: true }))
    await expect(lastText(args)).toBe('Dear %last_name%,\nhi')
    await expect(within(field).getByText('Last name')).toBeVisible()
  },
}

/** While an input method composes, the field keeps its hands off; then it reads what was written. */
export const InputMethod: Story = {
  args: { text: '%first_name%' },
  play: async ({ canvas, args }) => {
    const field = fieldIn(canvas)
    caretTo(field, 'end')
    await fireEvent.compositionStart(field)
    field.lastChild?.replaceWith(new Text('\u200Bさん'))
    await expect(args.onTextChange).not.toHaveBeenCalled()
    await fireEvent.compositionEnd(field, { data: 'さん' })
    await expect(lastText(args)?.replaceAll('\u200B', '')).toBe('%first_name%さん')
  },
}
export const DefaultByPointer: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(within(fieldIn(canvas)).getByText('Company'))
    const body = within(canvasElement.ownerDocument.body)
    const box = await body.findByRole('textbox', { name: 'Default for Company' })
    await waitFor(() => expect(box).toHaveFocus())
    await userEvent.click(body.getByRole('button', { name: 'Remove variable' }))
    await expect(lastText(args)).toBe(greeting.replace('%company%', ''))
  },
}
export const UnknownVariable: Story = { args: { text: 'Hi %first_nam%, how is %company%?' } }
export const Counter: Story = { args: { length: 128, limit: 155 } }
/** The ring is drawn around field and toolbar, and nothing moves. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    const ring = field.nextElementSibling ?? field
    const { top } = field.getBoundingClientRect()
    await expect(ring).not.toBeVisible()
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await expect(ring).toBeVisible()
    await expect(field.getBoundingClientRect().top).toBe(top)
  },
}
export const TooLong: Story = {
  args: { length: 212, limit: 155, error: 'Message is too long.' },
  play: async ({ canvas }) => {
    await expect(fieldIn(canvas)).toHaveAccessibleDescription('212 / 155 Message is too long.')
    await expect(fieldIn(canvas)).toHaveAttribute('aria-invalid', 'true')
  },
}
export const Empty: Story = {
  args: { text: '', placeholder: 'Write what the lead reads first', hint: "Type '%' for a variable." },
}
export const VariablesOnly: Story = { args: { text: '%first_name%%last_name%\n%company%' } }
export const LongText: Story = { args: { text: longMessage.repeat(3), limit: 8000 } }
export const ReadOnly: Story = { args: { isReadOnly: true } }
export const Disabled: Story = { args: { isDisabled: true } }
export const WithoutVariables: Story = { args: { variables: [], text: 'Only words.' } }
export const Dark: Story = { ...TooLong, globals: { theme: 'dark' } }
export const DarkUnknown: Story = { ...UnknownVariable, globals: { theme: 'dark' } }
