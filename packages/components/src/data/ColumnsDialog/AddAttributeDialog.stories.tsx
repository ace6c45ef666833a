import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { AddAttributeDialog, type AddAttributeDialogProps } from './AddAttributeDialog.tsx'

const meta = {
  title: 'Data/AddAttributeDialog',
  component: AddAttributeDialog,
  args: {
    takenNames: ['Budget'],
    isSaving: false,
    onSave: fn<AddAttributeDialogProps['onSave']>(),
    onClose: fn<AddAttributeDialogProps['onClose']>(),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 320 } } },
} satisfies Meta<typeof AddAttributeDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { rules: ['RECIP-6', 'RECIP-7'] },
  play: async ({ args }) => {
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Add custom attribute' }))
    const field = dialog.getByRole('textbox', { name: /Name/ })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.type(field, 'budget{Enter}')
    await waitFor(() => expect(dialog.getByText('There is an attribute with this name already')).toBeVisible())
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.type(field, ' 2026{Enter}')
    await expect(args.onSave).toHaveBeenCalledWith(expect.anything(), 'budget 2026')
  },
}
/** The field starts with a suggested name, such as the name of an imported column. */
export const Suggested: Story = { args: { initialName: 'Shoe size' } }
export const Saving: Story = { args: { initialName: 'Shoe size', isSaving: true } }
export const Dark: Story = { tags: ['!dev', '!autodocs'], globals: { theme: 'dark' } }
