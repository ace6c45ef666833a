import { type SequenceForecast, type SequenceId } from '@tandem/contract'
import { dayText } from '../../../shared/time/dateText.ts'
import { forecastMessages } from './messages.ts'
import { useForecast } from './useForecast.ts'

const { movedEnd: texts } = forecastMessages

const noDraft = {}

/**
 * SEQ-161: a sentence about the day on which the last recipient is contacted. The sentence compares this day before and
 * after the changes of the draft.
 */
export function useMovedEnd(sequenceId: SequenceId, draft: object): string | undefined {
  const { forecast: before } = useForecast(sequenceId, noDraft)
  const { forecast: after } = useForecast(sequenceId, draft)
  if (!before || !after || before.leftCount === 0) return undefined
  const [day, dayBefore] = [endOf(after), endOf(before)]
  return day === dayBefore ? texts.sameDay(day) : texts.done(day, dayBefore)
}

const endOf = ({ allContactedOn, dates }: SequenceForecast): string =>
  allContactedOn === null ? texts.never : dayText(allContactedOn, dates[0] ?? allContactedOn)
