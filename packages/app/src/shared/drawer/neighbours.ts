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
    if (index < 0) return undefined
    const at = (place: number): Neighbour | undefined => {
      const row = rows[place]
      return row && { id: row.id }
    }
    return { previous: at(index - 1), next: at(index + 1) }
  })
