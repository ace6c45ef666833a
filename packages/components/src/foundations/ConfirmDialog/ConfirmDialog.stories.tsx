import { Button } from '@fluentui/react-components'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx'

function Opened(props: ConfirmDialogProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Delete slot</Button>
      <ConfirmDialog
        {...props}
        isOpen={isOpen}
        onConfirm={(event) => {
          props.onConfirm(event)
          setIsOpen(false)
        }}
        onCancel={(event) => {
          props.onCancel(event)
          setIsOpen(false)
        }}
      />
    </>
  )
}

const meta = {
  title: 'Foundations/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    isOpen: true,
    title: 'Do you want to close?',
    children: 'What you entered is not saved.',
    confirmLabel: 'Close',
    onConfirm: fn(),
    onCancel: fn(),
  },
  render: (args) => <Opened {...args} />,
  parameters: { docs: { story: { inline: false, iframeHeight: 360 } } },
} satisfies Meta<typeof ConfirmDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialogIn = async (canvasElement: HTMLElement) => {
  const body = within(canvasElement.ownerDocument.body)
  await waitFor(() => expect(body.getByRole('alertdialog')).toBeVisible())
  return within(body.getByRole('alertdialog'))
}
const opened: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await dialogIn(canvasElement)
}

export const Default: Story = {
  parameters: { rules: ['SHELL-67'] },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await waitFor(() => expect(dialog.getByRole('heading', { name: 'Do you want to close?' })).toBeVisible())
    const range = canvasElement.ownerDocument.createRange()
    range.selectNodeContents(dialog.getByText('What you entered is not saved.'))
    const above = dialog.getByRole('button', { name: 'Close' }).getBoundingClientRect().top
    await expect(above - range.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(24)
  },
}
export const Danger: Story = {
  args: { title: 'Delete this slot?', confirmLabel: 'Delete', intent: 'danger' },
  play: opened,
}
export const Busy: Story = {
  args: { isBusy: true, confirmLabel: 'Overwrite' },
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogIn(canvasElement)
    await userEvent.click(await dialog.findByRole('button', { name: /Overwrite/ }))
    await userEvent.keyboard('{Escape}')
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
}
export const LongText: Story = {
  args: {
    title: 'Is this question much longer than a question in the title of a dialog should be?',
    children: 'The text is long, too. '.repeat(40),
  },
  play: opened,
}
export const Dark: Story = { tags: ['!dev', '!autodocs'], ...Danger, globals: { theme: 'dark' } }

/** Escape cancels, and the focus returns to the button that opened the dialog. */
export const KeyboardPath: Story = {
  tags: ['!dev', '!autodocs'],
  args: { isOpen: false },
  play: async ({ canvas, canvasElement, args }) => {
    const opener = canvas.getByRole('button', { name: 'Delete slot' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await dialogIn(canvasElement)
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
