import { Button } from '@fluentui/react-components'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PageHead } from './PageHead.tsx'

const meta = { title: 'Foundations/PageHead', component: PageHead, args: { title: 'Sequences' } } satisfies Meta<
  typeof PageHead
>
export default meta
type Story = StoryObj<typeof meta>

const actions = (
  <>
    <Button>Import</Button>
    <Button appearance="primary">Create Sequence</Button>
  </>
)

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sequences' })).toBeVisible()
  },
}
export const WithHelpAndActions: Story = {
  args: { help: 'Connection requests and timed messages, sent from your profiles.', actions },
}
export const LongText: Story = {
  args: {
    title: 'Re-engagement of everybody who answered in spring but did not book a call before the summer holidays',
    help: 'A long line of help that explains more than it should have to, in the hope that somebody reads it to its very end one day.',
    actions,
  },
  decorators: [(Story) => <div style={{ width: 560 }}>{Story()}</div>],
}
export const Dark: Story = { tags: ['!dev', '!autodocs'], ...WithHelpAndActions, globals: { theme: 'dark' } }
