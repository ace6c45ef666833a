import { type Line } from './line.ts'
import { booking } from './booking.ts'
import { fill, type Values, wordingOf } from './compose.ts'
import { followInstructions, readInstructions } from './instructions.ts'

/** The instructions for one round of a sequence's answers, follow-ups or re-engagements. */
interface Round {
  readonly prompts: readonly string[]
}

/**
 * The text that the AI writes in campaigns, previews and answers on demand: one wording of a line, changed by the
 * instructions of the round. The same instructions give the same text. After the last round, the last round's
 * instructions still apply, but words that they only ask for (a price, a question) are left out if the thread already
 * contains them. Sentences to say word for word are always added.
 * @param isSaid true if the thread contains a sentence with this beginning
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
  // Instructions do not change texts about a call.
  const isAboutCall = Object.hasOwn(booking, line.say) || 'mood' in line
  const isWanted = isAboutCall ? () => false : isNew
  return [fill(followInstructions(wording, instructions, isWanted), values), ...instructions.sentences].join(' ')
}

/** Texts with the same first letters count as equal, so that two proposals of a call on different days are equal. */
const beginningLength = 30

/** A number that is the same for the same instructions. */
function promptHash(rounds: readonly Round[]): number {
  let hash = 0
  for (const letter of rounds.flatMap(({ prompts }) => prompts).join(''))
    hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
  return hash
}
