import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement, useRef, useState } from 'react'
import { expect, fireEvent, fn, mocked, userEvent, waitFor } from 'storybook/test'
import { ChipEditor } from './ChipEditor.tsx'
import { caretTo, loadedField } from './chipTyping.fixtures.ts'
import { FieldOfEditor } from './VariableField.tsx'
import { type ChipEditorProps, type VariableFieldHandle, type VariableFieldProps } from './variableFieldProps.ts'
import { greeting, longMessage, variables } from './variables.fixtures.ts'

const drawEditor = (props: ChipEditorProps) => createElement(ChipEditor, props)

/** The button 'Load' loads the editor. */
function Loading(props: VariableFieldProps) {
  const field = useRef<VariableFieldHandle>(null)
  const [value, setValue] = useState(props.value)
  const [isLoaded, setIsLoaded] = useState(false)
  return (
    <>
      <FieldOfEditor
        {...props}
        ref={field}
        value={value}
        onTextChange={(text) => {
          props.onTextChange(text)
          setValue(text)
        }}
        drawEditor={isLoaded ? drawEditor : undefined}
      />
      {/* A click on this button keeps the focus in the field. */}
      <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => setIsLoaded(true)}>
        Load
      </button>
      <button type="button" onClick={() => field.current?.insert('company')}>
        Insert
      </button>
    </>
  )
}

const meta = {
  title: 'Sequences/VariableField',
  component: FieldOfEditor,
  args: {
    value: 'Hi Daniel,',
    variables,
    labels: { label: 'Message', placeholder: 'Write a message' },

    onTextChange: fn<VariableFieldProps['onTextChange']>(),
    drawEditor: undefined,
  },
  render: (args) => <Loading {...args} />,
  decorators: [(Story) => <div style={{ width: 480, maxWidth: '100%' }}>{Story()}</div>],
} satisfies Meta<typeof FieldOfEditor>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const lastText = (args: { readonly onTextChange: VariableFieldProps['onTextChange'] }) =>
  mocked(args.onTextChange).mock.lastCall?.[0]

async function sizesAround(canvas: Canvas) {
  const before = canvas.getByRole('textbox').getBoundingClientRect().height
  await userEvent.click(canvas.getByRole('button', { name: 'Load' }))
  const loaded = await loadedField(canvas)
  return [before, loaded.getBoundingClientRect().height]
}

/** The loaded editor contains the text that the user has typed during the load. */
export const TypedWhileLoading: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { rules: ['SEQ-74'] },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' })
    await userEvent.type(field, ' how are{Enter}you?')
    await expect(lastText(args)).toBe('Hi Daniel, how are\nyou?')
    await userEvent.keyboard('{ArrowLeft}')
    const [before, after] = await sizesAround(canvas)
    await expect(after).toBe(before)
    await expect(await loadedField(canvas)).toHaveFocus()
    await userEvent.keyboard('!')
    await waitFor(() => expect(lastText(args)).toBe('Hi Daniel, how are\nyou!?'))
  },
}

/** The editor loads before the browser reports the new caret. */
export const TypedRightBeforeLoading: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { rules: ['SEQ-74'] },
  args: { value: '' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' })
    const load = canvas.getByRole('button', { name: 'Load' })
    field.focus()
    void fireEvent.input(field, { target: { value: 'D' } })
    load.click()
    await loadedField(canvas)
    await userEvent.keyboard('ear')
    await waitFor(() => expect(lastText(args)).toBe('Dear'))
  },
}

/** Chips are read-only until the editor is loaded. */
export const ChipsWhileLoading: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { rules: ['SEQ-71', 'SEQ-74'] },
  args: { value: greeting },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' })
    await expect(field).not.toHaveTextContent('%')
    await userEvent.click(canvas.getByRole('button', { name: 'Insert' }))
    await expect(lastText(args)).toBe(`${greeting}%company%`)
    field.focus()
    const [before, after] = await sizesAround(canvas)
    await expect(after).toBe(before)
    await expect(await loadedField(canvas)).toHaveFocus()
    await userEvent.keyboard('!')
    await waitFor(() => expect(lastText(args)).toBe(`${greeting}%company%!`))
  },
}
export const EmptyWhileLoading: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { rules: ['SEQ-74'] },
  args: { value: '' },
  play: async ({ canvas }) => {
    const [before, after] = await sizesAround(canvas)
    await expect(after).toBe(before)
    // The editor takes no focus without a user action.
    await expect(await loadedField(canvas)).not.toHaveFocus()
  },
}
export const LongWhileLoading: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { rules: ['SEQ-74'] },
  args: { value: longMessage.replaceAll('%', '') },
  play: async ({ canvas }) => {
    const [before, after] = await sizesAround(canvas)
    await expect(after).toBe(before)
  },
}

/** A new text from the parent component replaces the text in the editor. Undo does not restore the old text. */
export const OwnersText: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => <Owned {...args} />,
  play: async ({ canvas }) => {
    const field = await loadedField(canvas)
    caretTo(field, 'end')
    await userEvent.click(canvas.getByRole('button', { name: 'Greet' }))
    await waitFor(() => expect(field.textContent).toBe('Dear First name,'))
    await userEvent.keyboard('!')
    await waitFor(() => expect(field.textContent).toBe('Dear First name!,'))
    await userEvent.keyboard('{Control>}z{/Control}{Control>}z{/Control}')
    await waitFor(() => expect(field.textContent).toBe('Dear First name,'))
  },
}

function Owned(props: VariableFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <>
      <FieldOfEditor {...props} value={value} onTextChange={setValue} drawEditor={drawEditor} />
      <button
        type="button"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setValue('Dear %first_name%,')}
      >
        Greet
      </button>
    </>
  )
}
