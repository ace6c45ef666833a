import type { Meta, StoryObj } from '@storybook/react-vite'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { expect, fn, userEvent } from 'storybook/test'
import { TandemProvider } from '../../theme/TandemProvider.tsx'
import { ButtonLink } from './ButtonLink.tsx'

const navigate = fn<(to: string) => void>()
const routing = { hrefOf: (to: string) => `/demo${to}`, navigate }

const meta = {
  title: 'Foundations/ButtonLink',
  component: ButtonLink,
  args: { to: '/recipients', children: 'Back to recipients' },
  decorators: [(Story) => <TandemProvider routing={routing}>{Story()}</TandemProvider>],
  parameters: { docs: { description: { component: '**Keyboard**: Tab reaches the link, Enter follows it.' } } },
} satisfies Meta<typeof ButtonLink>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    navigate.mockClear()
    const link = canvas.getByRole('link', { name: 'Back to recipients' })
    await expect(link).toHaveAttribute('href', '/demo/recipients')
    await userEvent.click(link)
    await expect(navigate).toHaveBeenLastCalledWith('/recipients')
    await userEvent.tab({ shift: true })
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(navigate).toHaveBeenCalledTimes(2)
  },
}
export const Primary: Story = { args: { appearance: 'primary' } }
export const WithIcon: Story = { args: { appearance: 'primary', icon: <AddRegular />, children: 'Create a client' } }
/** The address of another site gets no prefix `/demo`. */
export const OtherSite: Story = {
  args: { to: 'https://example.com/help', children: 'Help' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Help' })).toHaveAttribute('href', 'https://example.com/help')
  },
}
export const LongText: Story = {
  args: { children: 'Back to the list of all recipients that the last import has brought into the organisation' },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
}
export const Dark: Story = { tags: ['!dev', '!autodocs'], globals: { theme: 'dark' } }
