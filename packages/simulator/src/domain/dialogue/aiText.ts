import { type Line } from './line.ts'
import { booking } from './booking.ts'
import { fill, type Values, wordingOf } from './compose.ts'
import { instructionsOf, followInstructions } from './instructions.ts'

/** One round of instructions, as sequences have them for answers, follow-ups and re-engagements. */
interface Round {
  readonly prompts: readonly string[]
}

/**
 * What the AI writes: a line in its own words, as the instructions of the round ask for it. One for what campaigns send, for previews, and for the
 * answers that somebody asks for. The same instructions give the same words, others give others. The last round's stay for all that come after; what
 * they bring in is not brought in again where it `isSaid` in the thread.
 */
export function aiText(
  line: Line,
  values: Values,
  variant: number,
  rounds: readonly Round[],
  round: number,
  isSaid: (beginning: string) => boolean = () => false,
): string {
  const { prompts } = rounds[Math.min(round, rounds.length - 1)] ?? noRound
  const instructions = instructionsOf(prompts)
  const wording = wordingOf(line, variant + weightOf(rounds))
  const isNew = (words: string) => round < rounds.length || !isSaid(fill(words, values).slice(0, tellingLength))
  // Around a call what is said is fixed.
  const bringsIn = Object.hasOwn(booking, line.say) ? () => false : isNew
  return [fill(followInstructions(wording, instructions, bringsIn), values), ...instructions.told].join(' ')
}

/** Letters by which a sentence is known again, whatever days it names. */
const tellingLength = 30

const noRound: Round = { prompts: [] }
const weights = new WeakMap<readonly Round[], number>()

/** A number that changes with the instructions. */
function weightOf(rounds: readonly Round[]): number {
  let weight = weights.get(rounds)
  if (weight === undefined) {
    weight = 0
    for (const { prompts } of rounds) {
      for (const prompt of prompts)
        for (const letter of prompt) weight = (weight * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
    }
    weights.set(rounds, weight)
  }
  return weight
}
