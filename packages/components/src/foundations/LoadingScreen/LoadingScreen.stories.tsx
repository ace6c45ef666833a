import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LoadingScreen } from './LoadingScreen.tsx'

const meta = { title: 'Foundations/LoadingScreen', component: LoadingScreen } satisfies Meta<typeof LoadingScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...')
  },
}
export const FullScreen: Story = { args: { isFullScreen: true }, parameters: { layout: 'fullscreen' } }
export const Dark: Story = { args: { label: 'Starting the demo workspace...' }, globals: { theme: 'dark' } }
