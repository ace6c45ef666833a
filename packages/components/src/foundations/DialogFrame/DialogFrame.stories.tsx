import { Button } from '@fluentui/react-components'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { DialogFrame, type DialogFrameProps } from './DialogFrame.tsx'

function Opened(props: DialogFrameProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen ?? true)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Show the failed rows</Button>
      <DialogFrame
        {...props}
        isOpen={isOpen}
        actions={
          <>
            <Button onClick={() => setIsOpen(false)}>Close</Button>
            <Button appearance="primary">Try again</Button>
          </>
        }
        onClose={(event) => {
          props.onClose(event)
          setIsOpen(false)
        }}
      />
    </>
  )
}

const meta = {
  title: 'Foundations/DialogFrame',
  component: DialogFrame,
  render: (args) => <Opened {...args} />,
  args: {
    title: '3 recipients archived, 2 failed',
    children: 'Two recipients are in a running sequence.',
    actions: null,
    onClose: fn<DialogFrameProps['onClose']>(),
  },
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 400 },
      description: {
        component:
          '**Keyboard**: the focus moves into the dialog and stays inside. Escape closes the dialog and restores the focus.',
      },
    },
  },
} satisfies Meta<typeof DialogFrame>
export default meta
type Story = StoryObj<typeof meta>

const shown = () => waitFor(() => expect(document.querySelector('.fui-DialogSurface')).toBeVisible())
const clickBeside = async () => {
  await shown()
  const backdrop = document.querySelector('.fui-DialogSurface__backdrop')
  if (!backdrop) throw new Error('the dialog has no backdrop')
  await userEvent.click(backdrop)
}
const closed = (canvas: ReturnType<typeof within>) => canvas.findByRole('button', { name: 'Show the failed rows' })

export const Default: Story = { play: shown }
export const Alert: Story = { args: { modalType: 'alert' }, play: shown }
export const ClickedBeside: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await clickBeside()
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    await closed(canvas)
  },
}
export const KeptOpen: Story = {
  tags: ['!dev', '!autodocs'],
  args: { isKept: true },
  play: async ({ args, canvas }) => {
    await clickBeside()
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(document.activeElement?.closest('.fui-DialogSurface')).not.toBeNull()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    await closed(canvas)
  },
}
export const AlertKeptOpen: Story = { tags: ['!dev', '!autodocs'], ...KeptOpen, args: { modalType: 'alert' } }
export const LongText: Story = {
  args: {
    title: 'A title that is much longer than a dialog is wide. '.repeat(3),
    children: 'A long text. '.repeat(60),
  },
  play: shown,
}
export const Dark: Story = { tags: ['!dev', '!autodocs'], globals: { theme: 'dark' }, play: shown }

const backgroundOf = (backdrop: Element) => getComputedStyle(backdrop).backgroundColor

export const InsideAnother: Story = {
  args: { children: <Opened title="Row 4 failed" actions={null} onClose={fn()} /> },
  parameters: { rules: ['SHELL-67'] },
  play: async () => {
    await waitFor(() => expect(document.querySelectorAll('.fui-DialogSurface')).toHaveLength(2))
    const backgrounds = [...document.querySelectorAll('.fui-DialogSurface__backdrop')].map(backgroundOf)
    await expect(backgrounds).toEqual([backgrounds[0], backgrounds[0]])
    await expect(backgrounds[0]).not.toBe('rgba(0, 0, 0, 0)')
  },
}

export const KeyboardPath: Story = {
  tags: ['!dev', '!autodocs'],
  args: { isOpen: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Show the failed rows' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await within(document.body).findByRole('dialog'))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
