import { type StrictArgTypes } from 'storybook/internal/types'

const editable = new Set(['string', 'number', 'boolean', 'enum'])

/**
 * Completes the tables of props. If Storybook knows no default of a prop, the column of defaults shows the default from
 * the description ('Default: 8,000.'). Only texts, numbers, booleans and enums get a control. Controls for other types
 * would show the story's data as JSON.
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
