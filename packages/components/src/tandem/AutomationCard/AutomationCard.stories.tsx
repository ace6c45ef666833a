import { ShieldCheckmark20Regular } from '@fluentui/react-icons/svg/shield-checkmark'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { AutomationCard } from './AutomationCard.tsx'

const meta = {
  title: 'Tandem/AutomationCard',
  component: AutomationCard,
  args: {
    title: 'Objections Handled',
    description: '23 turned to MQL (10%)',
    icon: <ShieldCheckmark20Regular />,
    aiCount: 182,
    manualCount: 47,
    automatedSequences: 18,
    totalSequences: 24,
    linkLabel: 'Show in Inbox',
    linkHref: '#inbox',
    onViewSequences: fn(),
  },
  decorators: [(Story) => <div style={{ width: 340 }}>{Story()}</div>],
} satisfies Meta<typeof AutomationCard>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { rules: ['DASH-11'] },
  play: async ({ canvas, args }) => {
    const card = canvas.getByRole('region', { name: 'Objections Handled' })
    await expect(card).toHaveTextContent(/AI182Manually47Active Sequences18 of 24/)
    await expect(canvas.getByRole('link', { name: 'Show in Inbox' })).toHaveAttribute('href', '#inbox')
    canvas.getByRole('button', { name: 'View Sequences' }).focus()
    await userEvent.keyboard(' ')
    await expect(args.onViewSequences).toHaveBeenCalledOnce()
  },
}
export const Zero: Story = { args: { aiCount: 0, manualCount: 0, automatedSequences: 0, totalSequences: 0 } }
export const Huge: Story = {
  tags: ['!dev', '!autodocs'],
  args: { aiCount: 9_876_543_210, manualCount: 1_234_567, automatedSequences: 98_765, totalSequences: 1_000_000 },
}
export const WithoutTotal: Story = { args: { totalSequences: undefined } }
export const LongText: Story = {
  args: {
    title: 'Objections that were handled before anybody had to think about them',
    description: 'A long description. '.repeat(8),
  },
}
export const Loading: Story = {
  args: { aiCount: undefined, manualCount: undefined, automatedSequences: undefined, totalSequences: undefined },
}
export const Dark: Story = { tags: ['!dev', '!autodocs'], globals: { theme: 'dark' } }
