import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { DrawerShell } from '../../foundations/DrawerShell/DrawerShell.tsx'
import { allTimeZones } from './TimeZonePicker.fixtures.ts'
import { TimeZonePicker, type TimeZonePickerProps } from './TimeZonePicker.tsx'

function Kept(props: TimeZonePickerProps) {
  const [value, setValue] = useState(props.value)
  return (
    <TimeZonePicker
      {...props}
      value={value}
      onChange={(event, data) => {
        props.onChange(event, data)
        setValue(data.option.id)
      }}
    />
  )
}

const meta = {
  title: 'Scheduling/TimeZonePicker',
  component: TimeZonePicker,
  args: { options: allTimeZones, value: 'Europe/Berlin', onChange: fn<TimeZonePickerProps['onChange']>() },
  render: (args) => <Kept {...args} />,
  decorators: [(Story) => <div style={{ width: 360, minHeight: 380 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          '**Keyboard**: Type a city (`kyiv`) or an offset (`+2`), or open the list with an arrow key. Enter chooses. Escape closes the list without a change.',
      },
    },
  },
} satisfies Meta<typeof TimeZonePicker>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const fieldIn = (canvas: Canvas) => canvas.getByRole<HTMLInputElement>('combobox', { name: /Time zone/ })
const activeIn = (canvas: Canvas) =>
  waitFor(() => {
    const option = document.getElementById(fieldIn(canvas).getAttribute('aria-activedescendant') ?? '')
    if (!option) throw new Error('no option is active')
    return option
  })

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(fieldIn(canvas)).toHaveValue('Berlin (UTC+1)')
    await expect(fieldIn(canvas)).toHaveAttribute('aria-expanded', 'false')
  },
}

/** The chosen zone is visible, and only visible options render. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(fieldIn(canvas))
    const chosen = await canvas.findByRole('option', { selected: true })
    await waitFor(() => expect(chosen).toBeVisible())
    await expect(chosen).toHaveTextContent('Berlin EuropeUTC+1')
    const list = canvas.getByRole('listbox').getBoundingClientRect()
    await waitFor(() => expect(chosen.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom))
    await expect(chosen.getBoundingClientRect().top).toBeGreaterThanOrEqual(list.top)
    await expect(canvas.getAllByRole('option').length).toBeLessThan(30)
    await expect(Number(chosen.ariaSetSize)).toBeGreaterThan(400)
  },
}

export const ByCity: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.type(fieldIn(canvas), 'kyiv')
    await expect(await canvas.findByRole('option', { name: /Kyiv/ })).toBeVisible()
    await userEvent.clear(fieldIn(canvas))
    await userEvent.type(fieldIn(canvas), 'new york')
    await userEvent.click(await canvas.findByRole('option', { name: /New York/ }))
    await expect(args.onChange).toHaveBeenCalledWith(expect.anything(), {
      option: expect.objectContaining({ name: 'America/New_York' }),
    })
    await expect(fieldIn(canvas)).toHaveValue('New York (UTC−4)')
    await expect(fieldIn(canvas)).toHaveFocus()
  },
}

export const ByOffset: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.type(fieldIn(canvas), 'UTC+5:30')
    await waitFor(() =>
      expect(canvas.getAllByRole('option').every((option) => option.textContent.endsWith('UTC+5:30'))).toBe(true),
    )
  },
}

/** The search also finds San Francisco, although no time zone has this name. */
export const ByAnotherName: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.type(fieldIn(canvas), 'san fr')
    await expect(await canvas.findByRole('option', { name: /San Francisco/ })).toBeVisible()
  },
}

export const KeyboardPath: Story = {
  tags: ['!dev', '!autodocs'],
  args: { value: undefined },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(fieldIn(canvas)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(fieldIn(canvas)).toHaveAttribute('aria-expanded', 'true')
    await expect((await activeIn(canvas)).ariaPosInSet).toBe('1')
    await userEvent.keyboard('{End}')
    await waitFor(async () => expect((await activeIn(canvas)).ariaPosInSet).toBe(String(allTimeZones.length)))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await waitFor(async () => expect((await activeIn(canvas)).ariaPosInSet).toBe('2'))
    await userEvent.keyboard('{PageDown}{PageDown}{PageUp}{ArrowUp}')
    await waitFor(async () => expect((await activeIn(canvas)).ariaPosInSet).toBe('9'))
    await expect(await activeIn(canvas)).toBeVisible()
    await userEvent.keyboard('{Home}')
    await waitFor(async () => expect((await activeIn(canvas)).ariaPosInSet).toBe('1'))
    await userEvent.keyboard('warsaw')
    await waitFor(async () => expect(await activeIn(canvas)).toHaveTextContent('Warsaw'))
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith(expect.anything(), {
      option: expect.objectContaining({ name: 'Europe/Warsaw' }),
    })
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await expect(fieldIn(canvas)).toHaveValue('Warsaw (UTC+1)')
  },
}

export const EscapeChangesNothing: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.click(fieldIn(canvas))
    await userEvent.keyboard('tokyo{Escape}')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await expect(fieldIn(canvas)).toHaveValue('Berlin (UTC+1)')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const NoMatch: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(fieldIn(canvas), 'atlantis')
    await expect(await canvas.findByText('No time zone found')).toBeVisible()
    await userEvent.keyboard('{Enter}{ArrowDown}')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** The drawer does not cut off the list. Escape closes only the list. */
export const InDrawer: Story = {
  render: (args) => (
    <DrawerShell isOpen title="Schedule" onClose={() => {}}>
      <Kept {...args} />
    </DrawerShell>
  ),
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
  play: async ({ canvasElement }) => {
    const drawer = await waitFor(() => {
      const found = canvasElement.ownerDocument.querySelector<HTMLElement>('[role="dialog"]')
      if (!found?.contains(document.activeElement)) throw new Error('the drawer has no focus yet')
      return found
    })
    const field = drawer.querySelector<HTMLInputElement>('[role="combobox"]')
    if (!field) throw new Error('there is no field')
    await userEvent.click(field)
    const list = drawer.querySelector('[role="listbox"]')
    await waitFor(() => expect(list).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(list).not.toBeInTheDocument()
    await expect(drawer).toBeVisible()
    await userEvent.click(field)
  },
}

export const Empty: Story = { args: { value: undefined } }
export const Loading: Story = { args: { options: undefined } }
export const Failed: Story = {
  args: { value: undefined, isRequired: true, errorText: 'Please, define timezone' },
  play: async ({ canvas }) => {
    await expect(fieldIn(canvas)).toHaveAccessibleDescription('Please, define timezone')
    await expect(fieldIn(canvas)).toBeInvalid()
  },
}
export const LongText: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    label: 'Time zone in which the recipients of this sequence get their messages',
    value: 'long',
    options: [
      {
        id: 'long',
        name: 'America/Argentina/ComodRivadavia_and_the_whole_valley_of_the_lower_Chubut',
        offsetMs: -10_800_000,
      },
      ...allTimeZones,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(fieldIn(canvas), 'comod')
    await expect(await canvas.findByRole('option', { name: /ComodRivadavia/ })).toBeVisible()
  },
}
export const Dark: Story = { tags: ['!dev', '!autodocs'], ...Open, globals: { theme: 'dark' } }
