import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { tandemDarkTheme, tandemLightTheme } from './tandemTheme.ts'
import { TandemProvider } from './TandemProvider.tsx'
import { ThemeSheet } from './ThemeSheet.tsx'

const meta = { title: 'Foundations/Theme', component: ThemeSheet } satisfies Meta<typeof ThemeSheet>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Dark: Story = { tags: ['!dev', '!autodocs'], globals: { theme: 'dark' } }

/** Each part of a page can have a different scheme and density. */
export const Nested: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'light' },
  render: () => (
    <TandemProvider colorScheme="light">
      <div data-testid="outer">Light and comfortable</div>
      <TandemProvider colorScheme="dark" density="compact">
        <div data-testid="inner">Dark and compact</div>
      </TandemProvider>
    </TandemProvider>
  ),
  play: async ({ canvas }) => {
    const variableOf = (id: string, name: string) =>
      getComputedStyle(canvas.getByTestId(id)).getPropertyValue(name).trim()
    await expect(variableOf('outer', '--sizeRow')).toBe('40px')
    await expect(variableOf('inner', '--sizeRow')).toBe('32px')
    await expect(variableOf('outer', '--categoryInterestedBackground')).toBe(
      tandemLightTheme.categoryInterestedBackground,
    )
    await expect(variableOf('inner', '--categoryInterestedBackground')).toBe(
      tandemDarkTheme.categoryInterestedBackground,
    )
  },
}
