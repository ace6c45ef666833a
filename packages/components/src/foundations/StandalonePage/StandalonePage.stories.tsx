import { Button, Field, Input } from '@fluentui/react-components'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StandaloneCard } from './StandaloneCard.tsx'
import { StandalonePage } from './StandalonePage.tsx'

const form = (
  <>
    <Field label="Email">
      <Input type="email" />
    </Field>
    <Button appearance="primary">Send the link</Button>
  </>
)

const meta = {
  title: 'Foundations/StandalonePage',
  component: StandalonePage,
  args: { isWindow: true, children: <StandaloneCard title="Reset your password">{form}</StandaloneCard> },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 500 } } },
} satisfies Meta<typeof StandalonePage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toContainElement(
      canvas.getByRole('heading', { level: 1, name: 'Reset your password' }),
    )
  },
}
export const InAPage: Story = {
  args: { isWindow: false },
  render: (args) => (
    <main>
      <StandalonePage {...args} />
    </main>
  ),
}
export const Notice: Story = { args: { children: <h1>Nothing can be shown here</h1> } }
export const LongTexts: Story = {
  args: {
    children: (
      <StandaloneCard title="Reset the password of avery.longname@a-company-with-a-very-long-name.example.com, and sign in again">
        {form}
      </StandaloneCard>
    ),
  },
}
export const Dark: Story = { tags: ['!dev', '!autodocs'], globals: { theme: 'dark' } }
