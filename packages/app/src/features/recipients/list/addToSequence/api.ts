import { pageSize, sequenceList } from '@tandem/contract'
import { atom } from 'jotai'
import { operationQueryAtom } from '../../../../shared/operationAtoms.ts'

const sequenceNamesQueryAtom = operationQueryAtom({ sequenceList }, () => ({
  query: { view: 'admin_list' as const, limit: pageSize.loadAll },
}))

/** Names of sequences by id. */
export const sequenceNamesAtom = atom((get): ReadonlyMap<number, string> => {
  const { _embedded: embedded } = get(sequenceNamesQueryAtom).data ?? { _embedded: { sequences: [] } }
  return new Map(embedded.sequences.map(({ id, name }) => [id, name]))
})
