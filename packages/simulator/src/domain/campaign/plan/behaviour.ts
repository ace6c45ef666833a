import { type Random } from '../../../core/random.ts'
import { type CallOutcome, type LeadBehaviour, type Persona } from '../../rows/leadBehaviour.ts'

const acceptanceRate = 0.32

const personas: readonly (readonly [Persona, number])[] = [
  ['silence', 23],
  ['interested', 24],
  ['infoRequest', 14],
  ['objection', 13],
  ['neutral', 6],
  ['notInterested', 4],
  ['notNow', 3],
  ['unqualified', 1],
  ['stopCampaign', 1],
]

const callOutcomes: readonly (readonly [CallOutcome, number])[] = [
  ['made', 40],
  ['no_show', 9],
  ['suggested', 20],
  ['got_email', 15],
  ['got_phone', 7],
  ['none', 9],
]

/** Chance that somebody of this kind is asked for a call at all. */
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

/** Which message of a sequence is answered first, and how often. */
const answeredMessages: readonly (readonly [number, number])[] = [
  [0, 2],
  [1, 5],
  [2, 3],
  [3, 2],
]

/** Share of the people who are written to that gets a message of the sequence: they have accepted, and not answered one before. */
export function shareReached(message: number, isRequest: boolean): number {
  const silent = sumOf(personas.filter(([persona]) => persona === 'silence')) / sumOf(personas)
  const patient = sumOf(answeredMessages.filter(([answered]) => answered >= message)) / sumOf(answeredMessages)
  return (isRequest ? acceptanceRate : 1) * (silent + (1 - silent) * patient)
}

const sumOf = (parts: readonly (readonly [unknown, number])[]): number =>
  parts.reduce((sum, [, weight]) => sum + weight, 0)

const silentBehaviour: LeadBehaviour = {
  acceptsAfterHours: null,
  persona: 'silence',
  answersMessage: 0,
  paceHours: 0,
  questions: 0,
  pauses: 0,
  isAway: false,
  call: 'none',
}

/** The behaviour of whoever will never accept. Shared, as most recipients have it. */
export const neverAccepts = Object.freeze(silentBehaviour)

/** Draws what somebody will do; `isKnown` is somebody already connected, who needs not accept anything. */
export function drawBehaviour(random: Random, isKnown: boolean = false): LeadBehaviour {
  if (!isKnown && !random.chance(acceptanceRate)) return neverAccepts
  return drawAcceptedBehaviour(random)
}

/** What somebody will do who accepts. */
export function drawAcceptedBehaviour(random: Random): LeadBehaviour {
  const persona = random.weighted(personas)
  return {
    acceptsAfterHours: acceptance(random),
    persona,
    answersMessage: random.weighted(answeredMessages),
    paceHours: Math.round(10 * (0.3 + 10 * random.next() ** 2)) / 10,
    questions: random.integer(4, 7),
    pauses: random.weighted([
      [0, 4],
      [1, 4],
      [2, 2],
    ]),
    isAway: random.chance(0.04),
    call: random.chance(callChance[persona]) ? random.weighted(callOutcomes) : 'none',
  }
}

/** Many accept on the same day, some after weeks. */
function acceptance(random: Random): number {
  return Math.round(10 * (0.4 + 220 * random.next() ** 4)) / 10
}
