/** A piece of a message: plain text, or a variable with the default that its author gave. */
export type MessagePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'variable'; readonly name: string; readonly fallback: string | undefined }

/** `%name%`, or `%name%[default]` with the default in base64. A name begins with a letter, so that '50% of 20%' is plain text. */
const pattern = /%([\p{L}_][\p{L}\p{N}_.-]*)%(?:\[([A-Za-z0-9+/]*={0,2})\])?/gu

const encoder = new TextEncoder()
const strictDecoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Base64 of a text's UTF-8 bytes: `btoa` alone refuses what is not Latin. */
export function encodeFallback(text: string): string {
  return btoa(Array.from(encoder.encode(text), (byte) => String.fromCharCode(byte)).join(''))
}

/** The text that base64 stands for; undefined where it is not base64 of UTF-8. */
export function decodeFallback(base64: string): string | undefined {
  try {
    return strictDecoder.decode(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)))
  } catch {
    return undefined
  }
}

/** A variable as messages carry it (document 2, section 3). */
export function formatPlaceholder(name: string, fallback?: string): string {
  return fallback === undefined ? `%${name}%` : `%${name}%[${encodeFallback(fallback)}]`
}

/** A message in pieces. Brackets that hold no base64 are plain text behind a variable without a default. */
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

/** The message that pieces make. */
export function messageOfParts(parts: readonly MessagePart[]): string {
  return parts.map((part) => (part.kind === 'text' ? part.text : formatPlaceholder(part.name, part.fallback))).join('')
}

/** The message as a recipient reads it: the variable's value, else its default, else nothing. */
export function resolvedMessage(message: string, values: Readonly<Record<string, string | null | undefined>>): string {
  const valueOf = (name: string) => (Object.hasOwn(values, name) ? values[name] : undefined)
  return messageParts(message)
    .map((part) => (part.kind === 'text' ? part.text : valueOf(part.name) || (part.fallback ?? '')))
    .join('')
}
