import { Button } from '@fluentui/react-components'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { paymentSteps } from './PaymentOverlay.fixtures.ts'
import { PaymentOverlay, type PaymentOverlayProps } from './PaymentOverlay.tsx'

const title = 'Complete payment in the new window'

const meta = {
  title: 'Tandem/PaymentOverlay',
  component: PaymentOverlay,
  args: {
    isOpen: true,
    title,
    text: 'This page updates automatically.',
    steps: paymentSteps,
    currentStepId: 'payment',
    onWindowShow: fn<NonNullable<PaymentOverlayProps['onWindowShow']>>(),
    onUnpaid: fn<NonNullable<PaymentOverlayProps['onUnpaid']>>(),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, iframeHeight: 640 },
      description: {
        component: "**Keyboard**: the focus stays inside the overlay. Escape does the same as the button 'Cancel'.",
      },
    },
  },
} satisfies Meta<typeof PaymentOverlay>
export default meta
type Story = StoryObj<typeof meta>

const overlay = async (name: string = title) => {
  const surface = await within(document.body).findByRole('dialog', { name })
  await waitFor(() => expect(within(surface).getByRole('heading', { name })).toBeVisible())
  return within(surface)
}
const opened: NonNullable<Story['play']> = async ({ args }) => {
  await overlay(args.title)
}

export const Default: Story = {
  play: async ({ args }) => {
    const shown = await overlay()
    await expect(shown.getByRole('status')).toHaveTextContent('updates automatically')
    await userEvent.click(shown.getByRole('button', { name: 'Show payment window' }))
    await expect(args.onWindowShow).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(args.onUnpaid).not.toHaveBeenCalled()
    await userEvent.click(shown.getByRole('button', { name: 'Cancel payment' }))
    await expect(args.onUnpaid).toHaveBeenCalledOnce()
  },
}

/** Without a 'Cancel' button, Escape has no effect. */
export const CreatingProfile: Story = {
  args: {
    title: 'Your profile is being created',
    text: 'The payment has arrived. This takes a moment.',
    currentStepId: 'profile',
  },
  render: ({ isOpen, title: shown, text, steps, currentStepId }) => (
    <PaymentOverlay {...{ isOpen, text, steps, currentStepId }} title={shown} />
  ),
  play: async () => {
    const shown = await overlay('Your profile is being created')
    await expect(shown.getByText('Creating profile').closest('li')).toHaveAttribute('aria-current', 'step')
    await waitFor(() => expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull())
    await userEvent.keyboard('{Escape}')
    await userEvent.tab()
    await expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull()
  },
}
export const Blocked: Story = {
  args: {
    title: 'Open the payment page',
    text: 'The page continues here once you have paid.',
    blockedHref: '/payment-30profiles-monthly',
  },
  play: async () => {
    const shown = await overlay('Open the payment page')
    await expect(shown.getByRole('link', { name: 'Open the payment page' })).toHaveAttribute(
      'href',
      '/payment-30profiles-monthly',
    )
    await expect(shown.queryByRole('button', { name: 'Show payment window' })).toBeNull()
  },
}
export const Failed: Story = {
  args: {
    error: 'creating profile failed',
    currentStepId: 'profile',
    onRetry: fn<NonNullable<PaymentOverlayProps['onRetry']>>(),
    onCancel: fn<NonNullable<PaymentOverlayProps['onCancel']>>(),
  },
  render: ({ isOpen, title: shown, text, steps, currentStepId, onCancel, error, onRetry }) => (
    <PaymentOverlay {...{ isOpen, text, steps, currentStepId, onCancel, error, onRetry }} title={shown} />
  ),
  play: async ({ args }) => {
    const shown = await overlay()
    await userEvent.click(shown.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const OneStep: Story = {
  args: {
    steps: [{ id: 'payment', label: 'Waiting for payment' }],
    text: 'Your credits are here as soon as the payment has arrived.',
  },
  play: opened,
}
export const LongText: Story = {
  args: {
    text: 'This page updates automatically as soon as the payment has arrived, which with some banks takes a minute or two because they ask you to confirm it on your telephone first. '.repeat(
      2,
    ),
    steps: [
      { id: 'payment', label: 'Waiting for the confirmation of your payment by the bank that has issued the card' },
      { id: 'profile', label: 'Creating profile' },
    ],
  },
  play: opened,
}
export const Dark: Story = { tags: ['!dev', '!autodocs'], globals: { theme: 'dark' }, play: opened }

function Opened(props: PaymentOverlayProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Buy Now</Button>
      <PaymentOverlay {...props} isOpen={isOpen} onCancel={() => setIsOpen(false)} />
    </>
  )
}
export const KeyboardPath: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => <Opened {...args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Buy Now' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const shown = await overlay()
    await waitFor(() => expect(shown.getByRole('button', { name: 'Show payment window' })).toHaveFocus())
    await userEvent.tab()
    await expect(shown.getByRole('button', { name: 'Cancel payment' })).toHaveFocus()
    await userEvent.tab()
    await expect(shown.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
