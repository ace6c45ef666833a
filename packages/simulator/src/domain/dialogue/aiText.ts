import { type Line } from '../campaign/script.ts'
import { booking } from './booking.ts'
import { fill, type Values, wordingOf } from './compose.ts'
import { instructionsOf, obey } from './obey.ts'

/** One round of instructions, as sequences have them for answers, follow-ups and re-engagements. */
interface Round {
  readonly prompts: readonly string[]
}

/**
 * What the AI writes: a line in its own words, as the instructions of the round ask for it. One for what campaigns send, for previews, and for the
 * answers that somebody asks for. The same instructions give the same words, others give others. After the last round its manner stays: how long an
 * answer is, and what it is to say; what it is to bring in once is not brought in again and again.
 */
export function aiText(line: Line, values: Values, variant: number, rounds: readonly Round[], round: number): string {
  const { prompts } = rounds[Math.min(round, rounds.length - 1)] ?? noRound
  const instructions = instructionsOf(prompts)
  const wording = wordingOf(line, variant + weightOf(rounds))
  const bringsIn = round < rounds.length && !Object.hasOwn(booking, line.say)
  return [fill(obey(wording, instructions, bringsIn), values), ...instructions.told].join(' ')
}

const noRound: Round = { prompts: [] }
const weights = new WeakMap<readonly Round[], number>()

/** A number that changes with the instructions. */
function weightOf(rounds: readonly Round[]): number {
  let weight = weights.get(rounds)
  if (weight === undefined) {
    weight = 0
    for (const { prompts } of rounds) {
      for (const prompt of prompts) for (const letter of prompt) weight = (weight * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
    }
    weights.set(rounds, weight)
  }
  return weight
}
