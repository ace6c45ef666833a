import { type MessageCategory } from '@tandem/contract'

/** The kinds of reply that the presenter can request. */
export const moods = [
  'interested',
  'info_request',
  'objection',
  'neutral',
  'not_now',
  'not_interested',
  'unqualified',
  'stop_campaign',
] as const satisfies readonly MessageCategory[]
export type Mood = (typeof moods)[number]
