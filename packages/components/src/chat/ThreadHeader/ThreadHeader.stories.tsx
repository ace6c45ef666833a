import { Button } from '@fluentui/react-components'
import { ArrowRepeatAllOff20Regular } from '@fluentui/react-icons/svg/arrow-repeat-all-off'
import { CallAdd20Regular } from '@fluentui/react-icons/svg/call-add'
import { Open20Regular } from '@fluentui/react-icons/svg/open'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { ThreadHeader, type ThreadHeaderProps } from './ThreadHeader.tsx'

function Switched(props: ThreadHeaderProps) {
  const [isAutomated, setIsAutomated] = useState(props.isAutomated ?? false)
  return (
    <ThreadHeader
      {...props}
      isAutomated={isAutomated}
      onAutomationChange={(event, data) => {
        props.onAutomationChange?.(event, data)
        setIsAutomated(data.isAutomated)
      }}
    />
  )
}

const meta = {
  title: 'Chat/ThreadHeader',
  component: ThreadHeader,
  args: {
    recipient: { name: 'Daniel Okafor', href: '/recipients/manage/12/general' },
    client: { name: 'Northwind Analytics', href: '/clients/manage/3' },
    sequence: { name: 'Heads of Sales, DACH', href: '/sequences/manage/4' },
    profile: { name: 'Maya Lindqvist', href: '/profiles/manage/5' },
    isAutomated: true,
    onAutomationChange: fn(),
  },
  render: (args) => <Switched {...args} />,
  decorators: [(Story) => <div style={{ width: 720, maxWidth: '100%' }}>{Story()}</div>],
} satisfies Meta<typeof ThreadHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Daniel Okafor' })).toHaveAttribute(
      'href',
      '/recipients/manage/12/general',
    )
    await userEvent.tab()
    for (const name of ['Client: Northwind Analytics', 'Sequence: Heads of Sales, DACH', 'Profile: Maya Lindqvist']) {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name })).toHaveFocus()
    }
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onAutomationChange).toHaveBeenCalledWith(expect.anything(), { isAutomated: false })
    await expect(canvas.getByRole('switch', { name: 'Automation' })).not.toBeChecked()
  },
}
/** The actions do not reduce the width of the links. */
export const WithActions: Story = {
  args: { actions: <Button appearance="subtle">Meeting requested by the lead</Button> },
  decorators: [(Story) => <div style={{ width: 640, maxWidth: '100%' }}>{Story()}</div>],
  parameters: { rules: ['INBOX-14'] },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').filter((link) => link.hasAttribute('aria-label'))
    await expect(links).toHaveLength(3)
    for (const link of links) await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth)
  },
}
const moreActions = [
  { id: 'follow', label: 'Stop follow-ups', icon: <ArrowRepeatAllOff20Regular />, onClick: fn() },
  { id: 'call', label: 'Add call', icon: <CallAdd20Regular />, href: '/calls/create' },
  { id: 'open', label: 'Open on LinkedIn', icon: <Open20Regular />, href: 'https://www.example.com/in/okafor' },
]
export const WithMoreActions: Story = {
  args: { moreActions },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop follow-ups' }))
    await expect(moreActions[0]?.onClick).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: 'Open on LinkedIn' })).toHaveAttribute('target', '_blank')
    await expect(canvas.queryByRole('button', { name: 'More actions' })).toBeNull()
  },
}
/** The recipient's name has its full width, and the header does not overflow. */
export const LittleRoom: Story = {
  args: { moreActions },
  decorators: [(Story) => <div style={{ width: 400 }}>{Story()}</div>],
  parameters: { rules: ['INBOX-14'] },
  play: async ({ canvas, canvasElement }) => {
    const { scrollWidth, clientWidth } = canvas.getByRole('link', { name: 'Daniel Okafor' })
    await expect(scrollWidth).toBe(clientWidth)
    await expect(canvasElement.querySelector('header')?.scrollWidth).toBe(400)
  },
}
export const OneRow: Story = {
  args: { moreActions, recipient: { name: 'Maximilian Wolfeschlegelsteinhausenbergerdorff', href: '#recipient' } },
  decorators: [(Story) => <div style={{ width: 580 }}>{Story()}</div>],
  parameters: { rules: ['INBOX-14'] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }))
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Stop follow-ups' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
  },
}
/** The icon buttons follow the other controls without a gap. */
export const RoomForOneButton: Story = {
  tags: ['!dev', '!autodocs'],
  args: { moreActions, actions: <Button appearance="subtle">Meeting requested</Button> },
  decorators: [(Story) => <div style={{ width: 590 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'More actions' })).toBeVisible()
    const { right } = canvas.getByRole('button', { name: 'Meeting requested' }).getBoundingClientRect()
    const { left } = canvas.getByRole('button', { name: 'Stop follow-ups' }).getBoundingClientRect()
    await expect(left - right).toBeLessThan(8)
  },
}
export const OnlyRecipient: Story = {
  args: { client: undefined, sequence: undefined, profile: undefined },
  render: ({ recipient }) => <ThreadHeader recipient={recipient} />,
}
export const LongText: Story = {
  args: {
    recipient: { name: 'Maximilian Wolfeschlegelsteinhausenbergerdorff-Hohenlohe', href: '#recipient' },
    client: { name: 'Northwind Analytics and Partners International Consulting', href: '#client' },
    sequence: { name: 'Re-engagement of everybody who answered in spring but did not book a call', href: '#sequence' },
    profile: { name: 'Maya Lindqvist-Fredriksen of the Copenhagen office', href: '#profile' },
  },
}
/** The long name of the sequence is cut off. The names of the client and the profile have their full width. */
export const LongSequence: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    sequence: {
      name: 'Re-engagement of everybody who answered in spring but did not book a call before the summer holidays',
      href: '#sequence',
    },
  },
  play: async ({ canvas }) => {
    for (const name of ['Client: Northwind Analytics', 'Profile: Maya Lindqvist']) {
      const { scrollWidth, clientWidth } = canvas.getByRole('link', { name })
      await expect(scrollWidth).toBe(clientWidth)
    }
  },
}
export const Narrow: Story = {
  tags: ['!dev', '!autodocs'],
  ...LongText,
  decorators: [(Story) => <div style={{ width: 400 }}>{Story()}</div>],
}
export const Loading: Story = { args: { recipient: undefined } }
export const Dark: Story = { tags: ['!dev', '!autodocs'], globals: { theme: 'dark' } }
