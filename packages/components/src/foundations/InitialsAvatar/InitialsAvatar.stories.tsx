import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { portraitUrl } from './InitialsAvatar.fixtures.ts'
import { InitialsAvatar } from './InitialsAvatar.tsx'

const meta = {
  title: 'Foundations/InitialsAvatar',
  component: InitialsAvatar,
  args: { name: 'Maya Lindqvist' },
} satisfies Meta<typeof InitialsAvatar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ML')).toBeVisible()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}
export const SingleWord: Story = { args: { name: 'Cher' } }
export const GenericIcon: Story = {
  args: { name: '' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeVisible()
  },
}
export const Image: Story = {
  parameters: { rules: ['SHELL-21'] },
  args: { imageUrl: portraitUrl },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeVisible())
  },
}
export const BrokenImage: Story = {
  parameters: { rules: ['SHELL-21'] },
  args: { imageUrl: 'data:image/png;base64,broken' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('ML')).toBeVisible()
    await expect(canvasElement.querySelector('img')).not.toBeVisible()
  },
}
export const SignedIn: Story = { tags: ['!dev', '!autodocs'], args: { color: 'brand', size: 32 } }
const names = [
  'Ana Ruiz',
  'Ben Cole',
  'Cleo Park',
  'Dan Moss',
  'Eva Lind',
  'Finn Roy',
  'Gia Costa',
  'Hugo Tan',
  'Ida Vale',
]
const Names = () => (
  <div style={{ display: 'flex', gap: 8 }}>
    {names.map((name) => (
      <InitialsAvatar key={name} name={name} />
    ))}
  </div>
)
export const Colors: Story = { render: () => <Names /> }
export const ColorsDark: Story = { render: () => <Names />, globals: { theme: 'dark' } }
export const LongName: Story = {
  args: { name: 'Wolfeschlegelsteinhausenbergerdorff Maximilian von und zu Hohenlohe-Langenburg' },
}
export const Dark: Story = { tags: ['!dev', '!autodocs'], globals: { theme: 'dark' } }
