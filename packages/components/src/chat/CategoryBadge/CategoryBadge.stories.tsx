import { MenuList } from '@fluentui/react-components'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { categoryColorIds } from '../../theme/tandemTokens.ts'
import { CategoryBadge } from './CategoryBadge.tsx'
import { CategoryItems } from './CategoryItems.tsx'

const meta = {
  title: 'Chat/CategoryBadge',
  component: CategoryBadge,
  args: { categoryId: 'interested', name: 'Interested' },
} satisfies Meta<typeof CategoryBadge>
export default meta
type Story = StoryObj<typeof meta>

const titled = (id: string) => `${id.charAt(0).toUpperCase()}${id.slice(1).replaceAll('_', ' ')}`
const All = () => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
    {categoryColorIds.map((id) => (
      <CategoryBadge key={id} categoryId={id} name={titled(id)} />
    ))}
  </div>
)

export const Default: Story = {}
export const AllCategories: Story = { render: () => <All /> }
export const AllCategoriesDark: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <All />,
  globals: { theme: 'dark' },
}
/** The choice of a category in a menu. Severe categories come last. */
export const MenuItems: Story = {
  render: () => (
    <MenuList checkedValues={{ category: ['interested'] }}>
      <CategoryItems
        categories={[
          { id: 'interested', name: 'Interested' },
          { id: 'stop_campaign', name: 'Stop campaign', isSevere: true },
          { id: 'objection', name: 'Objection' },
        ]}
        onChoose={() => {}}
      />
    </MenuList>
  ),
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('menuitemradio').map(({ textContent }) => textContent)
    await expect(names).toEqual(['Interested', 'Objection', 'Stop campaign'])
  },
}
export const UnknownCategory: Story = {
  parameters: { rules: ['SHELL-56'] },
  args: { categoryId: 'referral', name: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('referral')).toBeVisible()
  },
}
export const LongText: Story = {
  args: { name: 'Interested, but asks to be called back by a colleague next quarter' },
  decorators: [(Story) => <div style={{ width: 160 }}>{Story()}</div>],
}
