/** A part of a message: plain text, or a variable with its default. */
export type MessagePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'variable'; readonly name: string; readonly fallback: string | undefined }

/**
 * `%name%`, or `%name%[default]` with the default in base64. A name begins with a letter: '50% of 20%' is plain text.
 */
const pattern = /%([\p{L}_][\p{L}\p{N}_.-]*)%(?:\[([A-Za-z0-9+/]*={0,2})\])?/gu

const encoder = new TextEncoder()
const strictDecoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Base64 of a text's UTF-8 bytes; `btoa` takes Latin-1 only. */
function encodeFallback(text: string): string {
  return btoa(Array.from(encoder.encode(text), (byte) => String.fromCharCode(byte)).join(''))
}

/** The text of a base64 code; undefined when it is not base64 of UTF-8. */
function decodeFallback(base64: string): string | undefined {
  try {
    return strictDecoder.decode(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)))
  } catch {
    return undefined
  }
}

/** SEQ-33: a variable as messages carry it. */
function formatPlaceholder(name: string, fallback?: string): string {
  return fallback === undefined ? `%${name}%` : `%${name}%[${encodeFallback(fallback)}]`
}

/** SEQ-33: the parts of a message. Brackets without base64 are plain text after a variable without a default. */
export function messageParts(message: string): MessagePart[] {
  const parts: MessagePart[] = []
  let end = 0
  const addText = (text: string) => {
    if (text !== '') parts.push({ kind: 'text', text })
  }
  for (const { 0: matched, 1: name = '', 2: base64, index } of message.matchAll(pattern)) {
    const fallback = base64 === undefined ? undefined : decodeFallback(base64)
    addText(message.slice(end, index))
    parts.push({ kind: 'variable', name, fallback })
    end = index + (fallback === undefined ? name.length + 2 : matched.length)
  }
  addText(message.slice(end))
  return parts
}

/** SEQ-33: the message of these parts. */
export function messageOfParts(parts: readonly MessagePart[]): string {
  return parts.map((part) => (part.kind === 'text' ? part.text : formatPlaceholder(part.name, part.fallback))).join('')
}

/** The message as a recipient reads it: for each variable its value, else its default, else nothing. */
export function resolvedMessage(message: string, values: Readonly<Record<string, string | null | undefined>>): string {
  const valueOf = (name: string) => (Object.hasOwn(values, name) ? values[name] : undefined)
  return messageParts(message)
    .map((part) => (part.kind === 'text' ? part.text : valueOf(part.name) || (part.fallback ?? '')))
    .join('')
}
