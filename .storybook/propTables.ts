import { type StrictArgTypes } from 'storybook/internal/types'

const editable = new Set(['string', 'number', 'boolean', 'enum'])

/**
 * Adds the defaults that only the description of a prop names ('Default: 8,000.') to the column of defaults. Elements,
 * lists and functions get no control, because it would print the source of the story's data.
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
