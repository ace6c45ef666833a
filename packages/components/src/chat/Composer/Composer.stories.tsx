import { Button } from '@fluentui/react-components'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test'
import { longText, now } from '../chat.fixtures.ts'
import {
  caretIn,
  caretTo,
  fireClipboard,
  loadedField,
  typeAtOnce,
} from '../../sequences/variables/chipTyping.fixtures.ts'
import { greeting, variables } from '../../sequences/variables/variables.fixtures.ts'
import { Composer } from './Composer.tsx'
import { TwoThreads, Typed } from './Composer.fixtures.tsx'
import { type ComposerProps } from './ComposerProps.ts'

const ai = { onAsk: fn(), onAccept: fn() }
const suggested = (text: string) => ({ ...ai, suggestion: { state: 'ready' as const, text } })

const meta = {
  title: 'Chat/Composer',
  component: Composer,
  args: {
    text: '',
    variables: { options: variables },
    onTextChange: fn<ComposerProps['onTextChange']>(),
    onSend: fn(),
    scheduling: { now, onSchedule: fn() },
    draft: { state: 'none', onLeave: fn() },
    ai,
  },
  render: (args) => <Typed {...args} />,
  decorators: [(Story) => <div style={{ width: 720, maxWidth: '100%' }}>{Story()}</div>],
} satisfies Meta<typeof Composer>
export default meta
type Story = StoryObj<typeof meta>

const lastText = (args: { readonly onTextChange: ComposerProps['onTextChange'] }) =>
  mocked(args.onTextChange).mock.lastCall?.[0].text
const bodyOf = (element: HTMLElement) => within(element.ownerDocument.body)

/** Enter sends, Shift+Enter adds a line break. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const field = await loadedField(canvas)
    caretTo(field, 'end')
    await userEvent.keyboard('   {Enter}')
    await expect(args.onSend).not.toHaveBeenCalled()
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}Hi Daniel,{Shift>}{Enter}{/Shift}')
    await waitFor(() => expect(lastText(args)).toBe('Hi Daniel,\n'))
    await expect(args.onSend).not.toHaveBeenCalled()
    await userEvent.keyboard('would Thursday suit you?')
    await waitFor(() => expect(lastText(args)).toBe('Hi Daniel,\nwould Thursday suit you?'))
    await userEvent.keyboard('{Enter}')
    await expect(args.onSend).toHaveBeenCalledWith(expect.anything(), { text: 'Hi Daniel,\nwould Thursday suit you?' })
    await expect(lastText(args)).toBe('Hi Daniel,\nwould Thursday suit you?')
    await expect(field.innerText).toBe('Hi Daniel,\nwould Thursday suit you?')
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Send' }))
    await expect(field).toHaveFocus()
    await userEvent.tab()
    await expect(args.draft?.onLeave).toHaveBeenCalledOnce()
  },
}

/** Tab moves the focus from the field through all controls. */
export const KeyboardPath: Story = {
  tags: ['!dev', '!autodocs'],
  args: { text: 'Would Thursday suit you?' },
  play: async ({ canvas, canvasElement, args }) => {
    ;(await loadedField(canvas)).focus()
    for (const name of ['Insert a variable', 'AI reply', 'Send later', 'Send']) {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name })).toHaveFocus()
    }
    await userEvent.keyboard('{Enter}')
    await expect(args.onSend).toHaveBeenCalledOnce()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    const dialog = await bodyOf(canvasElement).findByRole('dialog', { name: 'Send later' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Monday' }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Schedule' }))
    await expect(args.scheduling?.onSchedule).toHaveBeenCalledWith(expect.anything(), {
      text: 'Would Thursday suit you?',
      date: '2026-03-23',
      time: '09:00',
    })
  },
}

/** Each thread has its own text. Undo in one thread does not restore a text of the other thread. */
export const AnotherThread: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { rules: ['INBOX-72'] },
  render: (args) => <TwoThreads {...args} />,
  play: async ({ canvas }) => {
    const first = await loadedField(canvas)
    caretTo(first, 'end')
    await userEvent.keyboard('Hi{Backspace}{Backspace}')
    canvas.getByText('Other thread').click()
    await waitFor(() => expect(document.body).toHaveFocus())
    const second = await loadedField(canvas)
    caretTo(second, 'end')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(second).toHaveTextContent('')
    await userEvent.keyboard('Hello')
    canvas.getByText('Other thread').click()
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveTextContent(''))
    canvas.getByText('Other thread').click()
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveTextContent('Hello'))
  },
}

/** A variable is inserted at the caret and shows as a chip. Backspace removes the whole chip. */
export const Variables: Story = {
  tags: ['!dev', '!autodocs'],
  args: { text: 'Hi , how are you?' },
  play: async ({ canvas, canvasElement, args }) => {
    const field = await loadedField(canvas)
    caretIn(field, 'Hi ', 3)
    await userEvent.click(canvas.getByRole('button', { name: 'Insert a variable' }))
    await userEvent.click(await bodyOf(canvasElement).findByRole('menuitem', { name: 'First name' }))
    await waitFor(() => expect(lastText(args)).toBe('Hi %first_name%, how are you?'))
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).not.toHaveTextContent('%')
    await expect(within(field).getByText('First name')).toBeVisible()
    await userEvent.keyboard('{Backspace}')
    await waitFor(() => expect(lastText(args)).toBe('Hi , how are you?'))
  },
}
/** Typing '%' opens the list of variables. Enter inserts the selected variable and does not send the message. */
export const TypedVariable: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, args }) => {
    const body = bodyOf(canvasElement)
    const field = await loadedField(canvas)
    caretTo(field, 'end')
    await userEvent.keyboard('Hi %fi')
    await waitFor(() => expect(body.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(lastText(args)).toBe('Hi %first_name%'))
    await expect(args.onSend).not.toHaveBeenCalled()
    await userEvent.keyboard('{F2}')
    const box = await body.findByRole('textbox', { name: 'Default for First name' })
    await waitFor(() => expect(box).toHaveFocus())
    await userEvent.type(box, 'there{Enter}')
    await waitFor(() => expect(lastText(args)).toBe('Hi %first_name%[dGhlcmU=]'))
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onSend).toHaveBeenCalledWith(expect.anything(), { text: 'Hi %first_name%[dGhlcmU=]' })
  },
}
export const WithVariables: Story = { args: { text: greeting } }
export const PercentSigns: Story = {
  tags: ['!dev', '!autodocs'],
  args: { text: '50% of 20% is not a variable, %first_nam% is none that exists.' },
}
/** While the variables load, no variable is marked as unknown. */
export const VariablesLoading: Story = {
  tags: ['!dev', '!autodocs'],
  args: { text: greeting, variables: { options: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Insert a variable' })).toBeNull()
    await expect(within(await loadedField(canvas)).getByText('company')).toBeVisible()
  },
}

/** The AI's reply becomes part of the text when the user accepts it. */
export const Suggestion: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    ai: suggested('With pleasure: Thursday 10:00 or Friday 14:30, your time. Which one suits you better?'),
  },
  play: async ({ canvas, args }) => {
    const field = await loadedField(canvas)
    await expect(field).not.toHaveTextContent('Thursday')
    await expect(canvas.getByText('Not part of your message until you use it')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Use' }))
    await expect(field).toHaveTextContent(
      'With pleasure: Thursday 10:00 or Friday 14:30, your time. Which one suits you better?',
    )
    await waitFor(() => expect(field).toHaveFocus())
    await expect(canvas.queryByText('AI suggestion')).toBeNull()
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}
export const SuggestionBesideText: Story = {
  tags: ['!dev', '!autodocs'],
  args: { text: 'Hi Daniel,', ai: suggested('would Thursday suit you?') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Use' })).toBeNull()
    const field = await loadedField(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Add below my text' }))
    await waitFor(() => expect(field.innerText).toBe('Hi Daniel,\n\nwould Thursday suit you?'))
  },
}
/** The user edits a suggestion before accepting it. */
export const SuggestionEdited: Story = {
  tags: ['!dev', '!autodocs'],
  args: { ai: suggested('would Thursday suit you?') },
  play: async ({ canvas }) => {
    const field = await loadedField(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }))
    const box = canvas.getByRole('textbox', { name: 'AI suggestion' })
    await waitFor(() => expect(box).toHaveFocus())
    await userEvent.clear(box)
    await userEvent.type(box, 'Would Friday?')
    await userEvent.click(canvas.getByRole('button', { name: 'Use' }))
    await waitFor(() => expect(field.innerText).toBe('Would Friday?'))
  },
}
export const NoCredits: Story = {
  args: {
    ai: {
      ...ai,
      suggestion: {
        state: 'failed',
        text: 'No AI credits are left.',
        action: <Button size="small">Buy AI credits</Button>,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Buy AI credits' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull()
  },
}
/** Directly after a send, the user can type, but cannot send again yet. */
export const Waiting: Story = {
  tags: ['!dev', '!autodocs'],
  args: { text: 'And ', states: { isWaiting: true } },
  play: async ({ canvas, args }) => {
    const field = await loadedField(canvas)
    caretTo(field, 'end')
    await userEvent.keyboard('one more thing{Enter}')
    await waitFor(() => expect(lastText(args)).toBe('And one more thing'))
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}
export const SuggestionShown: Story = {
  args: {
    text: 'Hi Daniel,',
    ai: suggested('With pleasure: Thursday 10:00 or Friday 14:30, your time.'),
    draft: { state: 'saved' },
  },
}
export const SuggestionWriting: Story = {
  tags: ['!dev', '!autodocs'],
  args: { ai: { ...ai, suggestion: { state: 'writing' } } },
}
export const SuggestionFailed: Story = {
  tags: ['!dev', '!autodocs'],
  args: { ai: { ...ai, suggestion: { state: 'failed', text: 'The AI could not write a reply.' } } },
}
export const SuggestionLong: Story = { tags: ['!dev', '!autodocs'], args: { ai: suggested(longText) } }

/** The button replaces the user's text. If the user changes it first, the button adds the improved text below. */
export const Improved: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    text: 'can we talk thursday',
    ai: { ...suggested('Could we talk on Thursday?'), onImprove: fn() },
  },
  parameters: { rules: ['INBOX-67'] },
  render: (args) => (
    <Typed
      {...args}
      ai={{ ...ai, ...args.ai, suggestion: { state: 'ready', text: 'Could we talk on Thursday?', before: args.text } }}
    />
  ),
  play: async ({ canvas, args }) => {
    const field = await loadedField(canvas)
    await expect(canvas.getByText('Before')).toBeVisible()
    caretTo(field, 'end')
    await typeAtOnce('?')
    await expect(await canvas.findByRole('button', { name: 'Add below my text' })).toBeVisible()
    await userEvent.keyboard('{Backspace}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Replace my text' }))
    await waitFor(() => expect(field.innerText).toBe('Could we talk on Thursday?'))
    await userEvent.click(canvas.getByRole('button', { name: 'Improve' }))
    await expect(args.ai?.onImprove).toHaveBeenCalledWith(expect.anything(), { text: 'Could we talk on Thursday?' })
  },
}
const snippets = {
  options: [
    { id: 'a', name: 'Two times', text: 'Hi %first_name%, Tuesday or Thursday?' },
    { id: 'b', name: 'A snippet with a long name, longer than the menu is wide', text: longText },
  ],
  manageHref: '/settings/manage/preferences',
}
/** A snippet is inserted at the caret. The variables of the snippet show as chips. */
export const Snippets: Story = {
  args: {
    text: 'Hello. Bye.',
    snippets,
  },
  parameters: { rules: ['INBOX-65'] },
  play: async ({ canvas }) => {
    const field = await loadedField(canvas)
    caretIn(field, 'Hello. Bye.', 7)
    await userEvent.click(canvas.getByRole('button', { name: 'Insert a snippet' }))
    await expect(await screen.findByRole('menuitem', { name: 'Manage snippets' })).toHaveAttribute(
      'href',
      '/settings/manage/preferences',
    )
    await userEvent.click(screen.getByRole('menuitem', { name: /Two times/ }))
    await waitFor(() => expect(field).toHaveTextContent('Hello. Hi First name, Tuesday or Thursday?Bye.'))
    await waitFor(() => expect(field).toHaveFocus())
  },
}
/** A narrow editor hides the label of 'Send later'. A very narrow editor also hides 'Variable' and 'Snippet'. */
export const Labels: Story = {
  args: { snippets },
  parameters: { rules: ['INBOX-79'] },
  render: (args) => (
    <>
      {[680, 606, 420].map((width) => (
        <div key={width} style={{ width }}>
          <Composer {...args} />
        </div>
      ))}
    </>
  ),
  play: ({ canvas }) => {
    const widthsWith = (label: string) => canvas.getAllByText(label).map((each) => each.checkVisibility())
    return expect(['Variable', 'Snippet', 'Send later', 'AI reply'].map(widthsWith)).toEqual([
      [true, true, false],
      [true, true, false],
      [true, false, false],
      [true, true, true],
    ])
  },
}
/** The row of buttons keeps its height when the state of the draft appears. */
export const DraftPlace: Story = {
  tags: ['!dev', '!autodocs'],
  args: { snippets, ai: { ...ai, onImprove: fn() } },
  parameters: { rules: ['INBOX-79'] },
  render: (args) => (
    <>
      {[606, 592, 420].map((width) => (
        <div key={width} style={{ width }}>
          <Composer {...args} />
          <Composer {...args} draft={{ state: 'failed' }} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('button', { name: 'AI reply' }).map((each) => each.parentElement?.clientHeight)
    await expect(heights).toHaveLength(6)
    await expect([1, 3, 5].map((place) => heights[place])).toEqual([0, 2, 4].map((place) => heights[place]))
  },
}
export const NoSnippets: Story = {
  tags: ['!dev', '!autodocs'],
  args: { snippets: { options: [], manageHref: '/settings' } },
}
/** The user chooses a time in another time zone. */
export const Zones: Story = {
  args: {
    text: 'Would Thursday suit you?',
    scheduling: {
      now,
      onSchedule: fn(),
      zones: [
        { id: 'Europe/Berlin', label: 'Your time: Berlin (UTC+1)', now },
        {
          id: 'Asia/Tokyo',
          label: 'Daniel Okafor-Featherstonehaugh: Tokyo (UTC+9)',
          now: { date: '2026-03-17', time: '22:05' },
        },
      ],
      nextWorkingTime: () => ({ date: '2026-03-20', time: '14:00' }),
      renderNote: ({ zoneId }) => <p>{`By the clocks of ${zoneId}`}</p>,
    },
  },
  parameters: { rules: ['INBOX-56', 'INBOX-66'] },
  play: async ({ canvas, args }) => {
    await loadedField(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Send later' }))
    await expect(await screen.findByRole('textbox', { name: 'Time' })).toHaveValue('14:00')
    await userEvent.selectOptions(await screen.findByLabelText('Time zone'), 'Asia/Tokyo')
    const [field, popover] = [screen.getByLabelText('Time zone'), screen.getByRole('dialog', { name: 'Send later' })]
    await expect(field.getBoundingClientRect().right).toBeLessThan(popover.getBoundingClientRect().right)
    await expect(screen.getByText('By the clocks of Asia/Tokyo')).toBeVisible()
    const time = screen.getByRole('textbox', { name: 'Time' })
    await userEvent.clear(screen.getByLabelText('Date'))
    await userEvent.type(screen.getByLabelText('Date'), '2026-03-17')
    await userEvent.clear(time)
    await userEvent.type(time, '20:00')
    await expect(screen.getByText('Choose a time that is still to come.')).toBeVisible()
    await userEvent.clear(time)
    await userEvent.type(time, '23:00')
    await userEvent.click(screen.getByRole('button', { name: 'Schedule' }))
    await expect(args.scheduling?.onSchedule).toHaveBeenCalledWith(expect.anything(), {
      text: 'Would Thursday suit you?',
      date: '2026-03-17',
      time: '23:00',
      zoneId: 'Asia/Tokyo',
    })
  },
}

export const DraftSaving: Story = { tags: ['!dev', '!autodocs'], args: { text: 'Hi Dan', draft: { state: 'saving' } } }
export const DraftSaved: Story = { args: { text: 'Hi Daniel', draft: { state: 'saved' } } }
export const DraftFailed: Story = {
  tags: ['!dev', '!autodocs'],
  args: { text: 'Hi Daniel', draft: { state: 'failed' } },
}
export const NearLimit: Story = { tags: ['!dev', '!autodocs'], args: { text: 'x'.repeat(190), maximumLength: 200 } }
export const TooLong: Story = {
  args: { text: 'word '.repeat(50), maximumLength: 200 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Too long to send: 250 / 200')).toBeVisible()
    ;(await loadedField(canvas)).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}
/** The field grows with the text, up to eight lines. */
export const LongText: Story = {
  tags: ['!dev', '!autodocs'],
  args: { text: longText, draft: { state: 'saved' } },
  play: async ({ canvas }) => {
    const field = await loadedField(canvas)
    await expect(field.getBoundingClientRect().height).toBe(8 * 20 + 16)
    caretTo(field, 'end')
    const pasted = new DataTransfer()
    pasted.setData('text/plain', '\nUntil Thursday!')
    fireClipboard(field, 'paste', pasted)
    const caretBottom = () => getSelection()?.getRangeAt(0).getBoundingClientRect().bottom
    await waitFor(() => expect(caretBottom()).toBeLessThanOrEqual(field.getBoundingClientRect().bottom))
    await expect(field.scrollTop).toBeGreaterThan(20)
  },
}
export const Sending: Story = {
  tags: ['!dev', '!autodocs'],
  args: { text: 'Would Thursday suit you?', states: { isSending: true } },
  play: async ({ canvas, args }) => {
    const field = await loadedField(canvas)
    caretTo(field, 'end')
    await userEvent.keyboard('more{Enter}')
    await expect(field).toHaveTextContent('Would Thursday suit you?')
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}
export const Failed: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    text: 'Would Thursday suit you?',
    states: { errorText: 'The message was not sent: the server could not be reached. Your text is still here.' },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(args.onSend).toHaveBeenCalledWith(expect.anything(), { text: 'Would Thursday suit you?' })
  },
}
export const Plain: Story = {
  tags: ['!dev', '!autodocs'],
  render: ({ onSend, onTextChange }) => <Composer text="Hi Daniel" {...{ onSend, onTextChange }} />,
}
export const Narrow: Story = {
  tags: ['!dev', '!autodocs'],
  args: { ...SuggestionShown.args, text: greeting },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
}
export const Dark: Story = { tags: ['!dev', '!autodocs'], ...SuggestionShown, globals: { theme: 'dark' } }
export const DarkVariables: Story = { tags: ['!dev', '!autodocs'], ...WithVariables, globals: { theme: 'dark' } }
