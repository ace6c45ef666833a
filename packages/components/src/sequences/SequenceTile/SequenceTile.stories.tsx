import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StatusDot } from '../../data/StatusDot/StatusDot.tsx'
import { SequenceTile } from './SequenceTile.tsx'

const meta = {
  title: 'Sequences/SequenceTile',
  component: SequenceTile,
  args: { name: 'Heads of Sales, DACH', clientName: 'Northwind Analytics', href: '#sequence', isAutomated: true },
  decorators: [(Story) => <div style={{ width: 420 }}>{Story()}</div>],
} satisfies Meta<typeof SequenceTile>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { rules: ['DASH-19'] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: /Heads of Sales, DACH.*Northwind Analytics.*Automation On/ }),
    ).toBeVisible()
  },
}
export const AutomationOff: Story = {
  parameters: { rules: ['DASH-19'] },
  args: { isAutomated: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Off')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Automation Off/ })).toBeVisible()
  },
}
export const WithStatus: Story = { args: { status: <StatusDot tone="warning" label="Paused" /> } }
export const WithoutClient: Story = { args: { clientName: undefined } }
export const LongText: Story = {
  args: {
    name: 'Re-engagement of everybody who answered in spring but did not book a call before the summer holidays',
    clientName: 'Wolfeschlegelsteinhausenbergerdorff & Daughters International Holding GmbH & Co. KGaA',
  },
}
export const Dark: Story = { tags: ['!dev', '!autodocs'], globals: { theme: 'dark' } }
