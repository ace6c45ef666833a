/** Widths in px that no letter of the 14 px font, or of those that stand in for it, exceeds. */
const wide = 14.5
const narrow = 6
const usual = 11
const beyondAscii = 20

const narrowLetters = new Set(" .,:;'|!ijl")
const wideLetters = new Set('mwMWQO@%&')

const asciiWidths = Float64Array.from({ length: 128 }, (_, code) => {
  const letter = String.fromCharCode(code)
  if (narrowLetters.has(letter)) return narrow
  return wideLetters.has(letter) ? wide : usual
})

/** Whether a text is certain to fit into so many px, whatever the font; false when it may not. Cheap: nothing is measured. */
export function surelyFits(text: string, width: number): boolean {
  if (text.length * narrow > width) return false
  let sum = 0
  for (let index = 0; index < text.length; index++) sum += asciiWidths[text.charCodeAt(index)] ?? beyondAscii
  return sum <= width
}
