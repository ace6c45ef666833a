/** Plain text, or a web address. */
export interface TextPart {
  readonly text: string
  readonly href?: string | undefined
  /** Position of the text in the message. */
  readonly start: number
}

const address = /\bhttps?:\/\/[^\s<>"']+/g
/** Punctuation after an address. */
const trailing = /[.,;:!?)\]}]+$/

/** Splits a message at its web addresses. A final ')' belongs to the address if the address contains a '('. */
export function textParts(text: string): readonly TextPart[] {
  if (!text.includes('://')) return [{ text, start: 0 }]
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: matched, index } of text.matchAll(address)) {
    const marks = trailing.exec(matched)?.[0] ?? ''
    const isBalanced = marks.startsWith(')') && matched.slice(0, -marks.length).includes('(')
    const href = matched.slice(0, matched.length - marks.length + (isBalanced ? 1 : 0))
    if (index > end) parts.push({ text: text.slice(end, index), start: end })
    parts.push({ text: href, href, start: index })
    end = index + href.length
  }
  if (end < text.length) parts.push({ text: text.slice(end), start: end })
  return parts
}
