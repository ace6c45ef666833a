import { operation, refusals } from '../core/operation.ts'
import {
  SequenceForecast,
  SequenceForecastRequest,
  SequenceProgress,
  SequenceQueue,
  SequenceQueueRequest,
} from './schema.ts'

/**
 * A POST, because a draft is too long for an address. It changes nothing, like the queue below. An unknown id gives
 * 422, so that 404 means a backend without this operation.
 */
export const sequenceForecast = operation('POST', '/sequences/forecast', {
  summary: 'What a sequence will send on the next days, also with unsaved changes or before it exists.',
  body: SequenceForecastRequest,
  response: SequenceForecast,
  errors: refusals([400, 401, 422]),
  assumed: 'extra',
  isSafe: true,
})

export const sequenceQueue = operation('POST', '/sequences/{id}/queue', {
  summary: 'The status and the next step of recipients of a sequence, and when or why not.',
  body: SequenceQueueRequest,
  response: SequenceQueue,
  errors: refusals([400, 401, 404]),
  assumed: 'extra',
  isSafe: true,
})

export const sequenceProgress = operation('GET', '/sequences/{id}/progress', {
  summary: 'How many recipients of a sequence have got how many of its messages.',
  response: SequenceProgress,
  errors: refusals([400, 401, 404]),
  assumed: 'extra',
})
