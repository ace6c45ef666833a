import { Button } from '@fluentui/react-components'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useState } from 'react'
import { expect, fn, spyOn, userEvent, waitFor, within, screen } from 'storybook/test'
import { categories, incoming, longText, now, outgoing, scheduled, threadOf } from '../chat.fixtures.ts'
import { type ChatMessage } from '../chatMessage.ts'
import { Composer } from '../Composer/Composer.tsx'
import { conversationsOf } from '../ConversationList/ConversationList.fixtures.ts'
import { ConversationList } from '../ConversationList/ConversationList.tsx'
import { EmptyState } from '../../foundations/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../data/ErrorState/ErrorState.tsx'
import { ThreadHeader } from '../ThreadHeader/ThreadHeader.tsx'
import { MessageList } from './MessageList.tsx'
import { type MessageListProps, type MessageListUnread } from './MessageListProps.ts'

const chats = conversationsOf(30)
const thread = threadOf(60, 1001)
const conversation: readonly ChatMessage[] = [
  ...threadOf(8, 1),
  incoming,
  outgoing,
  {
    ...outgoing,
    id: 104,
    text: 'Would Thursday suit you?',
    errorText: 'Not sent: 3 unsuccessful attempts',
    isResendable: true,
    time: '10:04',
  },
  {
    ...outgoing,
    id: 105,
    text: 'Hi Daniel, a short reminder of my two questions.',
    kind: 'followup',
    label: 'Follow Up',
    time: '13:10',
  },
  scheduled,
]

const meta = {
  title: 'Chat/MessageList',
  component: MessageList,
  args: {
    label: 'Messages with Daniel Okafor',
    threadId: 7,
    recipientName: 'Daniel Okafor',
    now,
    messages: conversation,
    categories: { options: categories, onChange: fn() },
    scheduling: { onSave: fn(), onDelete: fn() },
    onCopy: fn(),
    onResend: fn(),
  },
  decorators: [
    (Story) => (
      <div
        style={{
          height: 560,
          maxWidth: 960,
          background: 'var(--colorNeutralBackground1)',
          borderRadius: 8,
          overflow: 'hidden',
        }}
      >
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof MessageList>
export default meta
type Story = StoryObj<typeof meta>

const scrollerIn = (root: HTMLElement) => {
  const scroller = within(root).getByRole('feed').parentElement?.parentElement
  if (!scroller) throw new Error('the thread has no scroller')
  return scroller
}
const atEnd = (scroller: HTMLElement) => scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 2
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
const settled = async () => {
  for (let count = 0; count < 4; count++) await frame()
}

/** The thread opens at its end. Its messages are grouped by day. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const scroller = scrollerIn(canvasElement)
    await waitFor(() => expect(atEnd(scroller)).toBe(true))
    await expect(canvas.getByRole('article', { name: 'You, Today, 13:10' })).toHaveTextContent('Follow Up')
    await userEvent.click(canvas.getByRole('button', { name: 'Re-send this message' }))
    await expect(args.onResend).toHaveBeenCalledWith(expect.anything(), { id: 104 })
    for (const band of canvasElement.querySelectorAll<HTMLElement>('[data-day]')) {
      await expect(getComputedStyle(band).backgroundColor).toBe(
        getComputedStyle(band.children[0] ?? band).backgroundColor,
      )
      await expect(band.offsetWidth).toBe(band.parentElement?.offsetWidth)
    }
  },
}

export const KeyboardPath: Story = {
  tags: ['!dev', '!autodocs'],
  args: { messages: thread },
  play: async ({ canvas, canvasElement, args }) => {
    await waitFor(() => expect(atEnd(scrollerIn(canvasElement))).toBe(true))
    await userEvent.tab()
    const idOf = () => document.activeElement?.getAttribute('data-message-id')
    await waitFor(() => expect(idOf()).toBe('1060'))
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await waitFor(() => expect(idOf()).toBe('1058'))
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(idOf()).toBe('1001'))
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(idOf()).toBe('1060'))
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const menu = await within(canvasElement.ownerDocument.body).findByRole('menu', { name: 'Message actions' })
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Copy text' }))
    await expect(args.onCopy).toHaveBeenCalledWith(expect.anything(), { id: 1060, text: thread[59]?.text })
    await expect(canvas.getByRole('feed')).toHaveAccessibleName('Messages with Daniel Okafor')
  },
}

function Growing(props: MessageListProps & { readonly total?: number; readonly page?: number }) {
  const { total = 400, page = 20 } = props
  const all = useMemo(() => threadOf(total), [total])
  const [from, setFrom] = useState(total - page)
  const [added, setAdded] = useState<readonly ChatMessage[]>([])
  const messages = useMemo(() => [...all.slice(from), ...added], [all, from, added])
  const add = (message: ChatMessage) =>
    setAdded((before) => [...before, { ...message, id: 5000 + before.length, time: '14:05' }])
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
      <div style={{ display: 'flex', gap: 8, padding: 8 }}>
        <Button onClick={() => setFrom((index) => Math.max(0, index - 50))}>Prepend 50</Button>
        <Button onClick={() => add({ ...incoming, text: 'One more thing: is there a trial?', isUnread: true })}>
          Receive
        </Button>
        <Button onClick={() => add({ ...outgoing, text: 'Yes, two weeks.' })}>Send</Button>
      </div>
      <MessageList {...props} messages={messages} />
    </div>
  )
}

/** Visible messages do not move when older messages load. */
export const HistoryWithoutJump: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => <Growing {...args} page={100} />,
  play: async ({ canvas, canvasElement }) => {
    const scroller = scrollerIn(canvasElement)
    await waitFor(() => expect(atEnd(scroller)).toBe(true))
    for (const offset of [900, 40, 0]) {
      scroller.scrollTop = offset
      await settled()
      const top = scroller.getBoundingClientRect().top
      const anchor = canvas.getAllByRole('article').find((row) => row.getBoundingClientRect().bottom > top + 60)
      const id = anchor?.getAttribute('data-message-id')
      const place = () => canvasElement.querySelector(`[data-message-id="${id}"]`)?.getBoundingClientRect().top
      const before = place()
      await userEvent.click(canvas.getByRole('button', { name: 'Prepend 50' }))
      await settled()
      await expect(place()).toBe(before)
    }
  },
}

/**
 * If the end of the thread is visible, the thread scrolls to each new message. Otherwise the thread scrolls only to
 * messages that the user sends.
 */
export const Following: Story = {
  tags: ['!dev', '!autodocs'],
  args: { unread: { count: 3 } },
  render: (args) => <Growing {...args} page={100} />,
  play: async ({ canvas, canvasElement }) => {
    const scroller = scrollerIn(canvasElement)
    await waitFor(() => expect(atEnd(scroller)).toBe(true))
    await userEvent.click(canvas.getByRole('button', { name: 'Receive' }))
    await waitFor(() => expect(atEnd(scroller)).toBe(true))
    await expect(canvas.getByText('Daniel Okafor: One more thing: is there a trial?')).toBeInTheDocument()
    scroller.scrollTop = 900
    await settled()
    await userEvent.click(canvas.getByRole('button', { name: 'Receive' }))
    await settled()
    await expect(atEnd(scroller)).toBe(false)
    await userEvent.click(await canvas.findByRole('button', { name: /Jump to newest.*3 unread/ }))
    await waitFor(() => expect(atEnd(scroller)).toBe(true))
    scroller.scrollTop = 900
    await settled()
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(atEnd(scroller)).toBe(true))
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Jump to newest/ })).toBeNull())
  },
}

function Resizing(props: MessageListProps) {
  const [isLow, setIsLow] = useState(false)
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: isLow ? 340 : 560 }}>
      <Button onClick={() => setIsLow((before) => !before)}>Resize</Button>
      <MessageList {...props} />
    </div>
  )
}
/** If the height of a thread changes while its end is visible, the end stays visible. */
export const StaysAtEnd: Story = {
  tags: ['!dev', '!autodocs'],
  args: { messages: thread },
  render: (args) => <Resizing {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const scroller = scrollerIn(canvasElement)
    await waitFor(() => expect(atEnd(scroller)).toBe(true))
    const resize = () => userEvent.click(canvas.getByRole('button', { name: 'Resize' }))
    await resize()
    await waitFor(() => expect(scroller.clientHeight).toBeLessThan(320))
    await waitFor(() => expect(atEnd(scroller)).toBe(true))
    scroller.scrollTop = 400
    await settled()
    await resize()
    await settled()
    await expect(scroller.scrollTop).toBe(400)
  },
}

/** Of ten thousand messages, fewer than 40 are in the DOM. */
export const ManyMessages: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => <Growing {...args} total={10_000} page={10_000} />,
  play: async ({ canvas, canvasElement }) => {
    const scroller = scrollerIn(canvasElement)
    await waitFor(() => expect(atEnd(scroller)).toBe(true))
    await expect(canvas.getAllByRole('article').length).toBeLessThan(40)
    scroller.scrollTop = scroller.scrollHeight / 2
    await settled()
    await expect(canvas.getAllByRole('article').length).toBeLessThan(40)
    await userEvent.click(await canvas.findByRole('button', { name: 'Jump to newest' }))
    await waitFor(() => expect(atEnd(scroller)).toBe(true))
  },
}

const unread = thread.map((message, index) =>
  index >= 40 && message.type === 'incoming' ? { ...message, isUnread: true } : message,
)
const onSeen = fn<NonNullable<MessageListUnread['onSeen']>>()
const firstId = unread.find(({ isUnread }) => isUnread)?.id

/**
 * The thread opens at the first new message. While the window has the focus, the thread reports the visible unread
 * messages.
 */
export const NewMessages: Story = {
  args: { messages: unread, unread: { firstId, count: 8, onSeen } },
  parameters: { rules: ['INBOX-40'] },
  beforeEach: () => {
    onSeen.mockClear()
    spyOn(document, 'hasFocus').mockReturnValue(false)
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('New messages')).toBeVisible()
    await settled()
    await expect(onSeen).not.toHaveBeenCalled()
    spyOn(document, 'hasFocus').mockReturnValue(true)
    window.dispatchEvent(new FocusEvent('focus'))
    const seen = () => new Set(onSeen.mock.calls.flatMap(([{ ids }]) => ids))
    const all = unread.filter(({ isUnread }) => isUnread).map(({ id }) => id)
    await waitFor(() => expect(seen()).toContain(firstId))
    await expect(seen()).not.toContain(all.at(-1))
    const scroller = scrollerIn(canvasElement)
    while (!atEnd(scroller)) {
      scroller.scrollTop += 300
      await settled()
    }
    await waitFor(() => expect(seen()).toEqual(new Set(all)))
  },
}

/** Scrolling near the start loads older messages. */
export const LoadsOlder: Story = {
  tags: ['!dev', '!autodocs'],
  args: { messages: thread, paging: { older: { hasMore: true, isLoading: false, onLoad: fn() } } },
  play: async ({ canvasElement, args }) => {
    const scroller = scrollerIn(canvasElement)
    await waitFor(() => expect(atEnd(scroller)).toBe(true))
    await expect(args.paging?.older?.onLoad).not.toHaveBeenCalled()
    scroller.scrollTop = 500
    await waitFor(() => expect(args.paging?.older?.onLoad).toHaveBeenCalledOnce())
    scroller.scrollTop = 300
    await settled()
    await expect(args.paging?.older?.onLoad).toHaveBeenCalledOnce()
  },
}
const atTop: Story['play'] = async ({ canvasElement }) => {
  const scroller = scrollerIn(canvasElement)
  await waitFor(() => expect(atEnd(scroller)).toBe(true))
  scroller.scrollTop = 0
  await settled()
}
export const LoadingOlder: Story = {
  args: { messages: thread, paging: { older: { hasMore: true, isLoading: true, onLoad: fn() } } },
  play: atTop,
}
export const OlderFailed: Story = {
  tags: ['!dev', '!autodocs'],
  args: { messages: thread, paging: { older: { hasMore: true, isLoading: false, hasFailed: true, onLoad: fn() } } },
  play: async (context) => {
    await atTop(context)
    await userEvent.click(context.canvas.getByRole('button', { name: 'Retry' }))
    await expect(context.args.paging?.older?.onLoad).toHaveBeenCalledOnce()
  },
}
/** The thread was opened in the middle, and its newest messages are not loaded. */
export const OpenedInTheMiddle: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    messages: thread,
    paging: { newer: { hasMore: true, isLoading: false, onLoad: fn() }, onJumpToNewest: fn() },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Jump to newest' }))
    await expect(args.paging?.onJumpToNewest).toHaveBeenCalledOnce()
  },
}
/** While a message is edited, the button to the newest message is hidden. */
export const NoJumpWhileEditing: Story = {
  tags: ['!dev', '!autodocs'],
  args: { paging: { newer: { hasMore: true, isLoading: false, onLoad: fn() }, onJumpToNewest: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Jump to newest' })).toBeVisible()
    const [edit] = canvas.getAllByRole('button', { name: 'Edit' })
    if (edit) await userEvent.click(edit)
    await canvas.findByRole('button', { name: 'Save' })
    await expect(canvas.queryByRole('button', { name: 'Jump to newest' })).toBeNull()
  },
}
/** The message in the page's address is visible and marked. */
export const LinkedMessage: Story = {
  args: { messages: thread, markedId: thread[20]?.id, onCopyLink: fn() },
  parameters: { rules: ['INBOX-70'] },
  play: async ({ canvas, canvasElement, args }) => {
    const marked = await waitFor(() => {
      const found = canvasElement.querySelector<HTMLElement>('[aria-current="location"]')
      if (!found) throw new Error('No message is marked.')
      return found
    })
    await expect(marked).toHaveAttribute('data-message-id', String(args.markedId))
    const view = canvas.getByRole('feed').parentElement?.parentElement?.getBoundingClientRect()
    const { top, bottom } = marked.getBoundingClientRect()
    await expect(top).toBeGreaterThanOrEqual(view?.top ?? Infinity)
    await expect(bottom).toBeLessThanOrEqual(view?.bottom ?? 0)
    await expect(marked).toHaveAttribute('tabindex', '0')
    await userEvent.click(within(marked).getByRole('button', { name: 'Message actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy link' }))
    await expect(args.onCopyLink).toHaveBeenCalledWith(expect.anything(), { id: args.markedId })
  },
}
export const Short: Story = { args: { messages: [incoming] } }
export const LongTexts: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    messages: [
      { ...incoming, text: longText },
      { ...outgoing, text: longText, kind: 'ai', label: 'AI Template' },
      { ...scheduled, text: longText },
    ],
  },
}
export const Loading: Story = { args: { messages: undefined } }
export const Empty: Story = {
  args: {
    messages: [],
    states: { empty: <EmptyState title="No messages yet" text="Write the first one below." /> },
  },
}
export const Failed: Story = {
  tags: ['!dev', '!autodocs'],
  args: { states: { error: <ErrorState status={404} text="Conversation was not found" /> } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Conversation was not found')
  },
}
export const Dark: Story = {
  tags: ['!dev', '!autodocs'],
  args: { unread: { firstId: 101 } },
  globals: { theme: 'dark' },
}

/** The list of conversations, the thread with its header, and the composer. */
function Messenger(props: MessageListProps) {
  const [text, setText] = useState('')
  return (
    <div style={{ display: 'flex', height: '100%' }}>
      <div style={{ width: 360, flexShrink: 0, borderRight: '1px solid var(--colorNeutralStroke2)' }}>
        <ConversationList
          label="Conversations"
          conversations={chats}
          selectedId={102}
          empty={{ title: 'Ready to chat?' }}
        />
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', flex: '1 1 0', minWidth: 0 }}>
        <ThreadHeader
          recipient={{ name: 'Daniel Okafor', href: '#recipient' }}
          client={{ name: 'Northwind Analytics', href: '#client' }}
          sequence={{ name: 'Heads of Sales, DACH', href: '#sequence' }}
          profile={{ name: 'Maya Lindqvist', href: '#profile' }}
          isAutomated
          onAutomationChange={fn()}
        />
        <MessageList {...props} />
        <div style={{ padding: 16, paddingTop: 0 }}>
          <Composer
            text={text}
            onTextChange={(data) => setText(data.text)}
            onSend={fn()}
            scheduling={{ now, onSchedule: fn() }}
            ai={{ onAsk: fn() }}
          />
        </div>
      </div>
    </div>
  )
}
export const InAMessenger: Story = {
  args: { unread: { firstId: 101 } },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div style={{ position: 'fixed', inset: 0, background: 'var(--colorNeutralBackground1)' }}>
      <Messenger {...args} />
    </div>
  ),
}
