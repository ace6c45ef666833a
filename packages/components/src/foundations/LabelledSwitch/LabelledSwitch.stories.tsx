import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { LabelledSwitch, type LabelledSwitchProps } from './LabelledSwitch.tsx'

function Held(props: LabelledSwitchProps) {
  const [isOn, setIsOn] = useState(props.isOn)
  return (
    <LabelledSwitch
      {...props}
      isOn={isOn}
      onChange={(event, data) => {
        setIsOn(data.isOn)
        props.onChange(event, data)
      }}
    />
  )
}

const meta = {
  title: 'Foundations/LabelledSwitch',
  component: LabelledSwitch,
  render: (args) => <Held {...args} />,
  args: {
    label: 'Withdraw old connection requests',
    description: 'After three weeks, at most 49 a day.',
    isOn: false,
    onChange: fn<LabelledSwitchProps['onChange']>(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
} satisfies Meta<typeof LabelledSwitch>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch', { name: 'Withdraw old connection requests' })
    await expect(control).toHaveAccessibleDescription('After three weeks, at most 49 a day.')
    control.focus()
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
    await userEvent.click(canvas.getByText('Withdraw old connection requests'))
    await expect(control).not.toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
}
export const On: Story = { args: { isOn: true } }
export const Disabled: Story = { args: { isDisabled: true } }
export const LongText: Story = {
  args: {
    label:
      'Accept connection requests of people who are not in any sequence of this or another profile of the organisation',
    description: 'A'.repeat(120),
  },
}
export const Dark: Story = { tags: ['!dev', '!autodocs'], args: { isOn: true }, globals: { theme: 'dark' } }
