import { type Line } from './line.ts'
import { booking } from './booking.ts'
import { fill, type Values, wordingOf } from './compose.ts'
import { followInstructions, readInstructions } from './instructions.ts'

/** The instructions for one round of a sequence's answers, follow-ups or re-engagements. */
interface Round {
  readonly prompts: readonly string[]
}

/**
 * The text that the AI writes: a wording of the line, changed by the instructions of the round. The same arguments give
 * the same text.
 * A round after the last one uses the last instructions again. Words that these instructions ask for, such as a price
 * or a question, are then left out if the thread already contains them. Sentences to say word for word are always
 * added.
 * @param variant a whole number that selects the wording
 * @param isSaid true if the thread contains this beginning of a text
 */
export function aiText(
  line: Line,
  values: Values,
  variant: number,
  rounds: readonly Round[],
  round: number,
  isSaid: (beginning: string) => boolean = () => false,
): string {
  const { prompts } = rounds[Math.min(round, rounds.length - 1)] ?? { prompts: [] }
  const instructions = readInstructions(prompts)
  const wording = wordingOf(line, variant + promptHash(rounds))
  const isNew = (words: string) => round < rounds.length || !isSaid(fill(words, values).slice(0, beginningLength))
  // Texts about a call and answers to replies on demand get no added words.
  const isAboutCall = Object.hasOwn(booking, line.say) || 'mood' in line
  const isWanted = isAboutCall ? () => false : isNew
  return [fill(followInstructions(wording, instructions, isWanted), values), ...instructions.sentences].join(' ')
}

/** Number of compared letters. Only the beginning is compared, because proposals of a call contain different days. */
const beginningLength = 30

/** A number that is the same for the same instructions. */
function promptHash(rounds: readonly Round[]): number {
  let hash = 0
  for (const letter of rounds.flatMap(({ prompts }) => prompts).join(''))
    hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
  return hash
}
