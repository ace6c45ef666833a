import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { ConversionBar } from './ConversionBar.tsx'

const stagesOf = (counts: readonly number[]) =>
  ['Requests', 'Accepted', 'Conversations', 'Replied', 'Interested', 'Calls'].map((label, index) => ({
    id: label.toLowerCase(),
    label,
    count: counts[index] ?? 0,
  }))

const meta = {
  title: 'Charts/ConversionBar',
  component: ConversionBar,
  args: {
    title: 'Conversion',
    stages: stagesOf([3420, 1284, 1190, 412, 96, 38]),
    base: { label: 'requests', count: 3420 },
  },
  decorators: [(Story) => <div style={{ width: 800, maxWidth: '100%' }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          '**Keyboard**: Tab moves the focus to the bars and shows the figures of a stage. Arrow keys move by one stage, Home and End move to the first and last stage. Escape hides the figures.',
      },
    },
  },
} satisfies Meta<typeof ConversionBar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Conversion' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /Accepted 1,284 37\.54%/ })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /Calls 38 1\.11%/ })).toBeVisible()
  },
}
export const KeyboardPath: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Conversion, stage' })
    slider.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      'Accepted: Count 1,284, Of requests 37.54%, Of Requests 37.54%',
    )
    await userEvent.keyboard('{End}')
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('Calls: Count 38'))
    await expect(canvas.getByText('Of Interested')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByText('Of Interested')).toBeNull()
  },
}
export const Hovered: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider')
    const { left, top } = slider.getBoundingClientRect()
    await userEvent.pointer({ target: slider, coords: { clientX: left + 300, clientY: top + 32 + 36 * 3.5 } })
    await waitFor(() => expect(canvas.getByText('Of Conversations')).toBeVisible())
  },
}

/** Without connection requests, the percentages are relative to the conversations (DASH-27). */
export const OfConversations: Story = {
  args: {
    stages: stagesOf([0, 0, 640, 212, 51, 20]).slice(2),
    base: { label: 'conversations', count: 640 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Of conversations' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /Replied 212 33\.13%/ })).toBeVisible()
  },
}
export const Zero: Story = { args: { stages: stagesOf([]), base: { label: 'requests', count: 0 } } }
export const MoreThanTheBase: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { rules: ['DASH-27'] },
  args: { stages: stagesOf([120, 96, 180, 90, 12, 4]), base: { label: 'requests', count: 120 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Conversations 180 –' })).toBeVisible()
  },
}
export const Huge: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    stages: stagesOf([98_765_432, 45_678_901, 44_000_000, 9_876_543, 12, 1]),
    base: { label: 'requests', count: 98_765_432 },
  },
}
export const LongText: Story = {
  args: {
    title: 'How many of those who were written to in the first quarter went how far',
    stages: stagesOf([3420, 1284, 1190, 412, 96, 38]).map(({ label, ...stage }) =>
      Object.assign(stage, { label: `${label} of everybody who was on the list when it was imported` }),
    ),
  },
}
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 400 }}>{Story()}</div>] }
export const Loading: Story = { args: { stages: undefined } }
export const Dark: Story = { tags: ['!dev', '!autodocs'], globals: { theme: 'dark' } }
