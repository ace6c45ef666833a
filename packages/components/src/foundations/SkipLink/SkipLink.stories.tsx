import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { SkipLink } from './SkipLink.tsx'

const meta = {
  title: 'Foundations/SkipLink',
  component: SkipLink,
  args: { targetId: 'content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <nav>
        <a href="#first">First of many links</a>
      </nav>
      <main id="content" tabIndex={-1} style={{ paddingTop: 48 }}>
        The page
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>
export default meta
type Story = StoryObj<typeof meta>

export const Hidden: Story = {}
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  },
}
export const MovesTheFocus: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}
export const Dark: Story = { tags: ['!dev', '!autodocs'], ...Focused, globals: { theme: 'dark' } }
