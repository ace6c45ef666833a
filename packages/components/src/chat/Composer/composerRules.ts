/** At most so many lines show; the rest scrolls (look: chat). */
export const maximumLines = 8

/** From this share of the maximum on, the counter warns. */
const warnFrom = 0.9

/** How the counter shows. */
export function counterTone(length: number, maximum: number): 'calm' | 'near' | 'over' {
  if (length > maximum) return 'over'
  return length >= maximum * warnFrom ? 'near' : 'calm'
}

/** Whether a text may be sent: something besides spaces, and not too long. */
export function isSendable(text: string, maximum: number): boolean {
  return text.length <= maximum && text.trim() !== ''
}

/** A suggestion put below what is typed already. */
export function appended(text: string, suggestion: string): string {
  return text.trim() === '' ? suggestion : `${text.trimEnd()}\n\n${suggestion}`
}
