import { Button } from '@fluentui/react-components'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type MouseEvent, useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { conversationsOf, differentConversations } from './ConversationList.fixtures.ts'
import { ConversationList, type ConversationListProps } from './ConversationList.tsx'

const many = conversationsOf(40)
// The link must not navigate away from the story.
const stay = (event: MouseEvent) => event.preventDefault()

const meta = {
  title: 'Chat/ConversationList',
  component: ConversationList,
  args: {
    label: 'Conversations',
    conversations: many,
    selectedId: 102,
    empty: { title: 'Ready to chat?', text: 'Conversations show here as soon as a lead answers.' },
    onSelect: fn<NonNullable<ConversationListProps['onSelect']>>(stay),
  },
  decorators: [
    (Story) => (
      <div
        style={{
          width: 360,
          height: 600,
          background: 'var(--colorNeutralBackground1)',
          borderRadius: 8,
          overflow: 'hidden',
        }}
      >
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof ConversationList>
export default meta
type Story = StoryObj<typeof meta>

const scrollerIn = (list: HTMLElement) => {
  const scroller = list.parentElement?.parentElement
  if (!scroller) throw new Error('the list has no scroller')
  return scroller
}
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
const settled = async () => {
  for (let count = 0; count < 4; count++) await frame()
}

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const open = await canvas.findByRole('link', { name: /Jonas Weber 3/ })
    await expect(open).toHaveAttribute('aria-current', 'true')
    await userEvent.click(canvas.getByRole('link', { name: /Daniel Okafor 1/ }))
    await expect(args.onSelect).toHaveBeenCalledWith(expect.anything(), { id: 100 })
  },
}

/** Tab goes to the open conversation. Arrows, Home and End move the focus. Enter opens the focused conversation. */
export const KeyboardPath: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    await canvas.findByRole('link', { name: /Jonas Weber 3/ })
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /Jonas Weber 3/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(canvas.getByRole('link', { name: /Priya Raman 4/ })).toHaveFocus())
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(canvas.getByRole('link', { name: /Ana Kovač 40/ })).toHaveFocus())
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(canvas.getByRole('link', { name: /Daniel Okafor 1\b/ })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenLastCalledWith(expect.anything(), { id: 100 })
  },
}

/** The list opens at the position of the selected conversation. */
export const SelectedFarDown: Story = {
  tags: ['!dev', '!autodocs'],
  args: { selectedId: 130 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { current: true })).toBeVisible())
    const list = canvas.getByRole('list', { name: 'Conversations' })
    await waitFor(async () => {
      const card = canvas.getByRole('link', { current: true }).getBoundingClientRect()
      const view = scrollerIn(list).getBoundingClientRect()
      await expect(card.top).toBeGreaterThanOrEqual(view.top)
      await expect(card.bottom).toBeLessThanOrEqual(view.bottom)
    })
  },
}

function Growing(props: ConversationListProps) {
  const [from, setFrom] = useState(40)
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
      <Button onClick={() => setFrom((index) => index - 20)}>Prepend 20</Button>
      <div style={{ flex: '1 1 0', minHeight: 0 }}>
        <ConversationList {...props} conversations={conversationsOf(80).slice(from)} />
      </div>
    </div>
  )
}

/** Newer conversations load above without moving the visible conversations. */
export const NewerWithoutJump: Story = {
  tags: ['!dev', '!autodocs'],
  args: { selectedId: undefined, newer: { hasMore: true, isLoading: false, onLoad: fn() } },
  render: (args) => <Growing {...args} />,
  play: async ({ canvas, args }) => {
    const card = await canvas.findByRole('link', { name: /Jonas Weber 43/ })
    await waitFor(() => expect(args.newer?.onLoad).toHaveBeenCalledOnce())
    const before = card.getBoundingClientRect().top
    await userEvent.click(canvas.getByRole('button', { name: 'Prepend 20' }))
    await settled()
    await expect(canvas.getByRole('link', { name: /Jonas Weber 43/ }).getBoundingClientRect().top).toBe(before)
  },
}

/** While the list is scrolled down, a button shows the number of new conversations. A click goes to the top. */
export const Waiting: Story = {
  args: { waiting: { label: '2 new', onShow: fn() }, onTopChange: fn(), selectedId: undefined },
  play: async ({ canvas, args }) => {
    const scroller = scrollerIn(await canvas.findByRole('list'))
    scroller.scrollTop = 800
    await waitFor(() => expect(args.onTopChange).toHaveBeenLastCalledWith({ isAtTop: false }))
    await userEvent.click(canvas.getByRole('button', { name: '2 new' }))
    await expect(args.waiting?.onShow).toHaveBeenCalledOnce()
    await waitFor(() => expect(scroller.scrollTop).toBe(0))
    await waitFor(() => expect(args.onTopChange).toHaveBeenLastCalledWith({ isAtTop: true }))
  },
}

function Returning(props: ConversationListProps) {
  const [isShown, setIsShown] = useState(true)
  const [offset, setOffset] = useState(0)
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
      <Button onClick={() => setIsShown((before) => !before)}>Leave or return</Button>
      <div style={{ flex: '1 1 0', minHeight: 0 }}>
        {isShown && <ConversationList {...props} initialOffset={offset} onLeave={(data) => setOffset(data.offset)} />}
      </div>
    </div>
  )
}

/** A list that mounts again keeps its scroll position. */
export const KeepsPlace: Story = {
  tags: ['!dev', '!autodocs'],
  args: { selectedId: undefined },
  render: (args) => <Returning {...args} />,
  play: async ({ canvas }) => {
    scrollerIn(await canvas.findByRole('list')).scrollTop = 900
    await settled()
    const press = () => userEvent.click(canvas.getByRole('button', { name: 'Leave or return' }))
    await press()
    await expect(canvas.queryByRole('list')).toBeNull()
    await press()
    const list = await canvas.findByRole('list')
    await waitFor(() => expect(scrollerIn(list).scrollTop).toBeGreaterThan(800))
  },
}

export const LoadsOlder: Story = {
  tags: ['!dev', '!autodocs'],
  args: { older: { hasMore: true, isLoading: false, onLoad: fn() } },
  play: async ({ canvas, args }) => {
    const scroller = scrollerIn(await canvas.findByRole('list'))
    await settled()
    await expect(args.older?.onLoad).not.toHaveBeenCalled()
    scroller.scrollTop = scroller.scrollHeight
    await waitFor(() => expect(args.older?.onLoad).toHaveBeenCalledOnce())
  },
}
const few = conversationsOf(3)
export const LoadingOlder: Story = {
  args: { conversations: few, older: { hasMore: true, isLoading: true, onLoad: fn() } },
}
export const OlderFailed: Story = {
  tags: ['!dev', '!autodocs'],
  args: { conversations: few, older: { hasMore: true, isLoading: false, hasFailed: true, onLoad: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await expect(args.older?.onLoad).toHaveBeenCalledOnce()
  },
}
export const ManyRows: Story = {
  tags: ['!dev', '!autodocs'],
  args: { conversations: conversationsOf(10_000) },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /Jonas Weber 3\b/ })
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(20)
  },
}
export const Few: Story = { args: { conversations: differentConversations, selectedId: 8 } }
export const LongText: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    conversations: few.map((conversation) =>
      Object.assign({}, conversation, {
        recipientName: 'Maximilian Wolfeschlegelsteinhausenbergerdorff-Hohenlohe',
        categoryName: 'Interested, but asks to be called back by a colleague next quarter',
        lastMessage: 'https://example.com/'.concat('a-path-without-any-break-'.repeat(20)),
        timeLabel: 'September 30, 2025',
        unreadCount: 250,
      }),
    ),
  },
}
export const Loading: Story = { args: { conversations: undefined } }
export const Empty: Story = { args: { conversations: [] } }
export const NothingMatches: Story = {
  args: {
    conversations: [],
    empty: { title: 'No chats matching filter parameters.', action: <Button>Clear filters</Button> },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No chats matching filter parameters.' })).toBeVisible()
  },
}
export const Failed: Story = {
  args: { error: { text: 'Conversations could not be loaded.', action: <Button>Retry</Button> } },
}
export const Dark: Story = { tags: ['!dev', '!autodocs'], globals: { theme: 'dark' } }
export const DarkLoading: Story = {
  tags: ['!dev', '!autodocs'],
  args: { conversations: undefined },
  globals: { theme: 'dark' },
}
