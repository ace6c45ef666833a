import { type Column, columnKey, columnPreferences, columnPreferencesKey, ColumnPreference } from '@tandem/contract'
import { notifyManager } from '@tanstack/query-core'
import { type WritableAtom, atom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import * as v from 'valibot'
import { patchOperation } from '../../api/operationKey.ts'
import { storedAtom } from '../../storage/storedAtom.ts'
import { type ListOperation, type ListType, type Named } from '../listTypes.ts'

/** A user's choices for the columns of a list. */
export interface ColumnSettings {
  /** In order. Empty until the user has chosen. */
  readonly columns: readonly ColumnPreference[]
  /** In px, for the columns whose width the user has changed. */
  readonly widths: Readonly<Record<string, number>>
}

const ColumnSettings: v.GenericSchema<unknown, ColumnSettings> = v.object({
  columns: v.array(ColumnPreference),
  widths: v.record(v.string(), v.pipe(v.number(), v.minValue(1))),
})

/** A list's column preferences, stored under `{storedAs}_filtersData` (LIST-36). */
export const columnSettingsAtom = (storedAs: string) =>
  storedAtom<ColumnSettings>({
    key: columnPreferencesKey(storedAs),
    version: 1,
    schema: ColumnSettings,
    initial: { columns: [], widths: {} },
  })

/** A change of the server's columns, with the matching change of the user's columns. */
interface ColumnsChange {
  readonly columns: (columns: readonly Column[]) => readonly Column[]
  readonly chosen: (chosen: readonly ColumnPreference[]) => readonly ColumnPreference[]
}

type SettingsAtom = WritableAtom<ColumnSettings, [(stored: ColumnSettings) => ColumnSettings], void>

/**
 * Changes the columns in cached responses together with the preferences, so that the preferences are not reset
 * (LIST-37).
 */
export const changeColumnsAtom = (rows: Named<ListOperation>, dataType: ListType, settingsAtom: SettingsAtom) =>
  atom(null, (get, set, { columns, chosen }: ColumnsChange) => {
    // Notifies once, after both changes. A notification between them would reset the preferences.
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

/**
 * All columns, in order. `linked` are the keys of the columns in the address: if there are any, only these columns
 * show, in that order. Otherwise the user's choice applies while the server's set of columns stays the same (LIST-37).
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
