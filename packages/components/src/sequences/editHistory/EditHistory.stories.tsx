import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { withMoved } from '../../reorder/reorder.ts'
import { MessageStepEditor } from '../MessageStepEditor/MessageStepEditor.tsx'
import { MessageStepList } from '../MessageStepList/MessageStepList.tsx'
import { caretTo, loadedField, typeAtOnce } from '../variables/chipTyping.fixtures.ts'
import { variables } from '../variables/variables.fixtures.ts'
import { useEditHistory } from './useEditHistory.ts'

interface Step {
  readonly id: string
  readonly text: string
}

const firstSteps: readonly Step[] = [
  { id: 'a', text: 'Hi %first_name%' },
  { id: 'b', text: 'Did you see my message?' },
]

/** The messages of a sequence with one undo history. */
function Messages() {
  const [steps, setSteps] = useState(firstSteps)
  const [selectedId, setSelectedId] = useState('a')
  const history = useEditHistory({
    value: steps,
    onChange: (value, partId) => {
      setSteps(value)
      setSelectedId(value.some(({ id }) => id === partId) ? partId : (value[0]?.id ?? ''))
    },
  })
  const selected = steps.find(({ id }) => id === selectedId)
  const moved = (from: number, to: number) => history.change(withMoved(steps, from, to), steps[from]?.id ?? '')
  return (
    <div style={{ display: 'flex', gap: 24 }}>
      <div style={{ width: 360 }}>
        <MessageStepList
          label="Messages"
          steps={steps.map(({ id, text }, index) => ({ id, text, title: `Message ${index + 1}` }))}
          selectedId={selectedId}
          variables={variables}
          onSelect={(_, { stepId }) => setSelectedId(stepId)}
          onAdd={() => history.change([...steps, { id: `${steps.length}`, text: '' }], `${steps.length}`)}
          onRemove={(_, { stepId }) =>
            history.change(
              steps.filter(({ id }) => id !== stepId),
              stepId,
            )
          }
          onMove={({ from, to }) => moved(from, to)}
        />
      </div>
      {selected && (
        <MessageStepEditor
          key={selected.id}
          title={`Message ${steps.indexOf(selected) + 1}`}
          text={selected.text}
          variables={variables}
          history={history}
          onTextChange={({ text }) =>
            history.type(
              history.value.map((step) => (step.id === selected.id ? { id: step.id, text } : step)),
              selected.id,
            )
          }
        />
      )}
    </div>
  )
}

const meta = {
  title: 'Sequences/EditHistory',
  component: Messages,
  parameters: {
    docs: {
      description: {
        component:
          '**Keyboard**: Ctrl+Z undoes the last change of the messages, Ctrl+Y or Ctrl+Shift+Z redoes a change.',
      },
    },
  },
} satisfies Meta<typeof Messages>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const undo = () => userEvent.keyboard('{Control>}z{/Control}')
const redo = () => userEvent.keyboard('{Control>}y{/Control}')
const textsIn = (canvas: Canvas) =>
  within(canvas.getByRole('list', { name: 'Messages' }))
    .getAllByRole('button', { name: /^Message \d/ })
    .map((each) => each.textContent)

/** One undo history contains the changes of the list and of the texts. */
export const UndoAndRedo: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { rules: ['SEQ-38', 'SEQ-75'] },
  play: async ({ canvas }) => {
    const first = ['Message 1Hi First name', 'Message 2Did you see my message?']
    const field = await loadedField(canvas)
    caretTo(field, 'start')
    await typeAtOnce('Oh! ')
    await waitFor(() => expect(textsIn(canvas)[0]).toBe('Message 1Oh! Hi First name'))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Message 2' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Add message' }))
    canvas.getByRole('button', { name: 'Move Message 2' }).focus()
    await userEvent.keyboard('{ArrowUp}')
    const last = ['Message 1No text yet', 'Message 2Oh! Hi First name']
    await waitFor(() => expect(textsIn(canvas)).toEqual(last))

    await undo()
    await waitFor(() => expect(textsIn(canvas)[1]).toBe('Message 2No text yet'))
    await undo()
    await waitFor(() => expect(textsIn(canvas)).toHaveLength(1))
    await undo()
    await waitFor(() => expect(textsIn(canvas)).toEqual(['Message 1Oh! Hi First name', first[1]]))
    await expect(canvas.getByRole('button', { name: /^Message 2/ })).toHaveAttribute('aria-pressed', 'true')
    await undo()
    await waitFor(() => expect(textsIn(canvas)).toEqual(first))
    await expect(await loadedField(canvas)).toHaveTextContent('Hi First name')
    for (const step of [1, 2, 3, 4]) {
      await redo()
      if (step === 1) await waitFor(() => expect(textsIn(canvas)[0]).toBe('Message 1Oh! Hi First name'))
    }
    await waitFor(() => expect(textsIn(canvas)).toEqual(last))
  },
}

/** While the caret is in a text, undo also reverts changes of the list. */
export const UndoInTheText: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { rules: ['SEQ-75'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add message' }))
    await userEvent.click(canvas.getByRole('button', { name: /^Message 1/ }))
    const field = await loadedField(canvas)
    caretTo(field, 'start')
    await typeAtOnce('Oh! ')
    await waitFor(() => expect(field).toHaveTextContent('Oh! Hi First name'))
    await undo()
    await waitFor(() => expect(field.textContent).toBe('Hi First name'))
    await expect(field).toHaveFocus()
    await typeAtOnce('So ')
    await waitFor(() => expect(field.textContent).toBe('So Hi First name'))
    await undo()
    await waitFor(() => expect(field.textContent).toBe('Hi First name'))
    await undo()
    await waitFor(() => expect(textsIn(canvas)).toHaveLength(2))
  },
}

/** When undo removes the focused message, the focus stays in the list. */
export const FocusAfterUndo: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add message' }))
    canvas.getByRole('button', { name: 'Move Message 3' }).focus()
    await undo()
    await waitFor(() => expect(textsIn(canvas)).toHaveLength(2))
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Message 1/ })).toHaveFocus())
  },
}
