import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { bounds } from '../DelayEditor/DelayEditor.fixtures.ts'
import { DelayEditor } from '../DelayEditor/DelayEditor.tsx'
import { dragByHandle, pointIn } from '../../reorder/reorder.fixtures.ts'
import { withMoved } from '../../reorder/reorder.ts'
import { greeting, longMessage, variables } from '../variables/variables.fixtures.ts'
import { NextStepChip } from '../NextStepChip/NextStepChip.tsx'
import { type MessageStep } from './messageStep.ts'
import { MessageStepList, type MessageStepListProps } from './MessageStepList.tsx'

const delay = (text: string, value: number, before: string) => (
  <DelayEditor
    label={`Delay before ${before}`}
    text={text}
    edit={{ unit: 'days', value }}
    bounds={bounds}
    onChange={fn()}
  />
)
const steps: readonly MessageStep[] = [
  { id: 'a', title: 'Connection request', text: 'Hi %first_name%, I liked what %company% does. Shall we connect?' },
  { id: 'b', title: 'Message 1', text: greeting, delay: delay('Instant', 0, 'Message 1') },
  {
    id: 'c',
    title: 'Message 2',
    text: 'Did you see my message, %first_name%?',
    delay: delay('2 days', 2, 'Message 2'),
  },
  { id: 'd', title: 'Message 3', text: '', delay: delay('4 days 12 hours', 5, 'Message 3') },
]
const sendsSoon = (
  <NextStepChip
    step="Sent next"
    time="Thu, Nov 26, 10:00"
    reason="Daily limit"
    detail="Waiting: Tom Hill will reach the daily limit before this step."
    fix={{ to: '/profiles/manage/3/general', label: 'Change the limit' }}
  />
)
const titleAt = (index: number) => (index === 0 ? 'Connection request' : `Message ${index}`)

/** Keeps the messages as state. After a change, the title of a message contains the new position: 'Message 2'. */
function Held(props: MessageStepListProps) {
  const [held, setHeld] = useState(props.steps)
  const [selectedId, setSelectedId] = useState(props.selectedId)
  const change = (next: readonly MessageStep[]) =>
    setHeld(
      next.map(({ id, text, error, note }, index) => ({
        id,
        text,
        error,
        note,
        title: titleAt(index),
        delay: held[index]?.delay,
      })),
    )
  return (
    <MessageStepList
      {...props}
      steps={held}
      selectedId={selectedId}
      onSelect={(event, data) => {
        props.onSelect(event, data)
        setSelectedId(data.stepId)
      }}
      onAdd={(event) => {
        props.onAdd?.(event)
        change([...held, { id: `new${held.length}`, title: '', text: '' }])
      }}
      onRemove={(event, data) => {
        props.onRemove?.(event, data)
        change(held.filter(({ id }) => id !== data.stepId))
      }}
      onMove={(data) => {
        props.onMove?.(data)
        change(withMoved(held, data.from, data.to))
      }}
    />
  )
}

const meta = {
  title: 'Sequences/MessageStepList',
  component: MessageStepList,
  args: {
    label: 'Messages',
    steps,
    selectedId: 'a',
    variables,
    onSelect: fn<MessageStepListProps['onSelect']>(),
    onAdd: fn<NonNullable<MessageStepListProps['onAdd']>>(),
    onRemove: fn<NonNullable<MessageStepListProps['onRemove']>>(),
    onMove: fn<NonNullable<MessageStepListProps['onMove']>>(),
  },
  render: (args) => <Held {...args} />,
  decorators: [(Story) => <div style={{ width: 360 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          '**Keyboard**, on a handle: Up and Down move the message by one place. Home and End move it to the start or end. In a message, Alt with up or down moves the message. Enter opens a message.',
      },
    },
  },
} satisfies Meta<typeof MessageStepList>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const textsIn = (canvas: Canvas) => canvas.getAllByRole('listitem').map((each) => each.textContent)

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Message 2/ }))
    await expect(args.onSelect).toHaveBeenCalledWith(expect.anything(), { stepId: 'c' })
    await expect(canvas.getByRole('button', { name: /^Message 2/ })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Message 1' }))
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3))
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Message 1 Did you see/ })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Add message' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
  },
}
/** A click on a link in a message does not select the message. */
export const WithNextSteps: Story = {
  args: {
    steps: steps.map((step, index) => ({
      ...step,
      next: index === 0 ? sendsSoon : 'No recipient waits for this message.',
    })),
  },
  play: async ({ canvas, args }) => {
    const [first] = canvas.getAllByRole('listitem')
    await expect(first).toHaveTextContent('Sent next, Thu, Nov 26, 10:00')
    const fix = canvas.getAllByRole('link', { name: 'Change the limit' })[0]
    fix?.addEventListener('click', (event) => event.preventDefault())
    if (fix) await userEvent.click(fix)
    await expect(args.onSelect).not.toHaveBeenCalled()
  },
}
/** The keys on a handle move the message. The handle keeps the focus. */
export const KeyboardPath: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Move Message 2' }).focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onMove).toHaveBeenCalledWith({ from: 2, to: 1 })
    await expect(textsIn(canvas)[1]).toContain('Did you see my message')
    await expect(canvas.getByRole('button', { name: 'Move Message 1' })).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(textsIn(canvas)[0]).toContain('Connection requestDid you see')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenCalledWith(expect.anything(), { stepId: 'c' })
  },
}
/** A dragged message moves above or below the message under the pointer. */
export const Dragged: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    const itemAt = (index: number) => canvas.getAllByRole('listitem')[index] ?? canvas.getByRole('list')
    const drag = await dragByHandle(canvas.getByRole('button', { name: 'Move Message 2' }))
    await waitFor(() => expect(itemAt(2)).toHaveStyle({ opacity: 0.5 }))
    await drag.to(pointIn(itemAt(0), 0.25))
    // During the drag, a line shows where a drop would place the message.
    await waitFor(() => expect(getComputedStyle(itemAt(0), '::before').height).toBe('2px'))
    await drag.drop()
    await expect(args.onMove).toHaveBeenLastCalledWith({ from: 2, to: 0 })
    await waitFor(() => expect(textsIn(canvas)[0]).toContain('Connection requestDid you see'))
    await expect(itemAt(0)).toHaveStyle({ opacity: 1 })

    const toTheEnd = await dragByHandle(canvas.getByRole('button', { name: 'Move Connection request' }))
    await toTheEnd.to(pointIn(itemAt(3), 0.75))
    await toTheEnd.to(pointIn(itemAt(3), 1.5))
    await toTheEnd.drop()
    await expect(args.onMove).toHaveBeenLastCalledWith({ from: 0, to: 3 })
    await waitFor(() => expect(textsIn(canvas)[3]).toContain('Did you see my message'))
    await expect(args.onMove).toHaveBeenCalledTimes(2)
  },
}
/** Escape, or a drop outside of the list, cancels a drag. */
export const DragGivenUp: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    const before = textsIn(canvas)
    const [first] = canvas.getAllByRole('listitem')
    if (!first) throw new Error('the list is empty')
    const drag = await dragByHandle(canvas.getByRole('button', { name: 'Move Message 3' }))
    await drag.to(pointIn(first))
    await drag.giveUp()
    const beside = await dragByHandle(canvas.getByRole('button', { name: 'Move Message 3' }))
    await beside.to(pointIn(first))
    await beside.to({ ...pointIn(first), clientX: first.getBoundingClientRect().right + 100 })
    await beside.drop()
    await expect(args.onMove).not.toHaveBeenCalled()
    await expect(textsIn(canvas)).toEqual(before)
    for (const item of canvas.getAllByRole('listitem')) {
      await expect(item).toHaveStyle({ opacity: 1 })
      await expect(getComputedStyle(item, '::before').content).toBe('none')
    }
  },
}
/** Alt with an arrow key in the text moves the message. */
export const EditedInPlace: Story = {
  tags: ['!dev', '!autodocs'],
  args: { selectedId: 'c', editor: <textarea aria-label="Message" defaultValue="Did you see my message?" /> },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: /^Message 2/ })).toBeNull()
    const field = canvas.getByRole('textbox', { name: 'Message' })
    await userEvent.click(field)
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect(args.onMove).toHaveBeenCalledWith({ from: 2, to: 1 })
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveFocus()
    // Selecting another message moves the focus into the editor.
    await userEvent.click(canvas.getByRole('button', { name: /^Message 2/ }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveFocus())
  },
}
export const OneMessage: Story = {
  args: { steps: steps.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Remove|Move/ })).toBeNull()
  },
}
export const TooLong: Story = {
  args: {
    steps: steps.map((step, index) =>
      index === 0 ? Object.assign({}, step, { error: 'Message is too long.' }) : step,
    ),
  },
}
export const EmptyRequest: Story = {
  args: { steps: [{ id: 'a', title: 'Connection request', text: '', note: 'Sent without a note' }, ...steps.slice(1)] },
}
export const ReadOnly: Story = {
  render: ({ label, selectedId, variables: known, onSelect }) => (
    <MessageStepList
      label={label}
      selectedId={selectedId}
      variables={known}
      onSelect={onSelect}
      steps={steps.map(({ id, title, text }, index) => ({
        id,
        title,
        text,
        delay: index === 0 ? undefined : '2 days',
      }))}
    />
  ),
}
export const LongText: Story = {
  tags: ['!dev', '!autodocs'],
  args: { steps: steps.map((step) => Object.assign({}, step, { text: longMessage })) },
}
export const Dark: Story = { tags: ['!dev', '!autodocs'], ...TooLong, globals: { theme: 'dark' } }
