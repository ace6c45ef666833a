import { Button } from '@fluentui/react-components'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { StatusDot } from '../StatusDot/StatusDot.tsx'
import { DrawerShell, type DrawerShellProps } from './DrawerShell.tsx'

function Opened(props: DrawerShellProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen)
  return (
    <div style={{ minHeight: 480 }}>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <DrawerShell
        {...props}
        isOpen={isOpen}
        onClose={(event) => {
          props.onClose(event)
          setIsOpen(false)
        }}
      />
    </div>
  )
}

const meta = {
  title: 'Navigation/DrawerShell',
  component: DrawerShell,
  args: { isOpen: true, title: 'Heads of Sales, DACH', children: 'What the drawer shows.', onClose: fn() },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof DrawerShell>
export default meta
type Story = StoryObj<typeof meta>

/** The drawer, once it has slid in. */
const drawerIn = async (canvasElement: HTMLElement) => {
  const body = within(canvasElement.ownerDocument.body)
  await waitFor(() => expect(body.getByRole('dialog')).toBeVisible())
  return body.getByRole('dialog')
}
const opened: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await drawerIn(canvasElement)
}

export const Default: Story = {
  args: { status: <StatusDot tone="success" label="Active" /> },
  play: async ({ canvasElement }) => {
    const drawer = await drawerIn(canvasElement)
    await expect(drawer).toHaveAccessibleName(/Heads of Sales, DACH/)
    await waitFor(() => expect(drawer.getBoundingClientRect().width).toBe(640))
  },
}
export const Filter: Story = {
  args: {
    kind: 'filter',
    title: 'Filter',
    footer: (
      <>
        <Button appearance="primary">Apply</Button>
        <Button>Clear</Button>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const drawer = await drawerIn(canvasElement)
    await waitFor(() => expect(drawer.getBoundingClientRect().width).toBe(496))
  },
}
export const Wide: Story = { args: { kind: 'entityWide' }, play: opened }
export const LongContent: Story = {
  args: {
    title: 'Re-engagement of everybody who answered in spring but did not book a call before the summer holidays',
    children: Array.from({ length: 60 }, (_, index) => (
      <p key={index}>
        <a href={`#${index}`}>{`Line ${index + 1}`}</a> of a body that scrolls under its head.
      </p>
    )),
    footer: <Button appearance="primary">Save</Button>,
  },
  play: opened,
}
export const Dark: Story = { ...Filter, globals: { theme: 'dark' } }

/** Opened by a button somewhere: the focus goes in, Escape closes, and the focus is back on the button. */
export const KeyboardPath: Story = {
  args: { isOpen: false },
  play: async ({ canvas, canvasElement, args }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const drawer = await drawerIn(canvasElement)
    await waitFor(() => expect(within(drawer).getByRole('button', { name: 'Close' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

function MountedWhileOpen(props: DrawerShellProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div style={{ minHeight: 480 }}>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      {isOpen && <DrawerShell {...props} isOpen onClose={() => setIsOpen(false)} />}
    </div>
  )
}

/** As a route does it: the drawer is there while it is open and gone in an instant. The page must come back whole, with its focus. */
export const UnmountedWhileOpen: Story = {
  render: (args) => <MountedWhileOpen {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const drawer = await drawerIn(canvasElement)
    await waitFor(() => expect(within(drawer).getByRole('button', { name: 'Close' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(opener).toHaveFocus())
    await waitFor(() => expect(opener.closest('[aria-hidden="true"]')).toBeNull())
  },
}
