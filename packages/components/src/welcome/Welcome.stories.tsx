import type { Meta, StoryObj } from '@storybook/react-vite'
import { Welcome } from './Welcome.tsx'

const meta = {
  title: 'Welcome',
  component: Welcome,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof Welcome>
export default meta

export const AtAGlance: StoryObj<typeof meta> = {}
