/** A variable that can stand in a message. */
export interface ComposerVariable {
  /** As the message carries it: `first_name` is written '%first_name%'. */
  readonly name: string
  /** As people read it: 'First name'. */
  readonly label: string
}

/** A piece of what is typed: plain text, or a variable's token. */
export interface TokenPart {
  readonly text: string
  readonly start: number
  readonly isToken: boolean
}

const token = /%([\p{L}_][\p{L}\p{N}_.-]*)%/gu

/** The token that stands for a variable: '%first_name%'. */
export function tokenOf({ name }: Pick<ComposerVariable, 'name'>): string {
  return `%${name}%`
}

/** What is typed in pieces. Only the known variables are tokens: '50% of 20%' is plain text. */
export function tokenParts(text: string, variables: readonly ComposerVariable[]): readonly TokenPart[] {
  if (variables.length === 0 || !text.includes('%')) return [{ text, start: 0, isToken: false }]
  const names = new Set(variables.map(({ name }) => name))
  const parts: TokenPart[] = []
  let end = 0
  for (const { 0: matched, 1: name = '', index } of text.matchAll(token)) {
    if (!names.has(name)) continue
    if (index > end) parts.push({ text: text.slice(end, index), start: end, isToken: false })
    parts.push({ text: matched, start: index, isToken: true })
    end = index + matched.length
  }
  if (end < text.length || parts.length === 0) parts.push({ text: text.slice(end), start: end, isToken: false })
  return parts
}

/** The token that a deletion at the caret would break, so that it can be taken as a whole. */
export function tokenAtCaret(
  text: string,
  variables: readonly ComposerVariable[],
  caret: number,
  direction: 'backward' | 'forward',
): { readonly start: number; readonly end: number } | undefined {
  const touched = direction === 'backward' ? caret - 1 : caret
  const part = tokenParts(text, variables).find(
    ({ start, text: piece, isToken }) => isToken && touched >= start && touched < start + piece.length,
  )
  return part && { start: part.start, end: part.start + part.text.length }
}
