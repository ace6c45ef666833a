import { Delete20Regular } from '@fluentui/react-icons/svg/delete'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { IconButton, type IconButtonProps } from './IconButton.tsx'

const meta = {
  title: 'Foundations/IconButton',
  component: IconButton,
  args: { icon: <Delete20Regular />, label: 'Delete offer.pdf', onClick: fn<IconButtonProps['onClick']>() },
  parameters: { docs: { description: { component: '**Keyboard**: Enter and Space press the button.' } } },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Delete offer.pdf' })
    await expect(button).toHaveAttribute('title', 'Delete offer.pdf')
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
export const WithKeys: Story = {
  args: { label: 'Next', title: 'Next (J)', keys: 'j' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Next' })
    await expect(button).toHaveAttribute('title', 'Next (J)')
    await expect(button).toHaveAttribute('aria-keyshortcuts', 'j')
  },
}
export const Small: Story = { args: { size: 'small' } }
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}
export const Dark: Story = { tags: ['!dev', '!autodocs'], globals: { theme: 'dark' } }
