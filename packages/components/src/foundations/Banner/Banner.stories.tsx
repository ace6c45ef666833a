import { Link } from '@fluentui/react-components'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Banner, type BannerProps } from './Banner.tsx'

const meta = {
  title: 'Foundations/Banner',
  component: Banner,
  args: {
    children:
      'Some of your profiles lost their connection. Go to the Profiles tab and reconnect the profiles marked in orange.',
    onDismiss: fn<NonNullable<BannerProps['onDismiss']>>(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Banner>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const dismiss = canvas.getByRole('button', { name: 'Dismiss' })
    dismiss.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}
function DismissedBanner(props: BannerProps) {
  const [isShown, setIsShown] = useState(true)
  return (
    <>
      {isShown && <Banner {...props} onDismiss={() => setIsShown(false)} />}
      <main tabIndex={-1}>The page</main>
    </>
  )
}

export const FocusGoesToThePage: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => <DismissedBanner {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}
export const WithAction: Story = { args: { action: <Link href="#profiles">Open Profiles</Link> } }
export const NotDismissible: Story = { render: ({ children }) => <Banner>{children}</Banner> }
export const Info: Story = {
  args: { intent: 'info', title: 'Simulated', children: 'Nothing here reaches a real person.' },
}
export const ErrorIntent: Story = {
  args: { intent: 'error', title: 'Not saved.', children: 'The server did not answer.' },
}
export const LongText: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    children: 'Profiles that lost their connection: '.concat('Wolfeschlegelsteinhausenbergerdorff, '.repeat(12)),
  },
}
export const Dark: Story = { tags: ['!dev', '!autodocs'], ...WithAction, globals: { theme: 'dark' } }
