import { type ClientId, clientStats, type DayRange } from '@tandem/contract'
import { keepPreviousData } from '@tanstack/query-core'
import { type Atom } from 'jotai'
import { operationQueryAtom } from '../../shared/api/operationAtoms.ts'

export const clientStatsQueryAtomOf = (id: ClientId | undefined, rangeAtom: Atom<DayRange>) =>
  operationQueryAtom(
    { clientStats },
    (get) => {
      const { start, end } = get(rangeAtom)
      return id === undefined
        ? undefined
        : { params: { id }, query: { dateStart: start, dateEnd: end, statsAggregated: 1 } }
    },
    () => ({ placeholderData: keepPreviousData }),
  )
