/** What instructions ask for, and the words that follow it; `{…}` is filled in (see `compose.ts`). */
const wishes: readonly (readonly [asked: RegExp, isThere: RegExp, words: string])[] = [
  [/\b(pric|cost|budget)/i, /pric|cost/i, '{price}'],
  [/\b(proof|example|reference|case stud|result)/i, /\{proof\}|\{Proof\}/, '{Proof} {proofResult}.'],
  [/\b(trial|pilot|first step|without risk)/i, /\{firstStep\}/, 'A good beginning would be {firstStep}.'],
  [/\b(website|link to|page|deck)/i, /\{website\}/, 'You will find more on {website}.'],
  [/\b(call|meeting|appointment|book)/i, /\{slotA\}|\{bookingLink\}/, 'Shall we talk for twenty minutes? I could do {slotA} or {slotB}.'],
  [/\bquestion\b(?<!no further question)/i, /\?/, 'How do you handle this at {company} today?'],
]

const brevity = /\b(short|brief|concise|under \w+ words|one sentence)/i
const told = /^(?:please\s+)?(?:tell (?:them|him|her|the lead)|say|mention|write|add)(?:\s+that)?\s+/i

/** A wording that does what instructions ask for, as far as they are understood. Not yet filled in. */
export function obey(wording: string, prompts: readonly string[]): string {
  const prompt = prompts.join(' ')
  const brief = brevity.test(prompt) ? firstSentences(wording, 2) : wording
  const wanted = wishes.filter(([asked, isThere]) => asked.test(prompt) && !isThere.test(brief)).map(([, , words]) => words)
  return [brief, ...wanted].join(' ')
}

/** What an instruction wants to be said, as a sentence of its own; undefined where it only says how. */
export function toldSentence(prompt: string): string | undefined {
  const text = prompt.trim()
  const said = text.replace(told, '')
  if (said === text || said === '') return undefined
  return `${said.slice(0, 1).toUpperCase()}${said.slice(1)}${/[.!?]$/.test(said) ? '' : '.'}`
}

const firstSentences = (text: string, count: number): string =>
  text
    .split(/(?<=[.!?])\s+/)
    .slice(0, count)
    .join(' ')
