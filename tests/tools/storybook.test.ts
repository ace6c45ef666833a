import { join } from 'node:path'
import { type StrictArgTypes } from 'storybook/internal/types'
import { expect, test } from 'vitest'
import { completePropTables } from '../../.storybook/propTables.ts'

test('the tables of props show types', async () => {
  await import('../../.storybook/main.ts')
  const { withCustomConfig } = await import('react-docgen-typescript')
  const root = join(import.meta.dirname, '../..')
  const parser = withCustomConfig(join(root, 'tsconfig.json'), { shouldRemoveUndefinedFromOptional: true })
  const file = join(root, 'packages/components/src/foundations/InitialsAvatar/InitialsAvatar.tsx')
  const [avatar] = parser.parse(file)
  expect(avatar?.props['name']?.type.name).toBe('string')
})

test('the tables of props show defaults from descriptions, and no control for a list', () => {
  const argTypes: StrictArgTypes = {
    label: { name: 'label', description: "Names it. Default: 'Open'.", type: { name: 'string' } },
    rows: { name: 'rows', description: 'Its rows.', type: { name: 'array', value: { name: 'string' } } },
  }
  expect(completePropTables({ argTypes })).toMatchObject({
    label: { table: { defaultValue: { summary: "'Open'" } } },
    rows: { control: { disable: true } },
  })
})
