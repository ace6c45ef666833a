import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import { CopyButton } from './CopyButton.tsx'

const meta = {
  title: 'Foundations/CopyButton',
  component: CopyButton,
  args: { text: 'https://example.com/connect/4f1d', label: 'Copy link' },
} satisfies Meta<typeof CopyButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const button = canvas.getByRole('button', { name: 'Copy link' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(button).toHaveAccessibleName('Copied'))
    await expect(write).toHaveBeenCalledWith(args.text)
  },
}
export const Refused: Story = {
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    await waitFor(() => expect(write).toHaveBeenCalledOnce())
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Copy link')
  },
}
export const WithLabel: Story = { args: { hasVisibleLabel: true } }
export const Dark: Story = { tags: ['!dev', '!autodocs'], args: { hasVisibleLabel: true }, globals: { theme: 'dark' } }
