import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { portraitUrl } from '../../foundations/InitialsAvatar/InitialsAvatar.fixtures.ts'
import { AccountMenu } from './AccountMenu.tsx'

const meta = {
  title: 'Tandem/AccountMenu',
  component: AccountMenu,
  args: {
    name: 'Maya Lindqvist',
    email: 'demo@example.com',
    creditsUsed: 128,
    creditsTotal: 500,
    onBuyCredits: fn(),
    colorScheme: 'system',
    onColorSchemeChange: fn(),
    density: 'comfortable',
    onDensityChange: fn(),
    settingsHref: '#settings',
    onLogout: fn(),
    footer: 'Version 1.4.0 (3bf2cac0), Nov 25, 2026',
  },
  decorators: [
    (Story) => (
      <div
        style={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'flex-end', width: 320, minHeight: 580 }}
      >
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof AccountMenu>
export default meta
type Story = StoryObj<typeof meta>

const bodyOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body)

export const Closed: Story = {}
export const Open: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account menu: Maya Lindqvist' }))
    const body = bodyOf(canvasElement)
    await waitFor(() => expect(body.getByText('128 / 500')).toBeVisible())
    await expect(body.getByText('Version 1.4.0 (3bf2cac0), Nov 25, 2026')).toBeVisible()
    await expect(body.getByRole('menuitem', { name: 'Settings' })).toHaveAttribute('href', '#settings')
    await expect(body.queryByRole('menuitem', { name: 'Buy AI credits' })).toBeNull()
  },
}
export const CreditsExhausted: Story = {
  args: { creditsUsed: 500 },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Account menu/ }))
    await userEvent.click(await bodyOf(canvasElement).findByRole('menuitem', { name: 'Buy AI credits' }))
    await expect(args.onBuyCredits).toHaveBeenCalledOnce()
  },
}

/** Arrow keys move the focus, Enter chooses an entry, and Escape closes the menu and focuses the avatar again. */
export const KeyboardPath: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, args }) => {
    const trigger = canvas.getByRole('button', { name: /Account menu/ })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    const body = bodyOf(canvasElement)
    await waitFor(() => expect(body.getByRole('menuitemradio', { name: 'System' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await waitFor(() => expect(body.getByRole('menuitemradio', { name: 'Dark' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onColorSchemeChange).toHaveBeenCalledWith(expect.anything(), { colorScheme: 'dark' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}
/** A click on the avatar opens the menu, and the next click closes the menu. */
export const OpensAndCloses: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const trigger = canvas.getByRole('button', { name: /Account menu/ })
    const body = bodyOf(canvasElement)
    await userEvent.click(trigger)
    await waitFor(() => expect(body.getByRole('menu')).toBeVisible())
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(trigger)
    await waitFor(() => expect(body.queryByRole('menu')).toBeNull())
    trigger.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(body.getByRole('menuitemradio', { name: 'System' })).toHaveFocus())
    await userEvent.click(canvasElement)
    await waitFor(() => expect(body.queryByRole('menu')).toBeNull())
  },
}
export const ChoosesDensity: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Account menu/ }))
    const body = bodyOf(canvasElement)
    await expect(await body.findByRole('menuitemradio', { name: 'Comfortable' })).toBeChecked()
    await userEvent.click(body.getByRole('menuitemradio', { name: 'Compact' }))
    await expect(args.onDensityChange).toHaveBeenCalledWith(expect.anything(), { density: 'compact' })
  },
}
export const LogsOut: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Account menu/ }))
    await userEvent.click(await bodyOf(canvasElement).findByRole('menuitem', { name: 'Logout' }))
    await expect(args.onLogout).toHaveBeenCalledOnce()
  },
}
export const LoggingOut: Story = {
  tags: ['!dev', '!autodocs'],
  args: { isLoggingOut: true },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Account menu/ }))
    const logout = await bodyOf(canvasElement).findByRole('menuitem', { name: 'Logout' })
    await expect(logout).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(logout, { pointerEventsCheck: 0 })
    await expect(args.onLogout).not.toHaveBeenCalled()
  },
}
export const WithImage: Story = { args: { imageUrl: portraitUrl } }
export const Loading: Story = { args: { creditsUsed: undefined, creditsTotal: undefined }, play: openMenu }
export const LongText: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    name: 'Maximilian Wolfeschlegelsteinhausenbergerdorff',
    email: 'a.very.long.address.that.nobody.types@subdomain.example.com',
  },
  play: openMenu,
}
export const Dark: Story = { tags: ['!dev', '!autodocs'], ...Open, globals: { theme: 'dark' } }

async function openMenu({ canvas, canvasElement }: Parameters<NonNullable<Story['play']>>[0]) {
  await userEvent.click(canvas.getByRole('button', { name: /Account menu/ }))
  await waitFor(() => expect(bodyOf(canvasElement).getByRole('menuitem', { name: 'Logout' })).toBeVisible())
}
