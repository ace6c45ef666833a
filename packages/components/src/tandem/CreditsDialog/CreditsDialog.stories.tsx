import { Button } from '@fluentui/react-components'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { creditOffers } from './CreditsDialog.fixtures.ts'
import { CreditsDialog, type CreditsDialogProps } from './CreditsDialog.tsx'

const meta = {
  title: 'Tandem/CreditsDialog',
  component: CreditsDialog,
  args: {
    isOpen: true,
    offers: creditOffers,
    used: 1000,
    total: 1000,
    text: 'All AI credits are used. The assistant goes on as soon as there are new ones.',
    onBuy: fn<CreditsDialogProps['onBuy']>(),
    onClose: fn<CreditsDialogProps['onClose']>(),
    onRetry: fn<NonNullable<CreditsDialogProps['onRetry']>>(),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, iframeHeight: 560 },
      description: {
        component: "**Keyboard**: arrows select an offer, Tab goes to 'Cancel' and 'Buy Now', Escape closes.",
      },
    },
  },
} satisfies Meta<typeof CreditsDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => {
  const surface = await within(document.body).findByRole('dialog', { name: 'Select your plan' })
  await waitFor(() => expect(surface.contains(document.activeElement)).toBe(true))
  await waitFor(() => expect(within(surface).getByRole('heading')).toBeVisible())
  return within(surface)
}
const opened: NonNullable<Story['play']> = async () => {
  await dialog()
}

/** Initially, the recommended offer is selected. */
export const Default: Story = {
  play: async ({ args }) => {
    const shown = await dialog()
    await expect(shown.getByText('1,000 / 1,000')).toBeVisible()
    await expect(shown.getByRole('radio', { name: /500 credits.*Recommended.*\$29/ })).toBeChecked()
    const [name, price] = [shown.getByText('500 credits'), shown.getByText('$29')].map((part) =>
      part.getBoundingClientRect(),
    )
    await expect(price?.top).toBeLessThan(name?.bottom ?? 0)
    await userEvent.click(shown.getByText('1,000 credits'))
    await userEvent.click(shown.getByRole('button', { name: 'Buy Now' }))
    await expect(args.onBuy).toHaveBeenCalledWith(expect.anything(), { offerId: '1000' })
  },
}
export const KeyboardPath: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    const shown = await dialog()
    shown.getByRole('radio', { name: /500 credits/ }).focus()
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(shown.getByRole('radio', { name: /250 credits/ })).toBeChecked())
    shown.getByRole('button', { name: 'Buy Now' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onBuy).toHaveBeenCalledWith(expect.anything(), { offerId: '250' })
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const CreditsLeft: Story = {
  args: { used: 120, text: 'Credits renew each month; more can be added at any time.' },
  play: opened,
}
/** While a payment is pending, no second purchase is possible. */
export const PaymentPending: Story = {
  args: { pendingOfferId: '250', pendingActions: <Button>Cancel payment</Button> },
  parameters: { rules: ['BILL-31'] },
  play: async ({ args }) => {
    const shown = await dialog()
    await expect(shown.getByRole('radio', { name: /250 credits/ })).toBeChecked()
    await expect(shown.getByRole('radio', { name: /1,000 credits/ })).toBeDisabled()
    await expect(shown.queryByRole('button', { name: 'Buy Now' })).toBeNull()
    await expect(shown.getByRole('button', { name: 'Cancel payment' })).toBeEnabled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const Loading: Story = { args: { offers: undefined, used: undefined, total: undefined }, play: opened }
export const Failed: Story = {
  args: { error: 'The payment could not be started. Please, try again later.' },
  play: async ({ args }) => {
    const shown = await dialog()
    await userEvent.click(shown.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const LongText: Story = {
  args: {
    text: 'All AI credits of this month are used up, and the assistant has stopped answering, following up and booking until somebody of your organisation adds new ones or the next month begins.',
    used: 98_765_432,
    total: 98_765_432,
  },
  play: opened,
}
export const Dark: Story = { tags: ['!dev', '!autodocs'], globals: { theme: 'dark' }, play: opened }
