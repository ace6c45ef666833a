import { type Atom, atom } from 'jotai'

interface Neighbour {
  readonly id: number
  /** The query string of the list page that contains this row. Default: the present query string. */
  readonly search?: string
}

export interface Neighbours {
  readonly previous: Neighbour | undefined
  readonly next: Neighbour | undefined
}

/** LIST-53: undefined if the rows do not contain the id. */
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
