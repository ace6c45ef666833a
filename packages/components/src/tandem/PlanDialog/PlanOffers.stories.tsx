import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { comparison, plans } from './PlanDialog.fixtures.ts'
import { PlanOffers, type PlanOffersProps } from './PlanOffers.tsx'

const meta = {
  title: 'Tandem/PlanOffers',
  component: PlanOffers,
  args: { plans, comparison, headingLevel: 2 },
  parameters: {
    docs: { description: { component: '**Keyboard**: Tab goes through the buttons, then to the table.' } },
  },
} satisfies Meta<typeof PlanOffers>
export default meta
type Story = StoryObj<typeof meta>

const buys = { onChoose: fn<NonNullable<PlanOffersProps['onChoose']>>() }

/** On a page, the titles of the cards are one level below the page's title. */
export const Default: Story = {
  args: buys,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: '10 profiles' })).toBeVisible()
    const [first] = canvas.getAllByRole('button', { name: 'Buy Now' })
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(buys.onChoose).toHaveBeenCalledWith(expect.anything(), { planId: 'outreach-1-profile' })
  },
}
/** Users without the permission to buy see no buttons. */
export const WithoutButtons: Story = {
  args: { mode: 'upgrade', currentPlanId: 'outreach-10-profiles' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByText('Current plan')).toBeVisible()
  },
}
export const OnePlan: Story = { args: { ...buys, plans: plans.slice(2, 3), comparison: [] } }
export const Loading: Story = { args: { plans: undefined } }
export const Dark: Story = { tags: ['!dev', '!autodocs'], args: buys, globals: { theme: 'dark' } }
