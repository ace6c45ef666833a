/** Each colour has a contrast of at least 4.5:1 to the white letters. */
const colours = ['#0b7a75', '#8a3ffc', '#a2191f', '#00539a', '#6f4e00', '#0e6027', '#9f1853', '#4d5358']

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** An emoji or an accented letter counts as one letter. */
function firstLetter(word: string): string {
  for (const { segment } of graphemes.segment(word.toUpperCase())) return segment
  return ''
}

/** The initials of the first and last word. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const [first, last] = [words.at(0), words.at(-1)]
  if (first === undefined || last === undefined) return ''
  return words.length === 1 ? firstLetter(first) : firstLetter(first) + firstLetter(last)
}

/** A picture with the initials of a name. The same name gets the same colour. */
export function avatarSvg(name: string): string {
  const initials = initialsOf(name)
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  const text = initials.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80" viewBox="0 0 80 80" role="img">',
    `<rect width="80" height="80" fill="${colours[sum % colours.length] ?? '#0b7a75'}"/>`,
    `<text x="40" y="40" dy="0.35em" text-anchor="middle" font-family="Segoe UI, system-ui, sans-serif" font-size="32" font-weight="600" fill="#fff">${text}</text>`,
    '</svg>',
  ].join('')
}
