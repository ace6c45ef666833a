/** How a lead reacts to the campaign. */
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
 * How the talk about a call ends: no call is proposed, the proposal stays unanswered, the lead gives contact data, the
 * call takes place, the lead misses it.
 */
export type CallOutcome = 'none' | 'suggested' | 'got_email' | 'got_phone' | 'made' | 'no_show'

/**
 * How a lead behaves when a sequence writes to them. It is drawn once, before the first message; their whole script
 * follows from it and the seed.
 */
export interface LeadBehaviour {
  /** Hours from the connection request to its acceptance; null: never accepted. */
  readonly acceptsAfterHours: number | null
  readonly persona: Persona
  /** Index of the sequence's message that they answer first; 0 is the connection request. */
  readonly answersMessage: number
  /** Typical hours until they answer. */
  readonly paceHours: number
  /** Number of questions before a call is proposed. */
  readonly questions: number
  /** How often they stop answering and need a reminder. */
  readonly pauses: number
  readonly isAway: boolean
  readonly call: CallOutcome
}
