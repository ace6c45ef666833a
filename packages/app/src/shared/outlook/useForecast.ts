import { OutlookDraft, type SequenceForecast } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import * as v from 'valibot'
import { useLastKnown } from '../stats/useLastKnown.ts'
import { forecastQueryAtom } from './api.ts'

/** As many days are asked for as the operation answers. */
const forecastDays = 90
/** Pause in typing after which a draft is asked for. */
const settleMs = 400

/** A draft as text, once it is valid and has not changed for a moment. An invalid one leaves the one before. */
function useSettledDraft(draft: object): string | undefined {
  const { success, output } = v.safeParse(OutlookDraft, draft)
  const text = success ? JSON.stringify(output) : undefined
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    if (text === undefined || text === settled) return undefined
    const timer = setTimeout(() => setSettled(text), settled === undefined ? 0 : settleMs)
    return () => clearTimeout(timer)
  }, [text, settled])
  return settled
}

interface ForecastQuery {
  /** The last answer: it stays while the next draft loads. */
  readonly forecast: SequenceForecast | undefined
  readonly error: Error | null
  readonly refetch: () => unknown
}

/** SEQ-88: the forecast of a sequence with unsaved changes, as they are typed. Without an id the draft is all of it. */
export function useForecast(sequenceId: number | undefined, draft: object): ForecastQuery {
  const settled = useSettledDraft(draft)
  const queryAtom = useMemo(() => {
    if (settled === undefined) return forecastQueryAtom(() => undefined)
    const parsed = v.parse(OutlookDraft, JSON.parse(settled))
    const body = { ...(sequenceId !== undefined && { sequenceId }), draft: parsed, days: forecastDays }
    return forecastQueryAtom(() => ({ body }))
  }, [sequenceId, settled])
  const { data, error, refetch } = useAtomValue(queryAtom)
  return { forecast: useLastKnown(data, sequenceId), error, refetch }
}
