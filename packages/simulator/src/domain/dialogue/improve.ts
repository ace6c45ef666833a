import { messageOfParts, messageParts } from '@tandem/contract'

const replacements: readonly (readonly [RegExp, string])[] = [
  [/\bpls\b|\bplz\b/gi, 'please'],
  [/\bthx\b/gi, 'thank you'],
  [/\bu\b/g, 'you'],
  [/\bur\b/g, 'your'],
  [/\bi\b/g, 'I'],
  [/\bdont\b/gi, "don't"],
  [/\bcant\b/gi, "can't"],
  [/\basap\b/gi, 'as soon as it suits you'],
  [/\bI want to\b/g, 'I would like to'],
  [/\bcan you\b/g, 'could you'],
  [/\bCan you\b/g, 'Could you'],
  [/\bgive me a call\b/gi, 'have a short call'],
  [/!{2,}/g, '!'],
  [/\?{2,}/g, '?'],
  [/[^\S\n]{2,}/g, ' '],
  [/\s+([,.!?;:])/g, '$1'],
]

/** Corrects spelling, tone and punctuation. A text without mistakes gets a closing sentence. */
export function improvedText(message: string): string {
  const parts = messageParts(message.trim()).map((part) =>
    part.kind === 'text' ? ({ kind: 'text', text: polished(part.text) } as const) : part,
  )
  const better = finished(messageOfParts(parts))
  if (better !== message) return better
  return message.includes('?') ? `${message} I am looking forward to your answer.` : `${message} What do you think?`
}

function polished(text: string): string {
  let better = text
  for (const [found, instead] of replacements) better = better.replaceAll(found, instead)
  // After the end of a sentence, the next letter becomes a capital letter.
  return better.replaceAll(/(?<=[.!?]\s+)\p{Ll}/gu, (letter) => letter.toUpperCase())
}

/** Begins the text with a capital letter. Adds a full stop, except after punctuation, a variable or an emoji. */
function finished(text: string): string {
  const begun = text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
  return /[.!?…)\]%]$|\p{Emoji_Presentation}$/u.test(begun) ? begun : `${begun}.`
}
