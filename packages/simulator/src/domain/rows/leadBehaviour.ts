/** What a lead turns out to be. */
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

/** How far the talk about a call goes: none is proposed, it stays a proposal, contact data instead of a time, held, missed. */
export type CallOutcome = 'none' | 'suggested' | 'got_email' | 'got_phone' | 'made' | 'no_show'

/**
 * How a lead behaves when a sequence writes to them. It is drawn once, before the first message; their whole script
 * follows from it and the seed.
 */
export interface LeadBehaviour {
  /** Hours from the connection request until it is accepted; null: never. */
  readonly acceptsAfterHours: number | null
  readonly persona: Persona
  /** Number of the sequence's message (0 is the connection request) that they answer first. */
  readonly answersMessage: number
  /** Typical hours until they answer. */
  readonly paceHours: number
  /** Questions that they ask before a call is spoken of. */
  readonly questions: number
  /** How often they go quiet and need a reminder. */
  readonly pauses: number
  readonly isAway: boolean
  readonly call: CallOutcome
}
