import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StepProgress } from './StepProgress.tsx'

const meta = {
  title: 'Foundations/StepProgress',
  component: StepProgress,
  args: { label: 'Steps of the import', steps: ['Upload', 'Map', 'Result'], current: 1 },
} satisfies Meta<typeof StepProgress>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const [upload, map, result] = canvas.getAllByRole('listitem')
    await expect(upload).toHaveTextContent('Upload, done')
    await expect(map).toHaveAttribute('aria-current', 'step')
    await expect(result).toHaveTextContent('3Result')
  },
}
export const First: Story = { args: { current: 0 } }
export const Last: Story = { args: { current: 2 } }
export const LongText: Story = {
  args: { steps: ['Choose the file with your recipients', 'Match its columns to fields', 'Look at the result'] },
  decorators: [(Story) => <div style={{ width: 420 }}>{Story()}</div>],
}
export const Dark: Story = { tags: ['!dev', '!autodocs'], globals: { theme: 'dark' } }
