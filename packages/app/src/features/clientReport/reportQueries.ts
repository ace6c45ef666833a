import {
  addDays,
  callList,
  type ClientId,
  type DayRange,
  filterQuery,
  pageSize,
  sequenceForecast,
  type SequenceForecast,
  sequenceList,
} from '@tandem/contract'
import { type Atom, atom } from 'jotai'
import { clientQueryAtomOf } from '../../entities/client/api.ts'
import { reportRangeKey } from '../../entities/client/links.ts'
import { forecastQueryAtom } from '../../entities/sequence/forecast/api.ts'
import { clientStatsQueryAtomOf } from '../../entities/statistics/clientStats.ts'
import { rangeAtomOf } from '../../entities/statistics/rangeInAddress.ts'
import { missingOperationsAtom } from '../../shared/api/missingOperations.ts'
import { operationQueryAtom } from '../../shared/api/operationAtoms.ts'
import { utcTodayAtom } from '../../shared/time/today.ts'
import { shownCalls, shownSequences } from './report.ts'

export const reportRangeAtom = rangeAtomOf(reportRangeKey)

const planDays = 7

/** Filters calls by days in UTC, like the statistics. */
const daysQuery = (key: string, range: DayRange) => filterQuery({ [key]: { type: 'date_range', range } }, 'UTC')

export interface PlannedSequence {
  readonly id: number
  readonly name: string
  /** Undefined while loading. */
  readonly forecast: SequenceForecast | undefined
}

export interface ReportQuery<T> {
  /** Undefined while loading, and after a failure. */
  readonly data: T | undefined
  readonly error: Error | null
  readonly refetch: () => unknown
}

const sequencesAtomOf = (clientId: ClientId | undefined) =>
  operationQueryAtom({ sequenceList }, () =>
    clientId === undefined ? undefined : { query: { clientId, statsAggregated: 1, limit: pageSize.loadAll } },
  )
type SequencesAtom = ReturnType<typeof sequencesAtomOf>

/** The queries of a client's report. Without an id, no query sends a request. */
export function reportQueries(clientId: ClientId | undefined) {
  const sequencesAtom = sequencesAtomOf(clientId)
  return {
    client: clientQueryAtomOf(clientId),
    stats: clientStatsQueryAtomOf(clientId, reportRangeAtom),
    sequences: sequencesAtom,
    bookedCalls: operationQueryAtom({ callList }, (get) => {
      const days = daysQuery('date', get(reportRangeAtom))
      return clientId === undefined ? undefined : { query: { clientId, sort: '-date', limit: shownCalls, ...days } }
    }),
    comingCalls: operationQueryAtom({ callList }, (get) => {
      const today = get(utcTodayAtom)
      const days = daysQuery('callDate', { start: today, end: addDays(today, planDays - 1) })
      return clientId === undefined ? undefined : { query: { clientId, status: 'scheduled', limit: 1, ...days } }
    }),
    plan: planAtomOf(sequencesAtom),
  }
}

interface SequencePlan {
  readonly sequences: readonly PlannedSequence[]
  readonly moreCount: number
}

/** The atom's value is undefined if the backend has no forecasts (SEQ-89). */
function planAtomOf(sequencesAtom: SequencesAtom): Atom<ReportQuery<SequencePlan> | undefined> {
  const forecastAtoms = new Map<number, ReturnType<typeof forecastQueryAtom>>()
  const forecastAtomOf = (sequenceId: number) => {
    const known = forecastAtoms.get(sequenceId) ?? forecastQueryAtom(() => ({ body: { sequenceId, days: planDays } }))
    forecastAtoms.set(sequenceId, known)
    return known
  }
  return atom((get) => {
    if (get(missingOperationsAtom).has(sequenceForecast)) return undefined
    const { data, error, refetch } = get(sequencesAtom)
    const { _embedded: embedded } = data ?? {}
    const running = embedded?.sequences.filter(({ status }) => status === 'active')
    const shown = running
      ?.slice(0, shownSequences)
      .map(({ id, name }) => ({ id, name, query: get(forecastAtomOf(id)) }))
    const failed = shown?.find(({ query }) => query.error)?.query
    return {
      data:
        failed || !running || !shown
          ? undefined
          : {
              sequences: shown.map(({ id, name, query }) => ({ id, name, forecast: query.data })),
              moreCount: running.length - shown.length,
            },
      error: error ?? failed?.error ?? null,
      refetch: () => (failed ?? { refetch }).refetch(),
    }
  })
}
