import { Button } from '@fluentui/react-components'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { ErrorState } from '../../data/ErrorState/ErrorState.tsx'
import { StatusDot } from '../../data/StatusDot/StatusDot.tsx'
import { RoutingContext } from '../../theme/routing.ts'
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
  title: 'Foundations/DrawerShell',
  component: DrawerShell,
  args: { isOpen: true, title: 'Heads of Sales, DACH', children: 'What the drawer shows.', onClose: fn() },
  render: (args) => <Opened {...args} />,
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 560 },
      description: {
        component:
          '**Keyboard**: the focus moves into the drawer and stays inside. Tab moves through the tabs. Escape closes the drawer. If there are unsaved changes, the drawer asks the user before it closes.',
      },
    },
  },
} satisfies Meta<typeof DrawerShell>
export default meta
type Story = StoryObj<typeof meta>

const drawerIn = async (canvasElement: HTMLElement) => {
  const body = within(canvasElement.ownerDocument.body)
  await waitFor(() => expect(body.getByRole('dialog')).toBeVisible())
  return body.getByRole('dialog')
}
const backdropIn = (canvasElement: HTMLElement) => {
  const backdrop = canvasElement.ownerDocument.querySelector('.fui-OverlayDrawer__backdrop')
  if (!backdrop) throw new Error('the drawer has no backdrop')
  return backdrop
}
const opened: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await drawerIn(canvasElement)
}

export const Default: Story = {
  args: { status: <StatusDot tone="success" label="Active" /> },
  play: async ({ args, canvasElement }) => {
    const drawer = await drawerIn(canvasElement)
    await expect(drawer).toHaveAccessibleName(/Heads of Sales, DACH/)
    await waitFor(() => expect(drawer.getBoundingClientRect().width).toBe(640))
    // If a double click opens the drawer, the second click does not close the drawer.
    await fireEvent.click(backdropIn(canvasElement), { detail: 2 })
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
export const Filter: Story = {
  parameters: { rules: ['SHELL-67'] },
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
    const boxOf = (name: string) => within(drawer).getByRole('button', { name }).getBoundingClientRect()
    await expect(boxOf('Apply').left).toBeGreaterThan(boxOf('Clear').right)
    // 25 px: the padding of the footer and the border of the drawer.
    await expect(drawer.getBoundingClientRect().right - boxOf('Apply').right).toBeLessThanOrEqual(25)
  },
}
export const Medium: Story = { args: { kind: 'entityMedium' }, play: opened }
export const Wide: Story = { args: { kind: 'entityWide' }, play: opened }
const tabs = [
  'Dashboard',
  'Recipients',
  'AI Client',
  'Messages',
  'AI Responses',
  'AI Follow Ups',
  'Profiles',
  'Settings',
].map((label) => ({
  id: label,
  label,
  href: `/sequences/manage/1/${label}`,
}))
export const Tabs: Story = {
  parameters: { rules: ['SHELL-67'] },
  args: {
    kind: 'entityWide',
    status: <StatusDot tone="success" label="Active" />,
    tabs,
    selectedTabId: 'Dashboard',
    tabsLabel: 'Sequence',
  },
  play: async ({ canvasElement }) => {
    const drawer = await drawerIn(canvasElement)
    await expect(within(drawer).getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page')
    await waitFor(() => expect(within(drawer).getByRole('button', { name: 'Close' })).toHaveFocus())
    await userEvent.tab()
    await expect(within(drawer).getByRole('link', { name: 'Dashboard' })).toHaveFocus()
    const { left } = within(drawer).getByText('Heads of Sales, DACH').getBoundingClientRect()
    await expect(within(drawer).getByText('Dashboard').getBoundingClientRect().left).toBe(left)
  },
}
export const TabNeedsYou: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    title: 'Maria Lindqvist',
    tabs: [
      { id: 'general', label: 'General', href: '/general', alertLabel: 'reconnect needed' },
      { id: 'sequences', label: 'Sequences', href: '/sequences' },
      { id: 'schedule', label: 'Schedule', href: '/schedule' },
    ],
    selectedTabId: 'general',
  },
  play: opened,
}
export const Loading: Story = { args: { title: undefined, isLoading: true, tabs }, play: opened }
export const Failed: Story = {
  args: {
    tabs,
    selectedTabId: 'Dashboard',
    footer: <Button appearance="primary">Save</Button>,
    error: <ErrorState status={404} text="This sequence was not found." />,
  },
  play: async ({ canvasElement }) => {
    const drawer = within(await drawerIn(canvasElement))
    await expect(drawer.getByRole('alert')).toHaveTextContent('This sequence was not found.')
    await expect(drawer.queryByRole('button', { name: 'Save' })).toBeNull()
  },
}

const save = <Button appearance="primary">Update</Button>
/** If there are unsaved changes, the drawer asks before it closes. */
export const Dirty: Story = {
  tags: ['!dev', '!autodocs'],
  args: { isOpen: false, isDirty: true, footer: save, tabs, selectedTabId: 'Dashboard' },
  play: async ({ canvas, canvasElement, args }) => {
    const body = within(canvasElement.ownerDocument.body)
    const opener = canvas.getByRole('button', { name: 'Open' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const drawer = within(await drawerIn(canvasElement))
    await expect(drawer.getByText('Unsaved changes')).toBeVisible()
    await waitFor(() => expect(drawer.getByRole('button', { name: 'Close' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    const keep = await body.findByRole('button', { name: 'Keep editing' })
    await waitFor(() => expect(keep).toHaveFocus())
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(body.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(drawer.getByRole('button', { name: 'Close' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await body.findByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(body.queryByRole('alertdialog')).toBeNull())
    await userEvent.click(backdropIn(canvasElement))
    await userEvent.click(await body.findByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(body.queryByRole('alertdialog')).toBeNull())
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await body.findByRole('button', { name: 'Discard' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
/** During a save, Escape and Close have no effect. */
export const Saving: Story = {
  tags: ['!dev', '!autodocs'],
  args: { isDirty: true, isSaving: true, footer: save },
  parameters: { rules: ['SHELL-39'] },
  play: async ({ canvasElement, args }) => {
    const drawer = within(await drawerIn(canvasElement))
    await userEvent.click(drawer.getByRole('button', { name: 'Close' }))
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
    await expect(within(canvasElement.ownerDocument.body).queryByRole('alertdialog')).toBeNull()
  },
}

const navigate = fn<(to: string) => void>()
const routing = { hrefOf: (to: string) => `/demo${to}`, navigate }
/** If there are unsaved changes, the drawer asks before a link opens another tab. */
export const DirtyTabs: Story = {
  tags: ['!dev', '!autodocs'],
  args: { isDirty: true, footer: save, tabs, selectedTabId: 'Dashboard', kind: 'entityWide' },
  beforeEach: () => {
    navigate.mockClear()
  },
  render: (args) => (
    <RoutingContext value={routing}>
      <Opened {...args} />
    </RoutingContext>
  ),
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body)
    const drawer = within(await drawerIn(canvasElement))
    await userEvent.click(drawer.getByRole('link', { name: 'Recipients' }))
    await userEvent.click(await body.findByRole('button', { name: 'Keep editing' }))
    await expect(navigate).not.toHaveBeenCalled()
    await waitFor(() => expect(body.queryByRole('alertdialog')).toBeNull())
    await userEvent.click(drawer.getByRole('link', { name: 'Recipients' }))
    await userEvent.click(await body.findByRole('button', { name: 'Discard' }))
    await expect(navigate).toHaveBeenCalledWith('/sequences/manage/1/Recipients')
    await expect(navigate).toHaveBeenCalledOnce()
  },
}
export const DarkTabs: Story = { tags: ['!dev', '!autodocs'], ...Tabs, globals: { theme: 'dark' } }
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
  parameters: { rules: ['SHELL-69'] },
  play: async ({ canvasElement }) => {
    const drawer = within(await drawerIn(canvasElement))
    const footerTop = drawer.getByRole('button', { name: 'Save' }).getBoundingClientRect().top
    const below = (link: HTMLElement) => footerTop - link.getBoundingClientRect().bottom
    const last = drawer.getAllByRole('link').findLast((link) => below(link) > 0)
    await expect(last).toBeDefined()
    last?.focus()
    await expect(last && below(last)).toBeGreaterThanOrEqual(64)
  },
}
export const Dark: Story = { tags: ['!dev', '!autodocs'], ...Filter, globals: { theme: 'dark' } }

/** The focus moves into the drawer, and returns to the button when Escape closes the drawer. */
export const KeyboardPath: Story = {
  tags: ['!dev', '!autodocs'],
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

/** If the parent component unmounts the open drawer, the focus returns to the button that opened the drawer. */
export const UnmountedWhileOpen: Story = {
  tags: ['!dev', '!autodocs'],
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
