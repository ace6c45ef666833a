import { Button } from '@fluentui/react-components'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { comparison, plans } from './PlanDialog.fixtures.ts'
import { PlanDialog, type PlanDialogProps } from './PlanDialog.tsx'

const meta = {
  title: 'Tandem/PlanDialog',
  component: PlanDialog,
  args: {
    isOpen: true,
    plans,
    comparison,
    footer: <span>Each agent action that your plan does not include costs $0.50.</span>,
    onChoose: fn<PlanDialogProps['onChoose']>(),
    onClose: fn<PlanDialogProps['onClose']>(),
    onRetry: fn<NonNullable<PlanDialogProps['onRetry']>>(),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, iframeHeight: 860 },
      description: {
        component:
          '**Keyboard**: Tab goes through the buttons of the cards, then to the comparison. Escape closes the dialog.',
      },
    },
  },
} satisfies Meta<typeof PlanDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialog = async (name = 'Select your plan') => {
  const surface = await within(document.body).findByRole('dialog', { name })
  await waitFor(() => expect(surface.contains(document.activeElement)).toBe(true))
  await waitFor(() => expect(within(surface).getByRole('heading', { name })).toBeVisible())
  return within(surface)
}
const opened: NonNullable<Story['play']> = async () => {
  await dialog()
}

export const Default: Story = {
  play: async ({ args }) => {
    const shown = await dialog()
    const buttons = shown.getAllByRole('button', { name: 'Buy Now' })
    await expect(buttons).toHaveLength(4)
    await expect(shown.getAllByText('4.9/5 Average Rating')).toHaveLength(4)
    await expect(shown.getByText('Most popular')).toBeVisible()
    await expect(shown.getByRole('table', { name: 'Compare plans' })).toBeInTheDocument()
    await userEvent.click(buttons[2] ?? document.body)
    await expect(args.onChoose).toHaveBeenCalledWith(expect.anything(), { planId: 'outreach-30-profiles' })
  },
}

/** The current plan and lower plans cannot be chosen. */
export const Upgrade: Story = {
  parameters: { rules: ['BILL-41'] },
  args: { mode: 'upgrade', currentPlanId: 'outreach-10-profiles' },
  play: async ({ args }) => {
    const shown = await dialog('Upgrade your plan')
    const buttons = shown.getAllByRole('button', { name: 'Upgrade Now' })
    await expect(buttons).toHaveLength(2)
    await expect(shown.getByText('Current plan')).toBeVisible()
    await expect(shown.getByText('Included in your plan')).toBeVisible()
    await userEvent.click(buttons[1] ?? document.body)
    await expect(args.onChoose).toHaveBeenCalledWith(expect.anything(), { planId: 'outreach-50-profiles' })
  },
}
export const LargestPlan: Story = {
  args: { mode: 'upgrade', currentPlanId: 'outreach-50-profiles' },
  play: async () => {
    const shown = await dialog('Upgrade your plan')
    await expect(shown.queryByRole('button', { name: 'Upgrade Now' })).toBeNull()
    await expect(shown.getAllByText('Included in your plan')).toHaveLength(3)
  },
}

export const Pending: Story = {
  args: { pendingPlanId: 'outreach-30-profiles' },
  play: async ({ args }) => {
    const shown = await dialog()
    for (const button of shown.getAllByRole('button', { name: /Buy Now/ })) await userEvent.click(button)
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
}

function Opened(props: PlanDialogProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Upgrade</Button>
      <PlanDialog {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}

/** Escape closes the dialog, and the focus returns to the button that opened it. */
export const KeyboardPath: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => <Opened {...args} />,
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Upgrade' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const shown = await dialog()
    shown.getByRole('button', { name: 'Close' }).focus()
    await userEvent.tab()
    const [first, second] = shown.getAllByRole('button', { name: 'Buy Now' })
    await expect(first).toHaveFocus()
    await userEvent.tab()
    await expect(second).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith(expect.anything(), { planId: 'outreach-10-profiles' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
export const Loading: Story = {
  args: { plans: undefined },
  play: async () => {
    const surface = await within(document.body).findByRole('dialog', { name: 'Select your plan' })
    await expect(surface).toHaveAttribute('aria-busy', 'true')
  },
}
export const LoadingFailed: Story = {
  args: { plans: undefined, error: 'The server did not answer. Please, try again later.' },
  play: async ({ args }) => {
    const shown = await dialog()
    await userEvent.click(shown.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const PaymentFailed: Story = { args: { error: 'The payment could not be started.' }, play: opened }
export const LongText: Story = {
  args: {
    plans: plans.map(({ title, description, features, ...plan }) =>
      Object.assign(plan, {
        title: `${title} and their assistants`,
        description: `${description} With everything that a growing company may come to need in the years ahead.`,
        features: features.map((feature) => `${feature}, renewed on the first day of each month`),
      }),
    ),
  },
  play: opened,
}
export const Dark: Story = {
  tags: ['!dev', '!autodocs'],
  args: { mode: 'upgrade', currentPlanId: 'outreach-1-profile' },
  globals: { theme: 'dark' },
}
