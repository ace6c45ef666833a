import { Column } from '@tandem/contract'
import { atom } from 'jotai'
import * as v from 'valibot'
import { storedAtom } from '../../storage/storedAtom.ts'

/** Stores the columns of a list. The list shows the stored columns until its rows arrive (LIST-42). */
export function createLastColumns(storedAs: string, expected: readonly Column[]) {
  const storedColumnsAtom = storedAtom<readonly Column[]>({
    key: `${storedAs}_columns`,
    version: 1,
    schema: v.array(Column),
    initial: [],
  })
  const lastColumnsAtom = atom((get): readonly Column[] => {
    const stored = get(storedColumnsAtom)
    return stored.length > 0 ? stored : expected
  })
  const rememberColumnsAtom = atom(null, (get, set, columns: readonly Column[] | undefined) => {
    if (!columns || columns.length === 0) return
    if (JSON.stringify(columns) !== JSON.stringify(get(storedColumnsAtom))) set(storedColumnsAtom, columns)
  })
  return { lastColumnsAtom, rememberColumnsAtom }
}
