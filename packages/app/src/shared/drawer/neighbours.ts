import { type Atom, atom } from 'jotai'

interface Neighbour {
  readonly id: number
  /** The query of the address at which the list shows the row. Default: the present query. */
  readonly search?: string
}

/** The rows before and after a row in a list. Undefined at the ends of the list. */
export interface Neighbours {
  readonly previous: Neighbour | undefined
  readonly next: Neighbour | undefined
}

/** The neighbours of a row among these rows (LIST-53). Undefined if the row is not among them. */
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
