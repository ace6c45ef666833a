import { type ChartData } from '@tandem/components'
import { type SequenceForecast } from '@tandem/contract'
import { dayText } from '../../../shared/time/dateText.ts'
import { forecastPanelMessages as texts } from './forecastPanelMessages.ts'

/** Minimum number of days in the chart. */
const shownDays = 30
/** Number of days in the chart after the first contact of the last recipient. */
const daysBehind = 3

const sumOf = (forecast: SequenceForecast, field: 'requests' | 'messages' | 'expectedMessages'): readonly number[] =>
  forecast.dates.map((_, day) => forecast.profiles.reduce((sum, profile) => sum + (profile[field][day] ?? 0), 0))

/** Certain and expected messages by day, rounded. Expected messages depend on replies. */
const messagesOf = (forecast: SequenceForecast): readonly number[] => {
  const expected = sumOf(forecast, 'expectedMessages')
  return sumOf(forecast, 'messages').map((sure, day) => Math.round(sure + (expected[day] ?? 0)))
}

interface PlannedCounts {
  readonly requests: number
  readonly messages: number
}

export function plannedCounts(forecast: SequenceForecast): PlannedCounts {
  const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)
  return { requests: total(sumOf(forecast, 'requests')), messages: total(messagesOf(forecast)) }
}

export function forecastChart(forecast: SequenceForecast): ChartData {
  const { dates, allContactedOn } = forecast
  const last = allContactedOn === null ? -1 : dates.indexOf(allContactedOn)
  const count = Math.min(dates.length, Math.max(shownDays, last + 1 + daysBehind))
  const requests = sumOf(forecast, 'requests')
  const messages = messagesOf(forecast)
  const messageBars = { id: 'messages', label: texts.messages, kind: 'bar', values: messages.slice(0, count) } as const
  const requestBars = { id: 'requests', label: texts.requests, kind: 'bar', values: requests.slice(0, count) } as const
  return {
    dates: dates.slice(0, count),
    series: requests.some((number) => number > 0) ? [requestBars, messageBars] : [messageBars],
    marks: allContactedOn === null ? [] : [{ date: allContactedOn, label: texts.lastRecipient }],
  }
}

/** Describes the next day with requests, or the next day with messages if no requests are planned. */
function nextText(forecast: SequenceForecast): string | undefined {
  const { dates, profiles } = forecast
  const [requests, messages] = [sumOf(forecast, 'requests'), messagesOf(forecast)]
  const counted = requests.some((number) => number > 0) ? requests : messages
  const day = counted.findIndex((number) => number > 0)
  const [today, date] = [dates[0], dates[day]]
  if (today === undefined || date === undefined) return undefined
  const sure = sumOf(forecast, 'messages')[day] ?? 0
  const sent = texts.sent(requests[day] ?? 0, sure, (messages[day] ?? 0) - sure)
  const senders = profiles.filter((profile) => {
    const expected = (profile.messages[day] ?? 0) + (profile.expectedMessages[day] ?? 0)
    return Math.round((profile.requests[day] ?? 0) + expected) > 0
  })
  // Counts at least one profile, because the share of each profile can round to 0.
  return texts.next(sent, day === 0 ? texts.today : texts.on(dayText(date, today)), Math.max(1, senders.length))
}

function doneText({ dates, leftCount, firstContact, allContactedOn }: SequenceForecast): string | undefined {
  if (leftCount === 0) return undefined
  if (allContactedOn !== null) return dayText(allContactedOn, dates[0] ?? allContactedOn)
  return firstContact === null ? undefined : texts.notDone
}

interface ForecastFact {
  readonly label: string
  readonly value: string
}

/** SEQ-88: `isTrial` is true if the sequence is not launched. */
export function forecastFacts(forecast: SequenceForecast, isTrial: boolean): readonly ForecastFact[] {
  const next = { label: isTrial ? texts.ifLaunched : texts.nextUp, value: nextText(forecast) ?? texts.nothing }
  const done = doneText(forecast)
  return done === undefined ? [next] : [next, { label: texts.doneBy, value: done }]
}
