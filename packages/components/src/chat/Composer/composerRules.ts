/** The field's maximum height in lines; longer texts scroll. */
export const maximumLines = 8

/** The counter warns if the text has at least this share of the maximum length. */
const warnFrom = 0.9

/** `calm` hides the counter, `near` warns, `over` means that the text is too long. */
export function counterTone(length: number, maximum: number): 'calm' | 'near' | 'over' {
  if (length > maximum) return 'over'
  return length >= maximum * warnFrom ? 'near' : 'calm'
}

/** True if a text is not blank and not too long. */
export function isSendable(text: string, maximum: number): boolean {
  return text.length <= maximum && text.trim() !== ''
}

export function appended(text: string, suggestion: string): string {
  return text.trim() === '' ? suggestion : `${text.trimEnd()}\n\n${suggestion}`
}
