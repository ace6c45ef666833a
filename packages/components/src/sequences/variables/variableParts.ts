/** A variable that messages can contain. */
export interface MessageVariable {
  /** `first_name` is written '%first_name%' in a message. */
  readonly name: string
  /** The label that users see, for example 'First name'. */
  readonly label: string
}

export interface WrittenVariable {
  readonly name: string
  /** The text for recipients without a value. */
  readonly fallback: string | undefined
  /** `%name%` or `%name%[default]` (SEQ-33). */
  readonly text: string
}

export interface VariableChip extends WrittenVariable {
  readonly kind: 'variable'
  readonly start: number
}

export type VariablePart = { readonly kind: 'text'; readonly text: string } | VariableChip

/** The format of SEQ-33. A name begins with a letter or '_', so '50% of 20%' is plain text. */
const pattern = /%([\p{L}_][\p{L}\p{N}_.-]*)%(?:\[([A-Za-z0-9+/]*={0,2})\])?/gu

const encoder = new TextEncoder()
const strictDecoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Encodes the UTF-8 bytes, because `btoa` throws on characters outside of Latin-1. */
function encoded(fallback: string): string {
  return btoa(Array.from(encoder.encode(fallback), (byte) => String.fromCharCode(byte)).join(''))
}

function decoded(base64: string): string | undefined {
  try {
    return strictDecoder.decode(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)))
  } catch {
    return undefined
  }
}

export function formatVariable(name: string, fallback?: string): string {
  return fallback === undefined ? `%${name}%` : `%${name}%[${encoded(fallback)}]`
}

/** The joined texts of the parts equal the message. Brackets without base64 are plain text. */
export function variableParts(message: string): readonly VariablePart[] {
  const parts: VariablePart[] = []
  let end = 0
  const addText = (start: number, until: number) => {
    if (until > start) parts.push({ kind: 'text', text: message.slice(start, until) })
  }
  if (!message.includes('%')) {
    addText(0, message.length)
    return parts
  }
  for (const { 0: matched, 1: name = '', 2: base64, index } of message.matchAll(pattern)) {
    const fallback = base64 === undefined ? undefined : decoded(base64)
    const text = fallback === undefined ? `%${name}%` : matched
    addText(end, index)
    parts.push({ kind: 'variable', text, start: index, name, fallback })
    end = index + text.length
  }
  addText(end, message.length)
  return parts
}

export function chipsOf(message: string): readonly VariableChip[] {
  return variableParts(message).filter((part) => part.kind === 'variable')
}

/** Undefined for an unknown variable. Returns the name while the variables load. */
export function labelOf(name: string, variables: readonly MessageVariable[] | undefined): string | undefined {
  return variables === undefined ? name : variables.find((variable) => variable.name === name)?.label
}

export function chipText({ name, fallback }: Omit<WrittenVariable, 'text'>, label: string | undefined): string {
  return fallback ? `${label ?? name} · ${fallback}` : (label ?? name)
}
