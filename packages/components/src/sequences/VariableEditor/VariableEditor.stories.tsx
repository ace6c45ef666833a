import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, mocked, userEvent, waitFor, within } from 'storybook/test'
import { caretIn, caretTo, fireClipboard, loadedField, typeAtOnce } from '../variables/chipTyping.fixtures.ts'
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
          "**Keyboard**: '%' lists the variables. An arrow key skips a chip in one step, Backspace and Delete remove a whole chip. F2 next to a chip edits the default. Ctrl+Z and Ctrl+Y undo and redo.",
      },
    },
  },
} satisfies Meta<typeof VariableEditor>
export default meta
type Story = StoryObj<typeof meta>

const lastText = (args: { readonly onTextChange: VariableEditorProps['onTextChange'] }) =>
  mocked(args.onTextChange).mock.lastCall?.[0].text
const bodyOf = (element: HTMLElement) => within(element.ownerDocument.body)

/** The editor shows variables as chips, and reports the text with `%name%`. */
export const Default: Story = {
  parameters: { rules: ['SEQ-71'] },
  play: async ({ canvas, args }) => {
    const field = await loadedField(canvas)
    await expect(field).not.toHaveTextContent('%')
    caretTo(field, 'end')
    await userEvent.keyboard(' Ok?')
    await waitFor(() => expect(lastText(args)).toBe(`${greeting} Ok?`))
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
    await waitFor(() => expect(lastText(args)).toBe(`${greeting} Ok?\n`))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(lastText(args)).toBe(`${greeting} Ok?\n\n`))
    await userEvent.keyboard('{Backspace}{Backspace}')
    await waitFor(() => expect(lastText(args)).toBe(`${greeting} Ok?`))
  },
}

/** An arrow key skips a chip in one step. Backspace and Delete remove a whole chip. */
export const KeyboardPath: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { rules: ['SEQ-71'] },
  args: { text: 'Hi %first_name%, hello' },
  play: async ({ canvas, canvasElement, args }) => {
    const field = await loadedField(canvas)
    caretIn(field, 'Hi ', 3)
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(getSelection()?.focusOffset).toBe('First name'.length))
    await userEvent.keyboard('!')
    await waitFor(() => expect(lastText(args)).toBe('Hi %first_name%!, hello'))
    await userEvent.keyboard('{Backspace}')
    await waitFor(() => expect(lastText(args)).toBe('Hi %first_name%, hello'))
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(getSelection()?.focusOffset).not.toBe('First name'.length - 1))
    await userEvent.keyboard('?')
    await waitFor(() => expect(lastText(args)).toBe('Hi ?%first_name%, hello'))
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(lastText(args)).toBe('Hi ?, hello'))
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(lastText(args)).toBe('Hi ?%first_name%, hello'))
    await expect(within(field).getByText('First name')).toBeVisible()
    await userEvent.keyboard('{F2}')
    const box = await bodyOf(canvasElement).findByRole('textbox', { name: 'Default for First name' })
    await waitFor(() => expect(box).toHaveFocus())
    await userEvent.type(box, 'there{Enter}')
    await waitFor(() => expect(lastText(args)).toBe('Hi ?%first_name%[dGhlcmU=], hello'))
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(lastText(args)).toBe('Hi ?%first_name%, hello'))
    await userEvent.keyboard('{Control>}y{/Control}')
    await waitFor(() => expect(lastText(args)).toBe('Hi ?%first_name%[dGhlcmU=], hello'))
  },
}

/** A pause of 500 ms starts a separate undo step. */
export const UndoSteps: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { rules: ['SEQ-38'] },
  args: { text: '' },
  play: async ({ canvas, args }) => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 600))
    caretTo(await loadedField(canvas), 'end')
    await userEvent.keyboard('-')
    await pause()
    await typeAtOnce(' one')
    await pause()
    await typeAtOnce(' two')
    await waitFor(() => expect(lastText(args)).toBe('- one two'))
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(lastText(args)).toBe('- one'))
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(lastText(args)).toBe('-'))
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    await waitFor(() => expect(lastText(args)).toBe('- one'))
  },
}

/** A typed '%' opens a list of the variables. */
export const TypedVariable: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { rules: ['SEQ-73'] },
  args: { text: '' },
  play: async ({ canvas, canvasElement, args }) => {
    const body = bodyOf(canvasElement)
    caretTo(await loadedField(canvas), 'end')
    await userEvent.keyboard('Hi %')
    await expect(await body.findAllByRole('option')).toHaveLength(5)
    await userEvent.keyboard('co')
    await waitFor(() => expect(body.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(lastText(args)).toBe('Hi %company%'))
    await userEvent.keyboard(' 50%')
    await waitFor(() => expect(lastText(args)).toBe('Hi %company% 50%'))
    await expect(body.queryByRole('listbox')).toBeNull()
    await userEvent.keyboard(' %')
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
  tags: ['!dev', '!autodocs'],
  args: { text: 'Hi , how are you?' },
  play: async ({ canvas, canvasElement, args }) => {
    const field = await loadedField(canvas)
    caretIn(field, 'Hi ', 3)
    await userEvent.click(canvas.getByRole('button', { name: 'Insert a variable' }))
    await userEvent.click(await bodyOf(canvasElement).findByRole('menuitem', { name: 'First name' }))
    await waitFor(() => expect(lastText(args)).toBe('Hi %first_name%, how are you?'))
    await waitFor(() => expect(field).toHaveFocus())
  },
}

/** Copied chips are text, and pasted variables become chips. */
export const CopyAndPaste: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { rules: ['SEQ-72'] },
  args: { text: 'Hi %first_name%[dGhlcmU=]!' },
  play: async ({ canvas, args }) => {
    const field = await loadedField(canvas)
    field.focus()
    getSelection()?.selectAllChildren(field)
    const copied = new DataTransfer()
    fireClipboard(field, 'copy', copied)
    await expect(copied.getData('text/plain')).toBe('Hi %first_name%[dGhlcmU=]!')
    const cut = new DataTransfer()
    fireClipboard(field, 'cut', cut)
    await expect(cut.getData('text/plain')).toBe('Hi %first_name%[dGhlcmU=]!')
    await waitFor(() => expect(lastText(args)).toBe(''))
    const pasted = new DataTransfer()
    pasted.setData('text/plain', 'Dear %last_name%,\r\nhi')
    pasted.setData('text/html', '<b>Dear</b> <img src="x" alt="">')
    fireClipboard(field, 'paste', pasted)
    await waitFor(() => expect(lastText(args)).toBe('Dear %last_name%,\nhi'))
    await expect(within(field).getByText('Last name')).toBeVisible()
    await expect(field.querySelector('b, img')).toBeNull()
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(lastText(args)).toBe(''))
  },
}

/** If a selection ends inside a chip, the copy contains the whole chip. */
export const CopyAPart: Story = {
  tags: ['!dev', '!autodocs'],
  args: { text: 'Hi %first_name%, hello' },
  play: async ({ canvas }) => {
    const field = await loadedField(canvas)
    caretIn(field, 'Hi ', 1)
    const chip = within(field).getByText('First name').firstChild
    if (chip) getSelection()?.extend(chip, 4)
    // The end of the selection moves past the chip.
    await waitFor(() => expect(getSelection()?.focusOffset).toBe('First name'.length))
    const copied = new DataTransfer()
    fireClipboard(field, 'copy', copied)
    await expect(copied.getData('text/plain')).toBe('i %first_name%')
  },
}

/** During the composition of an input method, the editor reports no text. */
export const InputMethod: Story = {
  tags: ['!dev', '!autodocs'],
  args: { text: '%first_name%' },
  play: async ({ canvas, args }) => {
    const field = await loadedField(canvas)
    caretTo(field, 'end')
    await fireEvent.compositionStart(field)
    document.execCommand('insertText', false, 'さ')
    await expect(args.onTextChange).not.toHaveBeenCalled()
    document.execCommand('insertText', false, 'ん')
    await expect(args.onTextChange).not.toHaveBeenCalled()
    await fireEvent.compositionEnd(field, { data: 'さん' })
    await waitFor(() => expect(lastText(args)).toBe('%first_name%さん'))
  },
}

/** Backspace deletes a whole emoji. */
export const Emoji: Story = {
  tags: ['!dev', '!autodocs'],
  args: { text: 'a👩‍👩‍👧' },
  play: async ({ canvas, args }) => {
    caretTo(await loadedField(canvas), 'end')
    await userEvent.keyboard('{Backspace}')
    await waitFor(() => expect(lastText(args)).toBe('a'))
    document.execCommand('insertText', false, '🎉')
    await waitFor(() => expect(lastText(args)).toBe('a🎉'))
    await userEvent.keyboard('{Backspace}')
    await waitFor(() => expect(lastText(args)).toBe('a'))
  },
}

/** A correction by the browser's spell check replaces the word. */
export const SpellCheck: Story = {
  tags: ['!dev', '!autodocs'],
  args: { text: 'Hi %first_name%, thier company' },
  play: async ({ canvas, args }) => {
    const field = await loadedField(canvas)
    await expect(field.spellcheck).toBe(true)
    caretIn(field, ', thier', 2)
    const word = getSelection()?.focusNode ?? field
    getSelection()?.setBaseAndExtent(word, 2, word, 7)
    const dataTransfer = new DataTransfer()
    dataTransfer.setData('text/plain', 'their')
    const targetRanges = [new StaticRange({ startContainer: word, startOffset: 2, endContainer: word, endOffset: 7 })]
    const inputType = 'insertReplacementText'
    await fireEvent(
      field,
      new InputEvent('beforeinput', { inputType, dataTransfer, targetRanges, bubbles: true, cancelable: true }),
    )
    await waitFor(() => expect(lastText(args)).toBe('Hi %first_name%, their company'))
  },
}

export const ScreenReader: Story = {
  tags: ['!dev', '!autodocs'],
  args: { text: '', placeholder: 'Write what the lead reads first', limit: 155, isRequired: true },
  play: async ({ canvas }) => {
    const field = await loadedField(canvas, 'Message')
    await expect(field).toHaveAttribute('aria-multiline', 'true')
    await expect(field).toHaveAttribute('aria-required', 'true')
    await expect(field).toHaveAttribute('aria-placeholder', 'Write what the lead reads first')
    await expect(field).toHaveAccessibleDescription('0 / 155')
  },
}
export const DefaultByPointer: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(within(await loadedField(canvas)).getByText('Company'))
    const body = bodyOf(canvasElement)
    const box = await body.findByRole('textbox', { name: 'Default for Company' })
    await waitFor(() => expect(box).toHaveFocus())
    await userEvent.click(body.getByRole('button', { name: 'Remove variable' }))
    await waitFor(() => expect(lastText(args)).toBe(greeting.replace('%company%', '')))
  },
}
export const UnknownVariable: Story = { args: { text: 'Hi %first_nam%, how is %company%?' } }
export const Counter: Story = { args: { length: 128, limit: 155 } }
/** While the field has the focus, a ring shows around the field and its toolbar. */
export const Focused: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const field = await loadedField(canvas)
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
    const field = await loadedField(canvas)
    await expect(field).toHaveAccessibleDescription('212 / 155 Message is too long.')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  },
}
export const Empty: Story = {
  args: { text: '', placeholder: 'Write what the lead reads first', hint: "Type '%' for a variable." },
}
export const VariablesOnly: Story = {
  tags: ['!dev', '!autodocs'],
  args: { text: '%first_name%%last_name%\n%company%' },
}
export const LongText: Story = { tags: ['!dev', '!autodocs'], args: { text: longMessage.repeat(3), limit: 8000 } }
/** A read-only text can still be copied. */
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas, args }) => {
    const field = await loadedField(canvas)
    field.focus()
    getSelection()?.selectAllChildren(field)
    await userEvent.keyboard('x{Backspace}{F2}')
    const copied = new DataTransfer()
    fireClipboard(field, 'copy', copied)
    await expect(copied.getData('text/plain')).toBe(greeting)
    await expect(args.onTextChange).not.toHaveBeenCalled()
  },
}
export const Disabled: Story = { args: { isDisabled: true } }
export const WithoutVariables: Story = { args: { variables: [], text: 'Only words.' } }
export const Dark: Story = { tags: ['!dev', '!autodocs'], ...TooLong, globals: { theme: 'dark' } }
export const DarkUnknown: Story = { tags: ['!dev', '!autodocs'], ...UnknownVariable, globals: { theme: 'dark' } }
