import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { DemoBar } from './DemoBar.tsx'

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
    timeText: 'Tue, Mar 17, 2026 - 14:05',
    onAdvance: fn(),
    onReset: fn(),
    onConsoleToggle: fn(),
    onLeave: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DemoBar>
export default meta
type Story = StoryObj<typeof meta>

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
    await expect(args.onConsoleToggle).toHaveBeenCalledOnce()
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
/** Next to the console there is less space: a long name is cut off, and the buttons stay in one row. */
export const ConsoleOpen: Story = {
  args: {
    isConsoleOpen: true,
    scenarios: [{ id: 'agency', name: 'Agency: 12 clients, 30 profiles, 24 sequences in full swing' }],
  },
  decorators: [(Story) => <div style={{ width: 920 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().top)
    await expect(new Set(tops).size).toBe(1)
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
