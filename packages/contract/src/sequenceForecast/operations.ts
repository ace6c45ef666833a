import { operation, refusals } from '../core/operation.ts'
import {
  SequenceForecast,
  SequenceForecastRequest,
  SequenceProgress,
  SequenceQueue,
  SequenceQueueRequest,
} from './schema.ts'

/**
 * POST, because a draft is too long for a URL. An unknown id gives 422, because 404 would mean that the server does not
 * have the operation.
 */
export const sequenceForecast = operation('POST', '/sequences/forecast', {
  summary: 'The messages that a sequence will send in the next days, also for unsaved changes and for a draft.',
  body: SequenceForecastRequest,
  response: SequenceForecast,
  errors: refusals([400, 401, 422]),
  assumed: 'extra',
  isSafe: true,
})

export const sequenceQueue = operation('POST', '/sequences/{id}/queue', {
  summary: 'The status of recipients of a sequence, and the time of their next step. A reason says why a step waits.',
  body: SequenceQueueRequest,
  response: SequenceQueue,
  errors: refusals([400, 401, 404]),
  assumed: 'extra',
  isSafe: true,
})

export const sequenceProgress = operation('GET', '/sequences/{id}/progress', {
  summary: 'How many recipients of a sequence have received no message, one message, two messages, and so on.',
  response: SequenceProgress,
  errors: refusals([400, 401, 404]),
  assumed: 'extra',
})
