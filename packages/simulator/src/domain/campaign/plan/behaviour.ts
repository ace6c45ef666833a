import { type Random } from '../../../core/random.ts'
import { type CallOutcome, type LeadBehaviour, type Persona } from '../../rows/leadBehaviour.ts'

const acceptanceRate = 0.32

const personas: Readonly<Record<Persona, number>> = {
  silence: 23,
  interested: 24,
  infoRequest: 14,
  objection: 13,
  neutral: 6,
  notInterested: 4,
  notNow: 3,
  unqualified: 1,
  stopCampaign: 1,
}

const callOutcomes: Readonly<Record<CallOutcome, number>> = {
  made: 40,
  no_show: 9,
  suggested: 20,
  got_email: 15,
  got_phone: 7,
  none: 9,
}

/** The probability (0 to 1) that a lead gets an outcome from `callOutcomes`. Otherwise the outcome is 'none'. */
const callChance: Readonly<Record<Persona, number>> = {
  interested: 1,
  infoRequest: 0.95,
  objection: 0.6,
  neutral: 0.5,
  notInterested: 0,
  notNow: 0,
  unqualified: 0,
  stopCampaign: 0,
  silence: 0,
}

/** A lead's first reply is to one of the first four messages. These are the weights for the random choice. */
const answeredMessages = [2, 5, 3, 2]

/** Most recipients share this object. */
export const neverAccepts: LeadBehaviour = Object.freeze({
  acceptsAfterHours: null,
  persona: 'silence',
  answersMessage: 0,
  paceHours: 0,
  questions: 0,
  pauses: 0,
  isAway: false,
  call: 'none',
})

/** `isConnected`: the lead needs no request. */
export function drawBehaviour(random: Random, isConnected: boolean = false): LeadBehaviour {
  if (!isConnected && !random.chance(acceptanceRate)) return neverAccepts
  return drawAcceptedBehaviour(random)
}

/** The behaviour of a lead who accepts the request. */
export function drawAcceptedBehaviour(random: Random): LeadBehaviour {
  const persona = random.weighted(personas)
  return {
    acceptsAfterHours: acceptance(random),
    persona,
    answersMessage: random.weightedIndex(answeredMessages),
    paceHours: Math.round(10 * (0.3 + 10 * random.next() ** 2)) / 10,
    questions: random.integer(4, 7),
    pauses: random.weightedIndex([4, 4, 2]),
    isAway: random.chance(0.04),
    call: random.chance(callChance[persona]) ? random.weighted(callOutcomes) : 'none',
  }
}

/** Hours until a request is accepted: mostly less than 24, at most about 220. */
function acceptance(random: Random): number {
  return Math.round(10 * (0.4 + 220 * random.next() ** 4)) / 10
}
