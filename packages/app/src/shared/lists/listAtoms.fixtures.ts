import { type Recipient, recipientFilters, recipientList } from '@tandem/contract'
import { type Atom } from 'jotai'
import { vi } from 'vitest'
import { createAppStore } from '../appStore.ts'
import { addressAtom } from '../search.ts'
import { defineList } from './defineList.ts'
import { type ListOptions } from './listTypes.ts'

/** A list of the recipients of a simulated world, as it stands behind a page, without the page. */
export function openList(options: Partial<ListOptions<Recipient>> = {}) {
  const store = createAppStore({ basename: '/', apiBase: 'http://tandem.test/api/v2' })
  const { atoms } = defineList(
    { dataType: 'recipients', rows: { recipientList }, filters: { recipientFilters } },
    {
      path: '/recipients',
      texts: { title: 'Recipients', plural: 'recipients', nothingYet: { title: '', text: '' } },
      expectedColumns: [],
      rowLabel: ({ firstName, lastName }) => `${firstName} ${lastName}`,
      ...options,
    },
  )
  const shown: readonly Atom<unknown>[] = [atoms.rowsAtom, atoms.countsAtom, atoms.selectionAtom, atoms.definitionsAtom]
  const leaving = shown.map((each) => store.sub(each, () => {}))
  return {
    store,
    atoms,
    /** Goes to an address and waits for its rows. */
    async show(search = ''): Promise<readonly Recipient[]> {
      store.set(addressAtom, { pathname: '/recipients', search })
      return vi.waitFor(() => {
        const rows = store.get(atoms.rowsAtom)
        if (!rows || store.get(atoms.statusAtom).isOld || store.get(atoms.definitionsAtom) === undefined)
          throw new Error('rows are on their way')
        return rows
      }, 10_000)
    },
    close() {
      for (const leave of leaving) leave()
    },
  }
}

export type OpenedList = ReturnType<typeof openList>

/** Row of a list that has to be there. */
export function rowAt(rows: readonly Recipient[] | undefined, index: number): Recipient {
  const row = rows?.[index]
  if (!row) throw new Error(`there is no row ${index}`)
  return row
}
