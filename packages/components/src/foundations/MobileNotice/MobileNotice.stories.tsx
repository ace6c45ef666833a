import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MobileNotice } from './MobileNotice.tsx'

const meta = {
  title: 'Foundations/MobileNotice',
  component: MobileNotice,
  args: { text: 'Please use the desktop site. A mobile version is in development.' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MobileNotice>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveTextContent('Please use the desktop site.')
  },
}
export const Phone: Story = { decorators: [(Story) => <div style={{ width: 360 }}>{Story()}</div>] }
export const Dark: Story = { tags: ['!dev', '!autodocs'], globals: { theme: 'dark' } }
