import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { PromptEditor, type PromptEditorProps } from './PromptEditor.tsx'

const prompts = [
  'Thank the lead for the answer and ask one question about how their team works today.',
  'Offer a call of 20 minutes this week. Do not push.',
  'If they ask for prices, say that they depend on the number of profiles and offer the call again.',
]

function Held(props: PromptEditorProps) {
  const [held, setHeld] = useState(props.prompts)
  return (
    <PromptEditor
      {...props}
      prompts={held}
      onChange={(data) => {
        props.onChange(data)
        setHeld(data.prompts)
      }}
    />
  )
}

const meta = {
  title: 'Sequences/PromptEditor',
  component: PromptEditor,
  args: { prompts, limit: 4000, onChange: fn<PromptEditorProps['onChange']>() },
  render: (args) => <Held {...args} />,
  decorators: [(Story) => <div style={{ width: 560, maxWidth: '100%' }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          '**Keyboard**, on a handle: Up and Down move the prompt by one place. Home and End move it to the start or end.',
      },
    },
  },
} satisfies Meta<typeof PromptEditor>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add prompt' }))
    const added = canvas.getByRole('textbox', { name: 'Prompt 4' })
    await waitFor(() => expect(added).toHaveFocus())
    await userEvent.type(added, 'Be brief.')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ prompts: [...prompts, 'Be brief.'] }))
    await expect(added).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Prompt 1' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ prompts: [...prompts.slice(1), 'Be brief.'] })
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add prompt' })).toHaveFocus())
  },
}
export const KeyboardPath: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Move Prompt 3' }).focus()
    await userEvent.keyboard('{Home}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ prompts: [prompts[2], prompts[0], prompts[1]] })
    await expect(canvas.getByRole('button', { name: 'Move Prompt 1' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ prompts: [prompts[0], prompts[2], prompts[1]] })
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Prompt 2' })).toHaveFocus()
  },
}
export const Empty: Story = {
  args: { prompts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No Prompts yet' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add prompt' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Prompt 1' })).toHaveFocus())
  },
}
/** Two prompts with the same text are edited separately. */
export const Doubles: Story = {
  args: { prompts: ['Be brief.', 'Be brief.'] },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Prompt 2' }), ' Please.')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ prompts: ['Be brief.', 'Be brief. Please.'] }))
  },
}
export const TooLong: Story = {
  args: { prompts: ['x'.repeat(4001)] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Prompt is too long.')
  },
}
const longPrompt =
  'Answer the lead in two or three sentences, in the language that they write in, and never promise what our price list does not say. '.repeat(
    7,
  )
export const LongText: Story = { args: { prompts: [longPrompt, longPrompt] } }
export const Dark: Story = { tags: ['!dev', '!autodocs'], globals: { theme: 'dark' } }
