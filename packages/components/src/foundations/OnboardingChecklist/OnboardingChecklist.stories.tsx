import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { type ChecklistStep, OnboardingChecklist, type OnboardingChecklistProps } from './OnboardingChecklist.tsx'

const steps: readonly ChecklistStep[] = [
  {
    id: 'plan',
    title: 'Choose a plan',
    text: 'Pays for your profiles.',
    isDone: true,
    actionLabel: 'See the plans',
  },
  { id: 'connect', title: 'Connect a profile', text: 'Sign in once.', isDone: false, actionLabel: 'Connect' },
  {
    id: 'client',
    title: 'Describe your company',
    text: 'The AI writes in its name.',
    isDone: false,
    actionLabel: 'Create a client',
    href: '/clients/create',
  },
  {
    id: 'recipients',
    title: 'Add recipients',
    text: 'Import a file or a table.',
    isDone: true,
    actionLabel: 'Import',
    href: '/recipients',
  },
  { id: 'launch', title: 'Launch it', text: 'The first requests go out.', isDone: false },
]

const meta = {
  title: 'Foundations/OnboardingChecklist',
  component: OnboardingChecklist,
  args: {
    title: 'First steps',
    text: 'From an empty workspace to your first calls.',
    steps,
    progressText: '2 of 5 done',
    doneLabel: 'Done',
    dismissLabel: 'Hide the first steps',
    onDismiss: fn<OnboardingChecklistProps['onDismiss']>(),
    onStep: fn<NonNullable<OnboardingChecklistProps['onStep']>>(),
  },
} satisfies Meta<typeof OnboardingChecklist>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Choose a plan (Done)' })).toBeVisible()
    await expect(canvas.queryByText('See the plans')).toBeNull()
    await expect(canvas.queryByRole('button', { name: /Launch it/ })).toBeNull()
    await expect(canvas.getByRole('progressbar', { name: '2 of 5 done' })).toHaveAttribute('aria-valuenow', '2')
    await expect(canvas.getByRole('link', { name: 'Create a client: Describe your company' })).toHaveAttribute(
      'href',
      '/clients/create',
    )
    await expect(canvas.getByRole('link', { name: 'Describe your company' })).toHaveAttribute('href', '/clients/create')
    await userEvent.click(canvas.getByRole('button', { name: 'Connect: Connect a profile' }))
    await expect(args.onStep).toHaveBeenCalledWith(expect.anything(), { stepId: 'connect' })
    await userEvent.click(canvas.getByRole('button', { name: 'Hide the first steps' }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}

/** While `isDone` is unknown, the steps have no buttons. */
export const Loading: Story = {
  args: { steps: steps.map((step) => Object.assign({}, step, { isDone: undefined })), progressText: '0 of 5 done' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const AllDone: Story = {
  args: {
    title: 'You are all set',
    text: 'Your first sequence is running.',
    steps: steps.map((step) => Object.assign({}, step, { isDone: true })),
    progressText: '5 of 5 done',
  },
}

export const LongText: Story = {
  args: {
    text: 'From a workspace in which there is nothing at all to the first calls with people who want to know more about what you sell.',
    steps: steps.map(({ id, isDone, title, text }) => ({
      id,
      isDone,
      title: `${title}, which may take more than one line of the card`,
      text: `${text} A long explanation of what this step is good for and why it should be done before the next one.`,
      actionLabel: 'Open the page on which this is done',
    })),
  },
  decorators: [(Story) => <div style={{ width: 520 }}>{Story()}</div>],
}

export const Dark: Story = { tags: ['!dev', '!autodocs'], globals: { theme: 'dark' } }
