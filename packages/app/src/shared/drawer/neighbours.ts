import { type Atom, atom } from 'jotai'

interface Neighbour {
  readonly id: number
  /** The query of the address where the list shows it. Default: it stays. */
  readonly search?: string
}

/** The rows before and after one in a list; undefined at the list's ends. */
export interface Neighbours {
  readonly previous: Neighbour | undefined
  readonly next: Neighbour | undefined
}

/** The neighbours of a row among rows that are all loaded (LIST-53). */
export const neighboursAmong = (rowsAtom: Atom<readonly { readonly id: number }[] | undefined>) => (id: number) =>
  atom((get): Neighbours | undefined => {
    const rows = get(rowsAtom) ?? []
    const index = rows.findIndex((row) => row.id === id)
    return index < 0 ? undefined : { previous: rows[index - 1], next: rows[index + 1] }
  })
