import { type MessageCategory } from '@tandem/contract'

export type Persona =
  | 'interested'
  | 'infoRequest'
  | 'objection'
  | 'notInterested'
  | 'neutral'
  | 'notNow'
  | 'unqualified'
  | 'stopCampaign'
  | 'silence'

/** The result of the conversation about a call. `suggested`: the lead does not accept the proposal. */
export type CallOutcome = 'none' | 'suggested' | 'got_email' | 'got_phone' | 'made' | 'no_show'

/** The behaviour of a lead. It is chosen at random when a profile first contacts the lead. */
export interface LeadBehaviour {
  /** Null: the lead never accepts the connection request. */
  readonly acceptsAfterHours: number | null
  readonly persona: Persona
  /** Index of the first message that the lead answers. */
  readonly answersMessage: number
  /** Typical time until the lead answers. */
  readonly paceHours: number
  /** Maximum number of the lead's questions. */
  readonly questions: number
  /** The number of questions that the lead asks only after a pause. A follow-up ends each pause. */
  readonly pauses: number
  readonly isAway: boolean
  readonly call: CallOutcome
}

/** The state of the call: not proposed, proposed, booked, or over. */
export type ReplyStage = 'talking' | 'proposed' | 'booked' | 'held'

export type ReplyMood = Exclude<MessageCategory, 'not_categorized'>
