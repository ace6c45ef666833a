import { Button } from '@fluentui/react-components'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Panel } from './Panel.tsx'

const meta = {
  title: 'Foundations/Panel',
  component: Panel,
  args: { title: 'Statistics', children: 'What the panel holds.' },
} satisfies Meta<typeof Panel>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Statistics' })).toHaveTextContent('What the panel holds.')
  },
}
export const WithMeta: Story = { args: { title: 'Tasks', meta: 'Sat, Nov 21' } }
export const WithActions: Story = { args: { actions: <Button>Last 7 days</Button> } }
export const LongTitle: Story = {
  args: {
    title: 'A title with so many words that it needs more than one line. '.repeat(3),
    actions: <Button>Change</Button>,
  },
}
export const Dark: Story = { tags: ['!dev', '!autodocs'], globals: { theme: 'dark' } }
