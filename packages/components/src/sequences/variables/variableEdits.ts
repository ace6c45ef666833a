import { chipsOf, formatVariable, type VariableChip } from './variableParts.ts'

/** A message after an edit, and where the caret is then. */
export interface VariableEdit {
  readonly text: string
  readonly caret: number
}

/** A range of a message; both ends count the message's own characters. */
export interface TextRange {
  readonly start: number
  readonly end: number
}

const endOf = ({ start, text }: VariableChip) => start + text.length

/** The range, grown so that it never cuts a variable in two. A caret inside goes to the variable's end. */
export function snapped(text: string, { start, end }: TextRange): TextRange {
  let [from, to] = [Math.max(0, Math.min(start, end)), Math.min(text.length, Math.max(start, end))]
  for (const chip of chipsOf(text)) {
    const isCut = (at: number) => at > chip.start && at < endOf(chip)
    if (from === to && isCut(from)) from = to = endOf(chip)
    if (isCut(from)) from = chip.start
    if (isCut(to)) to = endOf(chip)
  }
  return { start: from, end: to }
}

/** Whether all variables outside the replaced range are what they were. */
function keepsOthers(before: string, range: TextRange, after: string): boolean {
  const shift = after.length - before.length
  const found = new Map(chipsOf(after).map(({ start, text }) => [start, text]))
  return chipsOf(before).every((chip) => {
    if (endOf(chip) <= range.start) return found.get(chip.start) === chip.text
    return chip.start < range.end || found.get(chip.start + shift) === chip.text
  })
}

/** A replaced range as it is, or with a space at one or both of its ends. */
function spaced(text: string, { start, end }: TextRange, inserted: string): VariableEdit[] {
  return [
    ['', ''],
    ['', ' '],
    [' ', ''],
    [' ', ' '],
  ].map(([left = '', right = '']) => ({
    text: `${text.slice(0, start)}${left}${inserted}${right}${text.slice(end)}`,
    caret: start + left.length + inserted.length,
  }))
}

/**
 * Replaces a range. Where what is written would melt with a variable beside it ('%a' before '%company%', '[…]' behind it), a space keeps
 * them apart.
 */
export function replaced(text: string, range: TextRange, inserted: string): VariableEdit {
  const { start, end } = snapped(text, range)
  return (
    spaced(text, { start, end }, inserted).find((edit) => keepsOthers(text, { start, end }, edit.text)) ?? {
      text,
      caret: start,
    }
  )
}

/** Puts a variable in place of a range; it stays one whatever stands beside it. */
export function withVariable(text: string, range: TextRange, name: string, fallback?: string): VariableEdit {
  const written = formatVariable(name, fallback)
  const { start, end } = snapped(text, range)
  const isThere = (edit: VariableEdit) =>
    chipsOf(edit.text).some((chip) => endOf(chip) === edit.caret && chip.text === written) &&
    keepsOthers(text, { start, end }, edit.text)
  return spaced(text, { start, end }, written).find(isThere) ?? { text, caret: start }
}

/** The variable that touches the caret on one side. */
export function chipAt(text: string, caret: number, side: 'before' | 'after'): VariableChip | undefined {
  return chipsOf(text).find((chip) => (side === 'before' ? endOf(chip) : chip.start) === caret)
}

/** The variable that a selection means: the one that it holds, or that its caret touches. */
export function chipMeant(text: string, { start, end }: TextRange): VariableChip | undefined {
  if (start === end) return chipAt(text, start, 'before') ?? chipAt(text, start, 'after')
  return chipsOf(text).find((chip) => chip.start === start && endOf(chip) === end)
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** What a deletion at a caret takes: a variable as a whole, else one character as people see it. */
export function deletionAt(text: string, caret: number, side: 'before' | 'after'): TextRange {
  const chip = chipAt(text, caret, side)
  if (chip) return { start: chip.start, end: endOf(chip) }
  if (side === 'after') {
    const [first] = segmenter.segment(text.slice(caret, caret + 64))
    return { start: caret, end: caret + (first?.segment.length ?? 0) }
  }
  const near = text.slice(Math.max(0, caret - 64), caret)
  const last = [...segmenter.segment(near)].at(-1)
  return { start: caret - (last?.segment.length ?? 0), end: caret }
}

/** What is being typed after a '%' that may become a variable; not behind a figure, so that '50%' asks nothing. */
export function variableQuery(
  text: string,
  caret: number,
): { readonly start: number; readonly query: string } | undefined {
  const before = text.slice(Math.max(0, caret - 64), caret)
  const match = /(?<![\p{N}%])%([\p{L}_][\p{L}\p{N}_.-]*)?$/u.exec(before)
  if (!match) return undefined
  const start = caret - match[0].length
  // The '%' that ends a variable begins none.
  return chipAt(text, start + 1, 'before') ? undefined : { start, query: match[1] ?? '' }
}
