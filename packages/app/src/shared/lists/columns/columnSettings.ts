import {
  type Column,
  columnKey,
  columnPreferences,
  columnPreferencesKey,
  ColumnPreference,
  type DataType,
} from '@tandem/contract'
import { notifyManager } from '@tanstack/query-core'
import { type WritableAtom, atom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import * as v from 'valibot'
import { storedAtom } from '../../storedAtom.ts'
import { isAnswer } from '../listQueries.ts'

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

/** How the server's columns and a person's choice of them change together. */
interface ColumnsChange {
  readonly columns: (columns: readonly Column[]) => readonly Column[]
  readonly chosen: (chosen: readonly ColumnPreference[]) => readonly ColumnPreference[]
}

type SettingsAtom = WritableAtom<ColumnSettings, [(stored: ColumnSettings) => ColumnSettings], void>

/**
 * Changes the columns that cached answers name, and the preferences with them: a column that is added or deleted here does not reset these, as
 * one that somebody else has changed does.
 */
export const changeColumnsAtom = (operationId: string, dataType: DataType, settingsAtom: SettingsAtom) =>
  atom(null, (get, set, { columns, chosen }: ColumnsChange) => {
    // One notification for both: in between the two sets would differ.
    notifyManager.batch(() => {
      get(queryClientAtom).setQueriesData({ queryKey: [operationId] }, (data: unknown) => {
        if (!isAnswer(data)) return data
        const { _fields: fields } = data
        return { ...data, _fields: { ...fields, [dataType]: columns(fields?.[dataType] ?? []) } }
      })
      notifyManager.schedule(() => set(settingsAtom, (stored) => ({ ...stored, columns: chosen(stored.columns) })))
    })
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
