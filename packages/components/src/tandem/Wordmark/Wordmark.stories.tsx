import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Wordmark } from './Wordmark.tsx'

const meta = { title: 'Tandem/Wordmark', component: Wordmark } satisfies Meta<typeof Wordmark>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tandem')).toBeVisible()
  },
}
export const Large: Story = { args: { size: 'large' } }
export const Dark: Story = { tags: ['!dev', '!autodocs'], args: { size: 'large' }, globals: { theme: 'dark' } }
