import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { InitialsAvatar } from '../InitialsAvatar/InitialsAvatar.tsx'
import { TandemProvider } from '../../theme/TandemProvider.tsx'
import { navItems } from './TopBar.fixtures.ts'
import { TopBar } from './TopBar.tsx'

const meta = {
  title: 'Foundations/TopBar',
  component: TopBar,
  args: {
    items: navItems,
    selectedId: 'sequences',
    right: <InitialsAvatar name="Maya Lindqvist" size={32} color="brand" />,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TopBar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sequences' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: /Profiles.*reconnect needed/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Inbox.*12 unread/ })).toBeVisible()
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(48)
  },
}

/** Entries that do not fit are in a menu. The selected entry stays in the bar. */
export const Narrow: Story = {
  args: { selectedId: 'team' },
  decorators: [(Story) => <div style={{ width: 560 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const more = await canvas.findByRole('button', { name: /More pages/ })
    await expect(canvas.getByRole('link', { name: 'Team' })).toBeVisible()
    more.focus()
    await userEvent.keyboard('{Enter}')
    const body = within(canvasElement.ownerDocument.body)
    await waitFor(() => expect(body.getByRole('menuitem', { name: 'Help' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(more).toHaveFocus())
  },
}

const routing = { hrefOf: (to: string) => `/demo${to}`, navigate: fn<(to: string) => void>() }

/** Inside an app, links use the app's router. */
export const InsideAnApp: Story = {
  beforeEach: () => {
    routing.navigate.mockClear()
  },
  decorators: [
    (Story) => (
      <TandemProvider colorScheme="light" routing={routing}>
        {Story()}
      </TandemProvider>
    ),
  ],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Recipients' })
    await expect(link).toHaveAttribute('href', '/demo/recipients')
    link.focus()
    await userEvent.keyboard('{Enter}')
    await expect(routing.navigate).toHaveBeenCalledWith('/recipients')
  },
}
export const NothingSelected: Story = { args: { selectedId: undefined } }
export const HomeSelected: Story = {
  args: { selectedId: undefined, isHomeSelected: true },
  parameters: { rules: ['SHELL-65'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Tandem, dashboard' })).toHaveAttribute('aria-current', 'page')
  },
}
export const HugeCounts: Story = {
  tags: ['!dev', '!autodocs'],
  args: { items: navItems.map(({ id, label, href }) => ({ id, label, href, count: 12_345, countLabel: 'new' })) },
}
export const Dark: Story = { tags: ['!dev', '!autodocs'], globals: { theme: 'dark' } }
