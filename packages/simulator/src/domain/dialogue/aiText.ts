import { type Line } from './line.ts'
import { booking } from './booking.ts'
import { fill, type Values, wordingOf } from './compose.ts'

/** Words that instructions can ask for. `fill` replaces `{…}`. */
interface Addition {
  readonly asked: RegExp
  /** Matches a text that needs no addition. */
  readonly present: RegExp
  readonly words: string
}

const additions: readonly Addition[] = [
  { asked: /\b(pric|cost|budget)/i, present: /\{price\}/i, words: '{price}' },
  { asked: /\b(proof|example|reference|case stud|result)/i, present: /\{proof\}/i, words: '{Proof} {proofResult}.' },
  {
    asked: /\b(trial|pilot|first step|without risk)/i,
    present: /\{firstStep\}/i,
    words: 'A good beginning would be {firstStep}.',
  },
  { asked: /\b(website|link to|page|deck)\b/i, present: /\{website\}/i, words: 'You will find more on {website}.' },
  {
    asked: /\b(call|meeting|appointment|book)/i,
    present: /\{slotA\}|\{bookingLink\}/i,
    words: 'Shall we talk for twenty minutes? I could do {slotA} or {slotB}.',
  },
  {
    asked: /\b(better time|another time|talk again|come back)\b/i,
    present: /\bwhen\b/i,
    words: 'When would be a better time for you?',
  },
  {
    asked: /\b(ask|end with)\b[^.;]*\bquestion|\bquestion about their\b/i,
    present: /\?/,
    words: 'How do you handle this at {company} today?',
  },
]

const brevity = /\b(short|brief|concise|under \w+ words|one sentence)/i
/** Matches a sentence that forbids something. Such a sentence contains no instructions to follow. */
const refusal = /^(?:do not|don't|never|avoid|no)\b/i
/** Matches the start of a command to say a sentence: 'Please say that …', 'Tell them we …'. */
const sayCommand =
  /^(?:please\s+)?(?:(?:say|mention|add|write|tell (?:them|him|her|the lead))(?:\s+that|:)\s+|tell (?:them|him|her|the lead)\s+(?=(?:we|you|it|our|there|i)\b))/i
/** Matches a second command in a sentence, such as 'and ask about Monday', or the punctuation at the end. */
const nextCommand =
  /,?\s+(?:and|then|but)\s+(?:ask|offer|suggest|give|name|link|mention|end|invite|tell|propose|answer|keep)\b.*$|\s*[.!?]*$/is

interface Instructions {
  readonly additions: readonly Addition[]
  readonly isBrief: boolean
  /** Sentences to say word for word ('Say that …'). */
  readonly sentences: readonly string[]
}

function readInstructions(prompts: readonly string[]): Instructions {
  const commands = prompts
    .flatMap((prompt) => prompt.split(/(?<=[.!?])\s+|\n+/))
    .filter((command) => !refusal.test(command.trim()))
  // In 'Say that we ship, and ask about Monday', only the part 'and ask about Monday' can contain other instructions.
  const others = commands
    .map((command) => (sentenceOf(command) ? (nextCommand.exec(command.trim())?.[0] ?? '') : command))
    .join(' ')
  return {
    additions: additions.filter(({ asked }) => asked.test(others)),
    isBrief: brevity.test(others),
    sentences: commands.flatMap((command) => sentenceOf(command) ?? []),
  }
}

/** Shortens a wording and adds words, if the instructions demand it. Adds only words for which `isWanted` is true. */
function followInstructions(wording: string, instructions: Instructions, isWanted: (words: string) => boolean): string {
  const brief = instructions.isBrief ? firstSentences(wording, 2) : wording
  const added = instructions.additions.filter(({ present, words }) => !present.test(brief) && isWanted(words))
  return [brief, ...added.map(({ words }) => words)].join(' ')
}

/** The sentence to say in a command such as 'Say that …'. */
function sentenceOf(command: string): string | undefined {
  const text = command.trim()
  if (!sayCommand.test(text)) return undefined
  const said = text.replace(sayCommand, '')
  const end = /[!?]$/.exec(said)?.[0] ?? '.'
  const sentence = said.replace(nextCommand, '')
  return sentence === '' ? undefined : `${sentence.slice(0, 1).toUpperCase()}${sentence.slice(1)}${end}`
}

const firstSentences = (text: string, count: number): string =>
  text
    .split(/(?<=[.!?])\s+/)
    .slice(0, count)
    .join(' ')

/** The instructions for one round. */
interface Round {
  readonly prompts: readonly string[]
}

/**
 * A wording of the line, changed by the instructions of a round. The same arguments give the same text.
 * @param variant a whole number that selects the wording
 * @param isSaid returns true if the thread contains the given beginning of a text
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
  // A round after the end of `rounds` follows the last instructions again, but does not add words that the thread
  // already contains.
  const isNew = (words: string) => round < rounds.length || !isSaid(fill(words, values).slice(0, beginningLength))
  // Lines about a sales call get no added words. With `answerNow`, a tester can make a lead write. The replies to such
  // a message have a `mood`, and get no added words either.
  const isAboutCall = Object.hasOwn(booking, line.say) || 'mood' in line
  const isWanted = isAboutCall ? () => false : isNew
  return [fill(followInstructions(wording, instructions, isWanted), values), ...instructions.sentences].join(' ')
}

/**
 * In characters. Only the beginning of a text is compared with the thread. The rest can differ, because each proposal
 * of a call contains other days.
 */
const beginningLength = 30

function promptHash(rounds: readonly Round[]): number {
  let hash = 0
  for (const letter of rounds.flatMap(({ prompts }) => prompts).join(''))
    hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
  return hash
}
