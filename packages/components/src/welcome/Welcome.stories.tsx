import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Dialogs } from './Dialogs.tsx'
import { Shells } from './Shells.tsx'
import { Welcome } from './Welcome.tsx'

const meta = {
  title: 'Welcome',
  component: Welcome,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof Welcome>
export default meta
type Story = StoryObj<typeof meta>

export const AtAGlance: Story = {}

const surfaces = '[role="dialog"], [role="alertdialog"]'
/** The one surface that is open, once it has the focus. */
const opened = async () => {
  await waitFor(() => expect(document.activeElement?.closest(surfaces)).not.toBeNull())
  return document.activeElement?.closest(surfaces)
}

/** Each part that covers the page opens from its row; Escape closes it, and the focus is back on its button. */
export const OpensAndCloses: Story = {
  render: () => (
    <main style={{ display: 'grid', gap: 24, padding: 24 }}>
      <Dialogs />
      <Shells />
    </main>
  ),
  play: async ({ canvas, canvasElement }) => {
    const buttons = canvas.getAllByText<HTMLButtonElement>('Open', { selector: 'button' })
    await expect(buttons).toHaveLength(12)
    for (const button of buttons) {
      await userEvent.click(button)
      const surface = await opened()
      await userEvent.keyboard('{Escape}')
      // A wizard asks first.
      if (button.closest('li')?.textContent?.startsWith('WizardShell') === true) {
        const question = await within(canvasElement.ownerDocument.body).findByRole('alertdialog')
        await waitFor(() => expect(question.contains(document.activeElement)).toBe(true))
        await userEvent.click(within(question).getByRole('button', { name: 'Close' }))
      }
      await waitFor(() => expect(surface).not.toBeInTheDocument())
      await waitFor(() => expect(button).toHaveFocus())
    }
  },
}
