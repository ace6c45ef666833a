import { type MessageCategory } from '@tandem/contract'

/** The reaction of a lead to the campaign. */
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

/**
 * The result of the conversation about a call. In this order: no proposal, a proposal that the lead does not accept,
 * the lead's email address, the lead's phone number, a call that takes place, a call that the lead misses.
 */
export type CallOutcome = 'none' | 'suggested' | 'got_email' | 'got_phone' | 'made' | 'no_show'

/** The behaviour of a lead towards a sequence. It is chosen at random at the first contact. */
export interface LeadBehaviour {
  /** Hours from the connection request to its acceptance. Null: never accepted. */
  readonly acceptsAfterHours: number | null
  readonly persona: Persona
  /** Index of the sequence's message that the lead answers first. */
  readonly answersMessage: number
  /** Typical number of hours until the lead answers. */
  readonly paceHours: number
  /** Maximum number of the lead's questions. */
  readonly questions: number
  /** Number of times that the lead answers only after a reminder. */
  readonly pauses: number
  readonly isAway: boolean
  readonly call: CallOutcome
}

/** The state of a conversation's call: not proposed, proposed, booked, or over. */
export type ReplyStage = 'talking' | 'proposed' | 'booked' | 'held'

/** The moods in which a lead can reply on demand. */
export type ReplyMood = Exclude<MessageCategory, 'not_categorized'>
