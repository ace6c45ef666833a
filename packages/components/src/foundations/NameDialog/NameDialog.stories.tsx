import { Button } from '@fluentui/react-components'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { NameDialog, type NameDialogProps } from './NameDialog.tsx'

const taken = new Set(['Warm leads', 'This week'])

function Opened(props: NameDialogProps) {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Save as a new view</Button>
      {isOpen && (
        <NameDialog
          {...props}
          onClose={() => {
            props.onClose()
            setIsOpen(false)
          }}
        />
      )}
    </>
  )
}

const meta = {
  title: 'Foundations/NameDialog',
  component: NameDialog,
  render: (args) => <Opened {...args} />,
  args: {
    title: 'Save as a new view',
    validate: (name) => {
      if (name.trim() === '') return 'Field is required'
      return taken.has(name.trim()) ? 'There is a view with this name already' : undefined
    },
    onSave: fn<NameDialogProps['onSave']>(),
    onClose: fn<NameDialogProps['onClose']>(),
  },
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 400 },
      description: {
        component: '**Keyboard**: the focus starts in the field. Enter saves, Escape closes.',
      },
    },
  },
} satisfies Meta<typeof NameDialog>
export default meta
type Story = StoryObj<typeof meta>

const open = async () => within(await within(document.body).findByRole('dialog', { name: 'Save as a new view' }))

export const Default: Story = {
  play: async ({ args }) => {
    const field = (await open()).getByRole('textbox', { name: 'Name' })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.type(field, ' Berlin {Enter}')
    await expect(args.onSave).toHaveBeenCalledWith(expect.anything(), { name: 'Berlin' })
  },
}
export const Invalid: Story = {
  play: async ({ args }) => {
    const shown = await open()
    const field = shown.getByRole('textbox', { name: 'Name' })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.click(shown.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(field).toHaveAccessibleDescription('Field is required'))
    await expect(field).toHaveFocus()
    await userEvent.type(field, 'Warm leads')
    await waitFor(() => expect(field).toHaveAccessibleDescription('There is a view with this name already'))
    await userEvent.type(field, ' 2026')
    await waitFor(() => expect(field).not.toHaveAccessibleDescription())
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}
export const EscapeCloses: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    const field = (await open()).getByRole('textbox', { name: 'Name' })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
    await userEvent.click(await canvas.findByRole('button', { name: 'Save as a new view' }))
    await waitFor(async () => expect((await open()).getByRole('textbox', { name: 'Name' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save as a new view' })).toHaveFocus())
  },
}
export const Saving: Story = {
  args: { initialName: 'Berlin', saveLabel: 'Add', savingLabel: 'Adding…', isSaving: true },
  play: async ({ args }) => {
    const shown = await open()
    await waitFor(() => expect(shown.getByRole('textbox', { name: 'Name' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(shown.getByRole('button', { name: 'Adding…' })).toHaveAttribute('aria-disabled', 'true')
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
export const Refused: Story = {
  args: { initialName: 'Berlin', error: 'The server did not answer. Try again.' },
  play: async () => {
    const shown = await open()
    const field = shown.getByRole('textbox', { name: 'Name' })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.click(shown.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(field).toHaveAccessibleDescription('The server did not answer. Try again.'))
    await userEvent.type(field, '!')
    await waitFor(() => expect(field).not.toHaveAccessibleDescription())
  },
}
export const LongTexts: Story = {
  args: {
    title: 'Save as a new view: leads in logistics and freight that have answered since the trade fair in Rotterdam',
    initialName:
      'Leads in logistics and freight that have answered since the trade fair in Rotterdam, without those in talks',
  },
}
export const Dark: Story = { tags: ['!dev', '!autodocs'], globals: { theme: 'dark' } }
