import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Cover } from './Cover.tsx'
import { groups, isCover } from './parts.ts'
import { Welcome } from './Welcome.tsx'

const meta = {
  title: 'Welcome',
  component: Welcome,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof Welcome>
export default meta
type Story = StoryObj<typeof meta>

const overlays = '[role="dialog"], [role="alertdialog"]'

export const AtAGlance: Story = {
  name: 'Welcome',
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
    for (const { parts } of groups) {
      for (const { name } of parts) await expect(names).toContain(name)
    }
    // No overlay may be open here. A component with `docs.story.inline: false` shows only an 'Open' button.
    await expect(document.querySelector(overlays)).toBeNull()
  },
}

const opened = async () => {
  await waitFor(() => expect(document.activeElement?.closest(overlays)).not.toBeNull())
  return document.activeElement?.closest(overlays)
}

/** Each component that covers the page opens from its button. */
export const OpensAndCloses: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <main style={{ display: 'grid', justifyItems: 'start', gap: 24, padding: 24 }}>
      {groups
        .flatMap(({ parts }) => parts.filter(isCover))
        .map((part) => (
          <Cover key={part.name} {...part} />
        ))}
    </main>
  ),
  play: async ({ canvas, canvasElement }) => {
    const buttons = canvas.getAllByText<HTMLButtonElement>('Open', { selector: 'button' })
    await expect(buttons).toHaveLength(10)
    for (const button of buttons) {
      await userEvent.click(button)
      const surface = await opened()
      await userEvent.keyboard('{Escape}')
      // A wizard asks before it closes.
      if (button.ariaLabel === 'Open WizardShell') {
        const question = await within(canvasElement.ownerDocument.body).findByRole('alertdialog')
        await waitFor(() => expect(question.contains(document.activeElement)).toBe(true))
        await userEvent.click(within(question).getByRole('button', { name: 'Close' }))
      }
      await waitFor(() => expect(surface).not.toBeInTheDocument())
      await waitFor(() => expect(button).toHaveFocus())
    }
  },
}
