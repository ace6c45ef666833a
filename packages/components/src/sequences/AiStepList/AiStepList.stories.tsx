import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { bounds } from '../DelayEditor/DelayEditor.fixtures.ts'
import { DelayEditor } from '../DelayEditor/DelayEditor.tsx'
import { type AiStepItem, AiStepList, type AiStepListProps } from './AiStepList.tsx'

const responses = (count: number): AiStepItem[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    label: `AI Response ${index + 1}`,
    lead: "In response to Lead's message",
  }))
const followUps: AiStepItem[] = ['2 days', '2 days', '4 days 12 hours'].map((text, index) => ({
  id: `${index}`,
  label: `Follow-up ${index + 1}`,
  lead: (
    <DelayEditor
      label={`Delay before Follow-up ${index + 1}`}
      text={text}
      edit={{ unit: 'days', value: 2 }}
      bounds={bounds}
      onChange={fn()}
    />
  ),
}))

function Held(props: AiStepListProps) {
  const [steps, setSteps] = useState(props.steps)
  const [selectedId, setSelectedId] = useState(props.selectedId)
  const [isOn, setIsOn] = useState(props.automation?.isOn ?? false)
  return (
    <AiStepList
      {...props}
      steps={steps}
      selectedId={selectedId}
      automation={props.automation && { ...props.automation, isOn, onChange: (_, data) => setIsOn(data.isOn) }}
      onSelect={(event, data) => {
        props.onSelect(event, data)
        setSelectedId(data.stepId)
      }}
      onAdd={(event) => {
        props.onAdd?.(event)
        setSteps([
          ...steps,
          { id: `new${steps.length}`, label: `AI Response ${steps.length + 1}`, lead: "In response to Lead's message" },
        ])
      }}
      onRemove={(event, data) => {
        props.onRemove?.(event, data)
        setSteps(steps.filter(({ id }) => id !== data.stepId))
      }}
    />
  )
}

const meta = {
  title: 'Sequences/AiStepList',
  component: AiStepList,
  args: {
    title: 'Auto Response Rounds',
    steps: responses(3),
    selectedId: '0',
    addLabel: 'Add response',
    onSelect: fn<AiStepListProps['onSelect']>(),
    onAdd: fn<NonNullable<AiStepListProps['onAdd']>>(),
    onRemove: fn<NonNullable<AiStepListProps['onRemove']>>(),
  },
  render: (args) => <Held {...args} />,
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          '**Keyboard**: Tab goes through the switch, the steps and their buttons. Enter selects a step, Space turns the switch on or off.',
      },
    },
  },
} satisfies Meta<typeof AiStepList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByText("In response to Lead's message")).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Add response' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove AI Response 2' }))
    await expect(args.onRemove).toHaveBeenCalledWith(expect.anything(), { stepId: '1' })
    await waitFor(() => expect(canvas.getByRole('button', { name: 'AI Response 1' })).toHaveFocus())
  },
}
export const KeyboardPath: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'AI Response 1' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Remove AI Response 1' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenCalledWith(expect.anything(), { stepId: '1' })
    await expect(canvas.getByRole('button', { name: 'AI Response 2' })).toHaveAttribute('aria-pressed', 'true')
  },
}
export const FollowUps: Story = {
  args: {
    title: 'Auto Follow-up Steps',
    steps: followUps,
    addLabel: 'Add follow-up',
    automation: { label: 'AI Follow-up (Auto)', isOn: false, onChange: fn() },
  },
  play: async ({ canvas }) => {
    const automation = canvas.getByRole('switch', { name: 'AI Follow-up (Auto)' })
    automation.focus()
    await userEvent.keyboard(' ')
    await expect(automation).toBeChecked()
  },
}
export const OneStep: Story = {
  args: { steps: responses(1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Remove/ })).toBeNull()
  },
}
export const Empty: Story = { args: { steps: [], minimum: 0, selectedId: undefined } }
export const ManySteps: Story = { args: { steps: responses(14) } }
export const LongText: Story = {
  args: {
    steps: responses(2).map((step) =>
      Object.assign(step, { label: `${step.label}, with a name that is much longer than any rail is wide` }),
    ),
  },
}
export const Dark: Story = { tags: ['!dev', '!autodocs'], args: { ...FollowUps.args }, globals: { theme: 'dark' } }
