import { ForecastDraft, type SequenceForecast, type SequenceId } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { useMemo, useState } from 'react'
import * as v from 'valibot'
import { useLastKnown } from '../../../shared/api/useLastKnown.ts'
import { forecastQueryAtom } from './api.ts'

/** The operation allows at most this number of days. */
const forecastDays = 90

/** Returns the draft as JSON. While the draft is invalid, returns the last valid draft. */
function useValidDraft(draft: object): string | undefined {
  const { success, output } = v.safeParse(ForecastDraft, draft)
  const [valid, setValid] = useState<string>()
  const text = success ? JSON.stringify(output) : valid
  if (text !== valid) setValid(text)
  return text
}

interface ForecastQuery {
  /** While a new forecast loads, this is the earlier forecast. */
  readonly forecast: SequenceForecast | undefined
  readonly error: Error | null
  readonly refetch: () => unknown
}

/** SEQ-88: each new draft causes a request. Pass a debounced draft. */
export function useForecast(sequenceId: SequenceId | undefined, draft: object): ForecastQuery {
  const text = useValidDraft(draft)
  const queryAtom = useMemo(() => {
    if (text === undefined) return forecastQueryAtom(() => undefined)
    const parsed = v.parse(ForecastDraft, JSON.parse(text))
    const body = { ...(sequenceId !== undefined && { sequenceId }), draft: parsed, days: forecastDays }
    return forecastQueryAtom(() => ({ body }))
  }, [sequenceId, text])
  const { data, error, refetch } = useAtomValue(queryAtom)
  return { forecast: useLastKnown(data, sequenceId), error, refetch }
}
