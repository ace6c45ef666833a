import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { LinkTabs } from './LinkTabs.tsx'

const items = [
  'Dashboard',
  'Recipients',
  'AI Client',
  'Messages',
  'AI Responses',
  'AI Follow Ups',
  'Profiles',
  'Settings',
].map((label) => ({
  id: label.toLowerCase().replaceAll(' ', '-'),
  label,
  href: `#${label}`,
}))

const meta = {
  title: 'Foundations/LinkTabs',
  component: LinkTabs,
  args: { items, selectedId: 'messages', label: 'Sequence' },
  parameters: {
    docs: {
      description: {
        component:
          '**Keyboard**: Tab moves through the links, Enter opens a link. Links that do not fit are in a menu.',
      },
    },
  },
} satisfies Meta<typeof LinkTabs>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Messages' })).toHaveAttribute('aria-current', 'page')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Recipients' })).toHaveFocus()
  },
}
export const Badges: Story = {
  args: {
    items: [
      { id: 'general', label: 'General', href: '#general', alertLabel: 'reconnect needed' },
      { id: 'sequences', label: 'Sequences', href: '#sequences', count: 3, countLabel: 'active' },
      { id: 'schedule', label: 'Schedule', href: '#schedule' },
    ],
    selectedId: 'general',
    label: 'Profile',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'General reconnect needed' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Sequences 3 active' })).toBeVisible()
  },
}
/** The selected tab stays visible. */
export const Overflowing: Story = {
  args: { selectedId: 'settings' },
  decorators: [(Story) => <div style={{ width: 420 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: 'Settings' })).toBeVisible()
    ;(await canvas.findByRole('button', { name: /More pages/ })).focus()
    await userEvent.keyboard('{Enter}')
    const profiles = await within(canvasElement.ownerDocument.body).findByRole('menuitem', { name: 'Profiles' })
    await waitFor(() => expect(profiles).toBeVisible())
    await userEvent.keyboard('{Escape}')
  },
}
export const NothingSelected: Story = { render: ({ items: tabs, label }) => <LinkTabs items={tabs} label={label} /> }
export const LongText: Story = {
  args: {
    items: items.map(({ id, label, href }) => ({ id, href, label: `${label} of a sequence with a long name` })),
  },
}
export const Dark: Story = { tags: ['!dev', '!autodocs'], ...Badges, globals: { theme: 'dark' } }
