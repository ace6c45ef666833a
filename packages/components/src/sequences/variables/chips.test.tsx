import { registerPlainText } from '@lexical/plain-text'
import * as fc from 'fast-check'
import { $createRangeSelection, $getSelection, $isRangeSelection, $setSelection, createEditor } from 'lexical'
import { afterEach, describe, expect, test } from 'vitest'
import { registerChips } from './chipCommands.ts'
import {
  $createVariableNode,
  $offsetOf,
  $placeCaret,
  $readMessage,
  $touchedChip,
  $writeMessage,
  type Chip,
  VariableNode,
} from './chipNodes.ts'
import { chipsOf, formatVariable, type WrittenVariable } from './variableParts.ts'
import { messyMessage, variableName } from './messyMessages.fixtures.ts'

const toChip = (variable: WrittenVariable): Chip => ({ ...variable, label: variable.name, title: '', className: '' })
const roots: HTMLElement[] = []

/** An editor with a message and a selection. */
function edited(message: string, start: number, end = start) {
  const root = document.body.appendChild(document.createElement('div'))
  roots.push(root)
  const editor = createEditor({
    nodes: [VariableNode],
    onError: (error) => {
      throw error
    },
  })
  editor.setRootElement(root)
  registerPlainText(editor)
  registerChips(editor, toChip)
  const update = (change: () => void) => editor.update(change, { discrete: true })
  update(() => {
    $writeMessage(message, toChip)
    const selection = $createRangeSelection()
    for (const [point, place] of [
      [selection.anchor, start],
      [selection.focus, end],
    ] as const) {
      $placeCaret(place)
      const placed = $getSelection()
      if ($isRangeSelection(placed)) point.set(placed.focus.key, placed.focus.offset, placed.focus.type)
    }
    $setSelection(selection)
  })
  const placeOf = (point: 'anchor' | 'focus') => {
    const selection = $getSelection()
    return $isRangeSelection(selection) ? $offsetOf(selection[point]) : undefined
  }
  return {
    message: () => editor.read($readMessage),
    caret: () => editor.read(() => placeOf('focus')),
    range: () => editor.read(() => [placeOf('anchor') ?? 0, placeOf('focus') ?? 0].toSorted((a, b) => a - b)),
    touched: () => editor.read(() => $touchedChip()?.getChip().name),
    paste: (text: string) => update(() => $getSelection()?.insertRawText(text)),
    insert: (name: string, fallback?: string) =>
      update(() => {
        const chip = toChip({ name, fallback, text: formatVariable(name, fallback) })
        $getSelection()?.insertNodes([$createVariableNode(chip)])
      }),
  }
}

afterEach(() => {
  for (const root of roots.splice(0)) root.remove()
})

const ranged = messyMessage.chain((text) =>
  fc.record({ text: fc.constant(text), start: fc.nat(text.length), end: fc.nat(text.length), inserted: messyMessage }),
)

describe('a message in the editor', () => {
  test('SEQ-33 the editor returns the loaded message unchanged', () => {
    fc.assert(
      fc.property(messyMessage, (text) => {
        expect(edited(text, 0).message()).toBe(text)
      }),
    )
  })

  test('the variables outside of the selection stay in the message when a text is pasted', () => {
    fc.assert(
      fc.property(ranged, ({ text, start, end, inserted }) => {
        const editor = edited(text, start, end)
        const [from = 0, to = 0] = editor.range()
        editor.paste(inserted)
        const found = chipsOf(editor.message()).map((chip) => chip.text)
        const kept = chipsOf(text).filter((chip) => chip.start + chip.text.length <= from || chip.start >= to)
        for (const chip of kept) expect(found).toContain(chip.text)
      }),
    )
  })

  test('the message contains an inserted variable unchanged', () => {
    fc.assert(
      fc.property(
        ranged,
        variableName,
        fc.option(fc.string(), { nil: undefined }),
        ({ text, start, end }, name, fallback) => {
          const editor = edited(text, start, end)
          editor.insert(name, fallback)
          const caret = editor.caret()
          const inserted = chipsOf(editor.message()).find((chip) => chip.start + chip.text.length === caret)
          expect(inserted).toMatchObject({ name, fallback })
        },
      ),
    )
  })

  test.each([
    ['%a', '%company%', 0, '%a %company%', 2],
    ['[aGk=]', '%company%', 9, '%company% [aGk=]', 16],
  ])('the editor adds a space between the pasted text %j and a variable', (pasted, message, place, after, caret) => {
    const editor = edited(message, place)
    editor.paste(pasted)
    expect(editor.message()).toBe(after)
    expect(editor.caret()).toBe(caret)
  })

  test('the editor adds a space between an inserted variable and the text before the variable', () => {
    const editor = edited('5%a', 3)
    editor.insert('company')
    expect(editor.message()).toBe('5%a %company%')
    expect(editor.caret()).toBe(13)
  })

  test.each([
    [3, 12, 'company'],
    [12, 3, 'company'],
    [12, 12, 'company'],
    [3, 3, 'company'],
    [1, 1, undefined],
    [0, 12, undefined],
  ])('the selection from %i to %i touches the variable %j', (start, end, name) => {
    expect(edited('Hi %company%!', start, end).touched()).toBe(name)
  })

  test('the caret can be everywhere except inside a variable', () => {
    const message = 'a\n\n%company%\nb'
    for (let place = 0; place <= message.length; place++) {
      const isInside = place > 3 && place < 12
      expect(edited(message, place).caret()).toBe(isInside ? 12 : place)
    }
  })
})
