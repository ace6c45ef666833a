import { type StrictArgTypes } from 'storybook/internal/types'

const editable = new Set(['string', 'number', 'boolean', 'enum'])

/**
 * Completes the tables of props. If only the description of a prop contains its default ('Default: 8,000.'), copies the
 * default into its column. Elements, lists and functions get no control, because a control would print the story's
 * data.
 */
export const completePropTables = ({ argTypes }: { readonly argTypes: StrictArgTypes }): StrictArgTypes =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const [, named] = /\bDefault: (.+?)\.?$/m.exec(argType.description ?? '') ?? []
      const summary = argType.table?.defaultValue?.summary ?? named?.replaceAll('`', '')
      const kind = typeof argType.type === 'object' ? argType.type.name : argType.type
      return [
        name,
        {
          ...argType,
          ...(editable.has(kind ?? '') ? {} : { control: { disable: true } }),
          table: { ...argType.table, ...(summary === undefined ? {} : { defaultValue: { summary } }) },
        },
      ]
    }),
  )
