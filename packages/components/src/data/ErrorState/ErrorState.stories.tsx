import { Button, Link } from '@fluentui/react-components'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ErrorState } from './ErrorState.tsx'

const meta = {
  title: 'Data/ErrorState',
  component: ErrorState,
  args: {
    status: 500,
    text: 'Oops, seams like something went wrong. We already putting all our efforts to solve this issue. Please, try again later.',
    actions: <Link href="#home">Back Home</Link>,
  },
} satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('500')
    await expect(canvas.getByRole('link', { name: 'Back Home' })).toBeVisible()
  },
}
export const NotFound: Story = {
  args: {
    status: 404,
    title: 'Requested page was not found',
    text: 'Sorry, the page you visited does not exist.',
    actions: <Button appearance="primary">Return to home page</Button>,
    headingLevel: 1,
  },
}
export const WithoutStatus: Story = {
  args: { status: undefined, text: 'The server could not be reached.', actions: <Button>Retry</Button> },
}
export const Compact: Story = {
  args: {
    isCompact: true,
    status: undefined,
    text: 'The figures could not be loaded.',
    actions: <Button>Retry</Button>,
  },
}
export const LongText: Story = {
  args: { text: 'https://api.example.com/'.concat('a-path-without-any-break-'.repeat(12)) },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
}
export const Dark: Story = { tags: ['!dev', '!autodocs'], globals: { theme: 'dark' } }
