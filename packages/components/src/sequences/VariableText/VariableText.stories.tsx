import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { greeting, longMessage, variables } from '../variables/variables.fixtures.ts'
import { VariableText } from './VariableText.tsx'

const meta = {
  title: 'Sequences/VariableText',
  component: VariableText,
  args: { text: greeting, variables },
  decorators: [(Story) => <div style={{ width: 480, maxWidth: '100%' }}>{Story()}</div>],
} satisfies Meta<typeof VariableText>
export default meta
type Story = StoryObj<typeof meta>

/** A variable shows its label, and its default on hover. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('First name')).toHaveAttribute(
      'title',
      "First name, or 'there' where it is not known",
    )
    await expect(canvasElement).not.toHaveTextContent('%')
  },
}
export const Unknown: Story = {
  args: { text: 'Hi %first_nam%, how is %company%?' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('first_nam')).toHaveAttribute('title', "'first_nam' is not a variable that exists")
  },
}
export const PercentSigns: Story = { args: { text: '50% of 20% are not variables.' } }
export const Empty: Story = { args: { text: '' } }
export const LongText: Story = { args: { text: longMessage } }
export const TwoLines: Story = { args: { text: longMessage, lines: 2 } }
export const Dark: Story = { tags: ['!dev', '!autodocs'], globals: { theme: 'dark' } }
export const DarkUnknown: Story = { tags: ['!dev', '!autodocs'], ...Unknown, globals: { theme: 'dark' } }
