import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { callStatuses } from '../DataTable/DataTable.fixtures.tsx'
import { CallStatusSelect, type CallStatusSelectProps } from './CallStatusSelect.tsx'

/** As in the app: 'scheduled' needs a date first, so it only opens a form. */
function Held(props: CallStatusSelectProps) {
  const [status, setStatus] = useState(props.status)
  return (
    <CallStatusSelect
      {...props}
      status={status}
      onChange={(event, data) => {
        if (data.status !== 'scheduled') setStatus(data.status)
        props.onChange(event, data)
      }}
    />
  )
}

const meta = {
  title: 'Data/CallStatusSelect',
  component: CallStatusSelect,
  render: (args) => <Held {...args} />,
  args: {
    label: 'Call status of Ada Lovelace',
    status: 'suggested',
    options: callStatuses,
    onChange: fn<CallStatusSelectProps['onChange']>(),
  },
} satisfies Meta<typeof CallStatusSelect>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Call status of Ada Lovelace' })
    await userEvent.click(select)
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Got email' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), { status: 'got_email' })
    await expect(select).toHaveTextContent('Got email')
    await userEvent.click(select)
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Scheduled' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), { status: 'scheduled' })
    await expect(select).toHaveTextContent('Got email')
  },
}
export const NoCall: Story = { args: { status: undefined } }
export const Saving: Story = { args: { isSaving: true } }
export const Disabled: Story = { args: { isDisabled: true } }
export const UnknownStatus: Story = { args: { status: 'a_status_that_is_new' } }
export const Dark: Story = { globals: { theme: 'dark' } }
