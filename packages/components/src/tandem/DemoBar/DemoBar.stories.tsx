import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Options20Regular } from '@fluentui/react-icons/svg/options'
import { Sparkle20Regular } from '@fluentui/react-icons/svg/sparkle'
import { Map20Regular } from '@fluentui/react-icons/svg/map'
import { useState } from 'react'
import { DemoBar, type DemoBarProps } from './DemoBar.tsx'

const openConsole = fn()
const actions = [
  { id: 'tour', label: 'Tour', icon: <Map20Regular />, onClick: fn() },
  { id: 'report', label: 'What happened', icon: <Sparkle20Regular />, onClick: fn() },
  { id: 'console', label: 'Console', icon: <Options20Regular />, isOpen: false, onClick: openConsole },
]

const meta = {
  title: 'Tandem/DemoBar',
  component: DemoBar,
  args: {
    scenarios: [
      { id: 'agency', name: 'Agency' },
      { id: 'new-user', name: 'New user' },
      { id: 'first-sequence', name: 'First sequence' },
      { id: 'out-of-credits', name: 'Out of credits' },
    ],
    scenarioId: 'agency',
    onScenarioChange: fn(),
    timeText: 'Tue, Mar 17, 14:05',
    onAdvance: fn(),
    onReset: fn(),
    actions,
    onHiddenChange: fn(),
    hideKeys: 'Shift+D',
    onLeave: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DemoBar>
export default meta
type Story = StoryObj<typeof meta>

function HidingBar(props: DemoBarProps) {
  const [isHidden, setIsHidden] = useState(false)
  return <DemoBar {...props} isHidden={isHidden} onHiddenChange={(_, data) => setIsHidden(data.isHidden)} />
}

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Scenario' }), 'Out of credits')
    await expect(args.onScenarioChange).toHaveBeenCalledWith(expect.anything(), { scenarioId: 'out-of-credits' })
    canvas.getByRole('button', { name: /^\+1 h/ }).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onAdvance).toHaveBeenNthCalledWith(1, expect.anything(), { advanceMs: 3_600_000 })
    await expect(args.onAdvance).toHaveBeenNthCalledWith(2, expect.anything(), { advanceMs: 604_800_000 })
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await expect(args.onReset).toHaveBeenCalledOnce()
    const consoleButton = canvas.getByRole('button', { name: 'Console', expanded: false })
    await userEvent.click(consoleButton)
    await expect(openConsole).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Leave demo' }))
    await expect(args.onLeave).toHaveBeenCalledOnce()
  },
}
export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await expect(args.onReset).not.toHaveBeenCalled()
  },
}
/** A long name of a scenario is cut off, and the buttons stay in one row. */
export const ConsoleOpen: Story = {
  args: {
    scenarios: [{ id: 'agency', name: 'Agency: 12 clients, 30 profiles, 24 sequences in full swing' }],
  },
  decorators: [(Story) => <div style={{ width: 920 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().top)
    await expect(new Set(tops).size).toBe(1)
  },
}
/** A hidden bar is a thin line with a button that shows the bar. */
export const Hidden: Story = {
  render: (args) => <HidingBar {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide the demo bar (Shift+D)' }))
    await expect(canvas.queryByRole('combobox')).toBeNull()
    const line = canvas.getByRole('button', { name: 'Show the demo bar (Shift+D)' })
    await expect(line).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Hide the demo bar (Shift+D)' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Show the demo bar (Shift+D)')
  },
}
export const TimeUnknown: Story = { args: { timeText: undefined } }
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 480 }}>{Story()}</div>] }
export const LongText: Story = {
  args: {
    scenarios: [
      { id: 'agency', name: 'An agency with a scenario name that goes on for far longer than a bar has room' },
    ],
  },
}
export const Dark: Story = { tags: ['!dev', '!autodocs'], globals: { theme: 'dark' } }
