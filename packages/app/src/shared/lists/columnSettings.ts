import { type Column, columnKey, columnPreferences, columnPreferencesKey, ColumnPreference, type DataType } from '@tandem/contract'
import * as v from 'valibot'
import { storedAtom } from '../storedAtom.ts'

/** What a person chose for the columns of a list. */
export interface ColumnSettings {
  /** In their order; empty until something was chosen. */
  readonly columns: readonly ColumnPreference[]
  /** In px, of the columns that were given one. */
  readonly widths: Readonly<Record<string, number>>
}

const ColumnSettings: v.GenericSchema<unknown, ColumnSettings> = v.object({
  columns: v.array(ColumnPreference),
  widths: v.record(v.string(), v.pipe(v.number(), v.minValue(1))),
})

/** A list's column preferences, stored under `{dataType}_filtersData` (document 1, section 9). */
export const columnSettingsAtom = (dataType: DataType) =>
  storedAtom<ColumnSettings>({
    key: columnPreferencesKey(dataType),
    version: 1,
    schema: ColumnSettings,
    initial: { columns: [], widths: {} },
  })

/** A column with whether it shows. */
export interface ChosenColumn {
  readonly column: Column
  readonly isEnabled: boolean
}

/**
 * All columns in the order to show them in. `linked` are the columns that the address asks for: these show, in that order, before all others;
 * else the person's own choice holds, as long as the server's columns are the same (document 1, section 4).
 */
export function chosenColumns(
  columns: readonly Column[],
  { columns: saved }: ColumnSettings,
  linked: readonly string[] | undefined,
): readonly ChosenColumn[] {
  const byKey = new Map(columns.map((column) => [columnKey(column), column]))
  const shown = linked?.filter((key) => byKey.has(key)) ?? []
  const preferences =
    shown.length > 0
      ? [...new Set([...shown, ...byKey.keys()])].map((key) => ({ key, enabled: shown.includes(key) }))
      : columnPreferences(columns, saved)
  return preferences.flatMap(({ key, enabled }) => {
    const column = byKey.get(key)
    return column ? [{ column, isEnabled: enabled }] : []
  })
}
