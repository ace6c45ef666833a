/** What instructions ask to bring in, and the words for it; `{…}` is filled in (see `compose.ts`). */
interface Wish {
  readonly asked: RegExp
  readonly isThere: RegExp
  readonly words: string
}

const wishes: readonly Wish[] = [
  { asked: /\b(pric|cost|budget)/i, isThere: /\{price\}/i, words: '{price}' },
  { asked: /\b(proof|example|reference|case stud|result)/i, isThere: /\{proof\}/i, words: '{Proof} {proofResult}.' },
  {
    asked: /\b(trial|pilot|first step|without risk)/i,
    isThere: /\{firstStep\}/i,
    words: 'A good beginning would be {firstStep}.',
  },
  { asked: /\b(website|link to|page|deck)\b/i, isThere: /\{website\}/i, words: 'You will find more on {website}.' },
  {
    asked: /\b(call|meeting|appointment|book)/i,
    isThere: /\{slotA\}|\{bookingLink\}/i,
    words: 'Shall we talk for twenty minutes? I could do {slotA} or {slotB}.',
  },
  {
    asked: /\b(better time|another time|talk again|come back)\b/i,
    isThere: /\bwhen\b/i,
    words: 'When would be a better time for you?',
  },
  {
    asked: /\b(ask|end with)\b[^.;]*\bquestion|\bquestion about their\b/i,
    isThere: /\?/,
    words: 'How do you handle this at {company} today?',
  },
]

const brevity = /\b(short|brief|concise|under \w+ words|one sentence)/i
const refusal = /^(?:do not|don't|never|avoid|no)\b/i
const told =
  /^(?:please\s+)?(?:(?:say|mention|add|write|tell (?:them|him|her|the lead))(?:\s+that|:)\s+|tell (?:them|him|her|the lead)\s+(?=(?:we|you|it|our|there|i)\b))/i
const furtherOrder =
  /,?\s+(?:and|then|but)\s+(?:ask|offer|suggest|give|name|link|mention|end|invite|tell|propose|answer|keep)\b.*$|\s*[.!?]*$/is

/** Instructions as far as they are understood. */
export interface Instructions {
  readonly wishes: readonly Wish[]
  readonly isBrief: boolean
  /** Sentences that are to be said in so many words ('Say that …'). */
  readonly told: readonly string[]
}

const known = new WeakMap<readonly string[], Instructions>()

/** Reads instructions; campaigns ask for the same ones again and again. */
export function instructionsOf(prompts: readonly string[]): Instructions {
  let instructions = known.get(prompts)
  if (!instructions) known.set(prompts, (instructions = read(prompts)))
  return instructions
}

function read(prompts: readonly string[]): Instructions {
  const orders = prompts
    .flatMap((prompt) => prompt.split(/(?<=[.!?])\s+|\n+/))
    .filter((order) => !refusal.test(order.trim()))
  const said = orders.flatMap((order) => toldSentence(order) ?? [])
  // What is said word for word is not brought in a second time.
  const asking = orders
    .map((order) => (toldSentence(order) ? (furtherOrder.exec(order.trim())?.[0] ?? '') : order))
    .join(' ')
  return { wishes: wishes.filter(({ asked }) => asked.test(asking)), isBrief: brevity.test(asking), told: said }
}

/** A wording that does what instructions ask for. `bringsIn` says which of the words for it are wanted here. Not yet filled in. */
export function followInstructions(
  wording: string,
  instructions: Instructions,
  bringsIn: (words: string) => boolean,
): string {
  const brief = instructions.isBrief ? firstSentences(wording, 2) : wording
  const wanted = instructions.wishes.filter(({ isThere, words }) => !isThere.test(brief) && bringsIn(words))
  return [brief, ...wanted.map(({ words }) => words)].join(' ')
}

/** What an instruction wants to be said, as a sentence of its own; undefined where it only says how. */
function toldSentence(order: string): string | undefined {
  const text = order.trim()
  if (!told.test(text)) return undefined
  const said = text.replace(told, '')
  const end = /[!?]$/.exec(said)?.[0] ?? '.'
  const sentence = said.replace(furtherOrder, '')
  return sentence === '' ? undefined : `${sentence.slice(0, 1).toUpperCase()}${sentence.slice(1)}${end}`
}

const firstSentences = (text: string, count: number): string =>
  text
    .split(/(?<=[.!?])\s+/)
    .slice(0, count)
    .join(' ')
