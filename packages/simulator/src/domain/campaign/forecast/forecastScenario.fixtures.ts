import {
  type ForecastDraft,
  SequenceForecast,
  SequenceProgress,
  SequenceQueue,
  SequenceSummary,
} from '@tandem/contract'
import * as v from 'valibot'
import { type Snapshot } from '../../../core/snapshot.ts'
import { createSimulator, type Simulator } from '../../../index.ts'
import { testNow } from '../../../seed/smallWorkspace.fixtures.ts'
import { rowsOf } from '../../../workspaceInvariants.fixtures.ts'

export function forecastScenario(scenario: string, seed: number = 1) {
  const simulator: Simulator = createSimulator({
    scenario,
    seed,
    now: testNow,
    isFrozen: true,
    sessionMode: 'shared',
  })
  const call = async (method: string, path: string, body?: object) => {
    const init = { method, headers: { 'content-type': 'application/json' } }
    const request = new Request(`http://x/api/v2${path}`, body ? { ...init, body: JSON.stringify(body) } : init)
    const response = await simulator.fetch(request)
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') ?? false
    const answer: unknown = isJson ? JSON.parse(text) : undefined
    return { status: response.status, answer }
  }
  const forecast = async (sequenceId: number | undefined, days: number = 30, draft: ForecastDraft = {}) =>
    v.parse(SequenceForecast, (await call('POST', '/sequences/forecast', { sequenceId, days, draft })).answer)
  const queue = async (id: number, recipientIds: readonly number[]) => {
    const rows: SequenceQueue['recipients'] = []
    for (let from = 0; from < recipientIds.length; from += 100) {
      const body = { recipientIds: recipientIds.slice(from, from + 100) }
      rows.push(...v.parse(SequenceQueue, (await call('POST', `/sequences/${id}/queue`, body)).answer).recipients)
    }
    return rows
  }
  const progress = async (id: number) =>
    v.parse(SequenceProgress, (await call('GET', `/sequences/${id}/progress`)).answer)
  const sequence = async (id: number) => v.parse(SequenceSummary, (await call('GET', `/sequences/${id}`)).answer)
  return { simulator, call, forecast, queue, progress, sequence }
}

export const sequenceIds = (snapshot: Snapshot): readonly number[] => rowsOf(snapshot, 'sequences').map(({ id }) => id)

/** The ids of the recipients of a sequence, in the order of their first contacts. */
export const recipientIdsOf = (snapshot: Snapshot, sequenceId: number): readonly number[] =>
  rowsOf(snapshot, 'enrolments')
    .filter((row) => row.sequenceId === sequenceId && row.dateRemoved === null)
    .toSorted((one, other) => one.id - other.id)
    .map(({ recipientId }) => recipientId)

export const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

export const ofAll = (
  { dates, profiles }: SequenceForecast,
  field: 'requests' | 'messages' | 'expectedMessages',
): number[] => dates.map((_, day) => total(profiles.map((profile) => profile[field][day] ?? 0)))
