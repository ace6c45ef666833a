import { ForecastDraft, type SequenceForecast, type SequenceId } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { useMemo, useState } from 'react'
import * as v from 'valibot'
import { useLastKnown } from '../../../shared/api/useLastKnown.ts'
import { forecastQueryAtom } from './api.ts'

/** The maximum number of days that the operation accepts. */
const forecastDays = 90

/** The draft as text, or the last valid draft while the draft is invalid. */
function useValidDraft(draft: object): string | undefined {
  const { success, output } = v.safeParse(ForecastDraft, draft)
  const [valid, setValid] = useState<string>()
  const text = success ? JSON.stringify(output) : valid
  if (text !== valid) setValid(text)
  return text
}

interface ForecastQuery {
  /** The last response. It stays while the forecast of the next draft loads. */
  readonly forecast: SequenceForecast | undefined
  readonly error: Error | null
  readonly refetch: () => unknown
}

/**
 * SEQ-88: the forecast of a sequence with unsaved changes. Without an id, the draft must be a whole sequence. Each new
 * draft causes a request, so pass a draft that changes only after a pause in typing.
 */
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
