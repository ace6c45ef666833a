/** A variable that can stand in a message. */
export interface MessageVariable {
  /** As the message carries it: `first_name` is written '%first_name%'. */
  readonly name: string
  /** As people read it: 'First name'. */
  readonly label: string
}

/** A piece of a message; `text` is how the message carries it, `start` where. */
export type VariablePart =
  | { readonly kind: 'text'; readonly text: string; readonly start: number }
  | {
      readonly kind: 'variable'
      readonly text: string
      readonly start: number
      readonly name: string
      /** What stands there when the recipient's value is not known. */
      readonly fallback: string | undefined
    }

export type VariableChip = Extract<VariablePart, { kind: 'variable' }>

/** `%name%`, or `%name%[default]` with the default in base64. A name begins with a letter, so that '50% of 20%' is plain text. */
const pattern = /%([\p{L}_][\p{L}\p{N}_.-]*)%(?:\[([A-Za-z0-9+/]*={0,2})\])?/gu

const encoder = new TextEncoder()
const strictDecoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Base64 of the text's UTF-8 bytes: `btoa` alone refuses what is not Latin. */
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

/** A variable as messages carry it: `%name%`, with a default `%name%[default in base64]`. */
export function formatVariable(name: string, fallback?: string): string {
  return fallback === undefined ? `%${name}%` : `%${name}%[${encoded(fallback)}]`
}

/** A message in pieces; joined, their texts are the message. Brackets that hold no base64 are plain text. */
export function variableParts(message: string): readonly VariablePart[] {
  const parts: VariablePart[] = []
  let end = 0
  const addText = (start: number, until: number) => {
    if (until > start) parts.push({ kind: 'text', text: message.slice(start, until), start })
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

/** The variables in a message. */
export function chipsOf(message: string): readonly VariableChip[] {
  return variableParts(message).filter((part) => part.kind === 'variable')
}

/** What a variable is called; undefined for one that is not among those that exist. By its own name while these are not known. */
export function labelOf(name: string, variables: readonly MessageVariable[] | undefined): string | undefined {
  return variables === undefined ? name : variables.find((variable) => variable.name === name)?.label
}
