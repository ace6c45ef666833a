import { type Column, columnKey, columnPreferences, columnPreferencesKey, ColumnPreference } from '@tandem/contract'
import { notifyManager } from '@tanstack/query-core'
import { type WritableAtom, atom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import * as v from 'valibot'
import { patchOperation } from '../../api/operationKey.ts'
import { storedAtom } from '../../storage/storedAtom.ts'
import { type ListOperation, type ListType, type Named } from '../listTypes.ts'

export interface ColumnSettings {
  /** In the user's order. Empty until the user has changed the columns. */
  readonly columns: readonly ColumnPreference[]
  /** Widths in px of the columns that the user has resized. */
  readonly widths: Readonly<Record<string, number>>
}

const ColumnSettings: v.GenericSchema<unknown, ColumnSettings> = v.object({
  columns: v.array(ColumnPreference),
  widths: v.record(v.string(), v.pipe(v.number(), v.minValue(1))),
})

/** Stored under `{storedAs}_filtersData` (LIST-36). */
export const columnSettingsAtom = (storedAs: string) =>
  storedAtom<ColumnSettings>({
    key: columnPreferencesKey(storedAs),
    version: 1,
    schema: ColumnSettings,
    initial: { columns: [], widths: {} },
  })

/** The same change for the server's columns and for the user's preferences. */
interface ColumnsChange {
  readonly columns: (columns: readonly Column[]) => readonly Column[]
  readonly chosen: (chosen: readonly ColumnPreference[]) => readonly ColumnPreference[]
}

type SettingsAtom = WritableAtom<ColumnSettings, [(stored: ColumnSettings) => ColumnSettings], void>

/**
 * Changes the cached responses and the preferences together. If their columns differed, the preferences would be reset
 * (LIST-37).
 */
export const changeColumnsAtom = (rows: Named<ListOperation>, dataType: ListType, settingsAtom: SettingsAtom) =>
  atom(null, (get, set, { columns, chosen }: ColumnsChange) => {
    // Subscribers get one notification, after both changes.
    notifyManager.batch(() => {
      patchOperation(get(queryClientAtom), rows, (response) => {
        const { _fields: fields } = response
        return { ...response, _fields: { ...fields, [dataType]: columns(fields?.[dataType] ?? []) } }
      })
      notifyManager.schedule(() => set(settingsAtom, (stored) => ({ ...stored, columns: chosen(stored.columns) })))
    })
  })

export interface ChosenColumn {
  readonly column: Column
  readonly isEnabled: boolean
}

/** `linked`: the columns in the address. Without them, the user's choice applies (LIST-37). */
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
