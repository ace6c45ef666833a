import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { loadedField } from '../variables/chipTyping.fixtures.ts'
import { greeting, longMessage, variables } from '../variables/variables.fixtures.ts'
import { MessageStepEditor, type MessageStepEditorProps } from './MessageStepEditor.tsx'

function Held(props: MessageStepEditorProps) {
  const [text, setText] = useState(props.text)
  const [isOn, setIsOn] = useState(props.requestText?.isOn ?? true)
  const [suggestion, setSuggestion] = useState(props.suggestion)
  return (
    <MessageStepEditor
      {...props}
      text={text}
      onTextChange={(data) => setText(data.text)}
      requestText={props.requestText && { isOn, onChange: (_, data) => setIsOn(data.isOn) }}
      suggestion={suggestion}
      onSuggestionAccept={(event, data) => {
        props.onSuggestionAccept?.(event, data)
        setText(data.text)
        setSuggestion(undefined)
      }}
      onSuggestionDismiss={() => setSuggestion(undefined)}
    />
  )
}

const meta = {
  title: 'Sequences/MessageStepEditor',
  component: MessageStepEditor,
  args: {
    title: 'Message 1',
    text: greeting,
    variables,
    onTextChange: fn<MessageStepEditorProps['onTextChange']>(),
    onImprove: fn<NonNullable<MessageStepEditorProps['onImprove']>>(),
    onSuggestionAccept: fn<NonNullable<MessageStepEditorProps['onSuggestionAccept']>>(),
  },
  render: (args) => <Held {...args} />,
  decorators: [(Story) => <div style={{ width: 640, maxWidth: '100%' }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component: '**Keyboard**: Tab goes from the field to the variables, the AI and the suggestion.',
      },
    },
  },
} satisfies Meta<typeof MessageStepEditor>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Improve with AI' }))
    await expect(args.onImprove).toHaveBeenCalledOnce()
  },
}
const suggestion = {
  state: 'ready',
  text: 'Hi %first_name%, quick question about how %company% answers its leads. Open to a chat?',
} as const
/** An accepted suggestion replaces the message. */
export const Suggestion: Story = {
  tags: ['!dev', '!autodocs'],
  args: { suggestion },
  play: async ({ canvas, args }) => {
    const field = await loadedField(canvas)
    await expect(canvas.getByText('Not part of your message until you use it')).toBeVisible()
    await expect(field).not.toHaveTextContent('quick question')
    const compared = canvas.getAllByRole('definition')
    await expect(compared.map((each) => each.textContent)).toEqual([
      expect.stringContaining('keep up with its answers'),
      expect.stringContaining('quick question'),
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }))
    await expect(args.onSuggestionAccept).toHaveBeenCalledWith(expect.anything(), { text: suggestion.text })
    await expect(field).toHaveTextContent('quick question')
    await expect(within(field).getByText('Company')).toBeVisible()
    await expect(canvas.queryByText('AI suggestion')).toBeNull()
  },
}
export const KeyboardPath: Story = {
  tags: ['!dev', '!autodocs'],
  args: { suggestion },
  play: async ({ canvas }) => {
    const field = await loadedField(canvas)
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Insert a variable' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Improve with AI' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Accept' })).toHaveFocus()
  },
}
/** A rejected suggestion leaves the message unchanged. */
export const Rejected: Story = {
  tags: ['!dev', '!autodocs'],
  args: { suggestion },
  play: async ({ canvas }) => {
    const field = await loadedField(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Reject' }))
    await expect(canvas.queryByText('AI suggestion')).toBeNull()
    await expect(field).toHaveTextContent('keep up with its answers')
  },
}
export const SuggestionShown: Story = { args: { suggestion } }
export const Improving: Story = { args: { suggestion: { state: 'writing' } } }
export const ImproveFailed: Story = {
  args: { suggestion: { state: 'failed', text: 'The AI could not improve the message.' } },
}
export const TooLong: Story = {
  args: {
    title: 'Connection request',
    length: 212,
    limit: 155,
    error: 'Message is too long.',
    requestText: { isOn: true, onChange: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Message is too long.')
  },
}
/** The switch 'Connection request with text' shows and hides the field. */
export const EmptyRequest: Story = {
  args: { title: 'Connection request', requestText: { isOn: false, onChange: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull()
    canvas.getByRole('switch', { name: 'Connection request with text' }).focus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toBeVisible()
    await userEvent.keyboard(' ')
    await expect(canvas.getByText('The connection request is sent without a note.')).toBeVisible()
  },
}
export const Empty: Story = {
  args: { text: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Improve with AI' })).toBeDisabled()
  },
}
export const LongText: Story = {
  tags: ['!dev', '!autodocs'],
  args: { text: longMessage.repeat(2), suggestion: { state: 'ready', text: longMessage } },
}
export const Dark: Story = { tags: ['!dev', '!autodocs'], ...SuggestionShown, globals: { theme: 'dark' } }
