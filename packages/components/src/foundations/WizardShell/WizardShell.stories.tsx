import { Button, Field, Input } from '@fluentui/react-components'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { WizardShell, type WizardShellProps } from './WizardShell.tsx'
import { type WizardStep } from './wizardSteps.ts'

const labels = ['Recipients', 'AI Client', 'Messages', 'AI Responses', 'AI Follow up', 'Sending Profiles', 'Settings']
const stepsOf = (done: number): WizardStep[] =>
  labels.map((label, index) => ({
    id: label,
    label,
    help:
      index === 1
        ? 'The company that writes. Every AI reply uses the company description.'
        : 'What this step is for, in a line.',
    isComplete: index < done,
    missing: index === 1 ? 'Please, select a client' : undefined,
  }))

function Held(props: WizardShellProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen)
  const [currentStepId, setCurrentStepId] = useState(props.currentStepId)
  const [completedId, setCompletedId] = useState<string>()
  const steps = props.steps.map((step) =>
    step.id === completedId ? Object.assign({}, step, { isComplete: true }) : step,
  )
  return (
    <div style={{ minHeight: 480 }}>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <WizardShell
        {...props}
        isOpen={isOpen}
        steps={steps}
        currentStepId={currentStepId}
        onStepChange={(event, data) => {
          props.onStepChange(event, data)
          setCurrentStepId(data.stepId)
        }}
        onClose={(event) => {
          props.onClose(event)
          setIsOpen(false)
        }}
      >
        {props.children ?? <Button onClick={() => setCompletedId(currentStepId)}>Complete this step</Button>}
      </WizardShell>
    </div>
  )
}

const meta = {
  title: 'Foundations/WizardShell',
  component: WizardShell,
  args: {
    isOpen: true,
    title: 'Create sequence',
    steps: stepsOf(1),
    currentStepId: 'AI Client',
    finishLabel: 'Create Sequence',
    onStepChange: fn<WizardShellProps['onStepChange']>(),
    onFinish: fn<WizardShellProps['onFinish']>(),
    onClose: fn<WizardShellProps['onClose']>(),
  },
  render: (args) => <Held {...args} />,
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 640 },
      description: {
        component:
          '**Keyboard**: the focus stays inside. Tab moves through the steps of the rail, the page, Back and Next. Enter opens a step. Escape asks before closing.',
      },
    },
  },
} satisfies Meta<typeof WizardShell>
export default meta
type Story = StoryObj<typeof meta>

const wizardIn = async (canvasElement: HTMLElement) => {
  const surface = await within(canvasElement.ownerDocument.body).findByRole('dialog')
  await waitFor(() => expect(surface).toBeVisible())
  await waitFor(() => expect(surface.contains(document.activeElement)).toBe(true))
  return within(surface)
}
const opened: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await wizardIn(canvasElement)
}

/** Next is disabled until the step is complete. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const wizard = await wizardIn(canvasElement)
    const next = wizard.getByRole('button', { name: 'Next' })
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await expect(next).toHaveAccessibleDescription('Please, select a client')
    await userEvent.click(next)
    await expect(args.onStepChange).not.toHaveBeenCalled()
    await userEvent.click(wizard.getByRole('button', { name: 'Complete this step' }))
    await expect(wizard.queryByText('Please, select a client')).toBeNull()
    await userEvent.click(next)
    await expect(args.onStepChange).toHaveBeenCalledWith(expect.anything(), { stepId: 'Messages' })
    await waitFor(() => expect(wizard.getByRole('heading', { name: 'Messages' })).toHaveFocus())
    await userEvent.click(wizard.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(wizard.getByRole('heading', { name: 'AI Client' })).toHaveFocus())
  },
}

/** Enter on a locked step has no effect, and Escape asks before closing. */
export const KeyboardPath: Story = {
  tags: ['!dev', '!autodocs'],
  args: { isOpen: false },
  parameters: { rules: ['SHELL-30'] },
  play: async ({ canvas, canvasElement, args }) => {
    const body = within(canvasElement.ownerDocument.body)
    const opener = canvas.getByRole('button', { name: 'Open' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const wizard = await wizardIn(canvasElement)
    await waitFor(() => expect(wizard.getByRole('button', { name: 'Close' })).toHaveFocus())
    await userEvent.tab()
    await expect(wizard.getByRole('button', { name: /^Recipients ?, complete$/ })).toHaveFocus()
    await userEvent.tab()
    await expect(wizard.getByRole('button', { name: 'AI Client' })).toHaveAttribute('aria-current', 'step')
    await userEvent.tab()
    await expect(wizard.getByRole('button', { name: /^Messages ?, complete the earlier steps first$/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onStepChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    const question = await body.findByRole('alertdialog', { name: 'Do you want to close?' })
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Keep editing' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(body.queryByRole('alertdialog')).toBeNull())
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(wizard.getByRole('button', { name: 'Close' }))
    const again = await body.findByRole('alertdialog')
    await waitFor(() => expect(again).toBeVisible())
    await userEvent.click(within(again).getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
/** The rail shows the values of the steps. */
export const WithValues: Story = {
  args: {
    steps: stepsOf(7).map((step, index) =>
      Object.assign({}, step, {
        isSkipped: index === 5,
        value: ['214 recipients', 'A client with a rather long name, Limited', undefined, '6 categories'][index],
      }),
    ),
    currentStepId: 'Settings',
    status: 'Saved just now',
    finishExtra: <Button>Create and launch</Button>,
  },
  play: async ({ canvasElement }) => {
    const wizard = await wizardIn(canvasElement)
    await expect(wizard.getByRole('button', { name: /^Recipients ?, complete ?: 214 recipients$/ })).toBeVisible()
    await expect(wizard.getByRole('button', { name: /^Sending Profiles ?, skipped/ })).toBeVisible()
    await expect(wizard.getByRole('button', { name: 'Create and launch' })).toBeVisible()
    await userEvent.click(wizard.getByRole('button', { name: 'Back' }))
    await expect(wizard.queryByRole('button', { name: 'Create and launch' })).toBeNull()
    await expect(wizard.getByText('Saved just now')).toBeVisible()
  },
}
export const FirstStep: Story = {
  args: { steps: stepsOf(0), currentStepId: 'Recipients', footerExtra: <Button appearance="subtle">Skip</Button> },
  play: opened,
}
export const LastStep: Story = {
  args: { steps: stepsOf(7), currentStepId: 'Settings' },
  play: async ({ canvasElement, args }) => {
    const wizard = await wizardIn(canvasElement)
    await userEvent.click(wizard.getByRole('button', { name: 'Create Sequence' }))
    await expect(args.onFinish).toHaveBeenCalledOnce()
  },
}
/** While the action of the last step runs, the wizard cannot be closed. */
export const Busy: Story = {
  args: { ...LastStep.args, isBusy: true },
  play: async ({ canvasElement, args }) => {
    const wizard = await wizardIn(canvasElement)
    await userEvent.click(wizard.getByRole('button', { name: /Create Sequence/ }))
    await userEvent.click(wizard.getByRole('button', { name: 'Back' }))
    await userEvent.keyboard('{Escape}')
    await expect(within(canvasElement.ownerDocument.body).queryByRole('alertdialog')).toBeNull()
    await expect(args.onFinish).not.toHaveBeenCalled()
    await expect(args.onStepChange).not.toHaveBeenCalled()
  },
}
export const Failed: Story = {
  args: { ...LastStep.args, errorText: 'Saving changes failed. Please try again later.' },
  play: opened,
}
/** A wizard with a single step has no rail. */
export const OneStep: Story = {
  args: {
    title: 'Add client',
    steps: [{ id: 'info', label: 'Define Client Info', help: 'The company that the AI writes for.', isComplete: true }],
    currentStepId: 'info',
    finishLabel: 'Create',
    closeQuestion: { title: 'Client Not Added', text: 'No client was added. Would you like to close this window?' },
    children: (
      <Field label="Company name" required>
        <Input defaultValue="Northwind" />
      </Field>
    ),
  },
  play: async ({ canvasElement }) => {
    const wizard = await wizardIn(canvasElement)
    await expect(wizard.queryByRole('navigation')).toBeNull()
    await expect(wizard.queryByRole('button', { name: 'Back' })).toBeNull()
    await userEvent.click(wizard.getByRole('button', { name: 'Close' }))
    const question = await within(canvasElement.ownerDocument.body).findByRole('alertdialog', {
      name: 'Client Not Added',
    })
    await waitFor(() => expect(question).toBeVisible())
  },
}
/** A choice in the page completes the only step, so the wizard has no footer. */
export const ChoiceInPage: Story = {
  args: { steps: stepsOf(0).slice(0, 1), currentStepId: 'Recipients', hasFinish: false },
  play: async ({ canvasElement }) => {
    const wizard = await wizardIn(canvasElement)
    await expect(wizard.getByRole('button', { name: 'Complete this step' })).toBeVisible()
    await expect(canvasElement.ownerDocument.querySelector('footer')).toBeNull()
    await userEvent.click(wizard.getByRole('button', { name: 'Close' }))
    await within(canvasElement.ownerDocument.body).findByRole('alertdialog', { name: 'Do you want to close?' })
  },
}
export const LongText: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    title: 'Re-engagement of everybody who answered in spring but did not book a call before the summer holidays',
    steps: stepsOf(1).map((step) =>
      Object.assign({}, step, {
        label: `${step.label} of a sequence with a long name`,
        help: `${step.help} `.repeat(8),
        missing:
          'Please, select a client, and think about it well, since it can only be changed while nothing was sent yet',
      }),
    ),
    children: Array.from({ length: 60 }, (_, index) => (
      <p key={index}>{`Line ${index + 1} of a page that scrolls.`}</p>
    )),
  },
  play: opened,
}
export const Dark: Story = { tags: ['!dev', '!autodocs'], play: opened, globals: { theme: 'dark' } }
export const DarkLast: Story = {
  tags: ['!dev', '!autodocs'],
  args: { ...LastStep.args },
  play: opened,
  globals: { theme: 'dark' },
}
