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
 * The result of the conversation about a call: no call is proposed, the proposal is not answered, the lead gives
 * contact data, the call takes place, or the lead misses it.
 */
export type CallOutcome = 'none' | 'suggested' | 'got_email' | 'got_phone' | 'made' | 'no_show'

/**
 * The behaviour of a lead towards a sequence. It is chosen at random, once, before the first message. Together with the
 * seed it determines the whole conversation.
 */
export interface LeadBehaviour {
  /** Hours from the connection request to its acceptance. Null: never accepted. */
  readonly acceptsAfterHours: number | null
  readonly persona: Persona
  /** Index of the message that the lead answers first. 0 is the connection request. */
  readonly answersMessage: number
  /** Number of hours in which the lead usually answers. */
  readonly paceHours: number
  /** Number of questions before a call is proposed. */
  readonly questions: number
  /** Number of times that the lead does not answer until a reminder. */
  readonly pauses: number
  readonly isAway: boolean
  readonly call: CallOutcome
}

/** The state of a conversation's call: not proposed, proposed, booked, or over. */
export type ReplyStage = 'talking' | 'proposed' | 'booked' | 'held'

/** The moods in which a lead can reply on demand. */
export type ReplyMood = Exclude<MessageCategory, 'not_categorized'>
