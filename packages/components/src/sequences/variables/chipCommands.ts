import {
  $addUpdateTag,
  $createTextNode,
  $getNodeByKey,
  $getPreviousSelection,
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_LOW,
  COPY_COMMAND,
  CUT_COMMAND,
  CUT_TAG,
  type LexicalEditor,
  mergeRegister,
  SELECTION_CHANGE_COMMAND,
  TextNode,
} from 'lexical'
import { $createVariableNode, $isVariableNode, $offsetOf, $readMessage, type Chip } from './chipNodes.ts'
import { chipsOf, type VariableChip, type WrittenVariable } from './variableParts.ts'

/** Turns a typed or pasted variable into a chip. */
function $replaceVariable(node: TextNode, variable: VariableChip, chip: Chip): void {
  const pieces = node.splitText(variable.start, variable.start + variable.text.length)
  pieces[variable.start === 0 ? 0 : 1]?.replace($createVariableNode(chip))
}

/** Adds a space between a text and a chip that would form another variable, such as '%a' and '%company%'. */
function $separate(node: TextNode): void {
  const text = node.getTextContent()
  const [before, after] = [node.getPreviousSibling(), node.getNextSibling()]
  if ($isVariableNode(before)) {
    const variable = before.getChip().text
    if (chipsOf(variable + text)[0]?.text !== variable) before.insertAfter($createTextNode(' '))
  }
  if ($isVariableNode(after) && chipsOf(text + after.getChip().text).at(-1)?.start !== text.length) {
    after.insertBefore($createTextNode(' '))
  }
}

/** Moves the end of the selection out of a chip, so that an arrow key skips a chip in one step. */
function $passChip(): boolean {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return false
  const { anchor, focus } = selection
  const node = focus.getNode()
  const size = node.getTextContentSize()
  if (!$isVariableNode(node) || focus.offset === 0 || focus.offset === size) return false
  const previous = $getPreviousSelection()
  const origin = $isRangeSelection(previous) && $getNodeByKey(previous.focus.key) ? previous.focus : anchor
  const offset = focus.isBefore(origin) ? 0 : size
  if (selection.isCollapsed()) anchor.set(focus.key, offset, 'text')
  focus.set(focus.key, offset, 'text')
  return false
}

/** Copies variables as `%name%` or `%name%[default]`. */
function $copy(event: ClipboardEvent | KeyboardEvent | null): boolean {
  const selection = $getSelection()
  if (!$isRangeSelection(selection) || selection.isCollapsed() || !(event instanceof ClipboardEvent)) return false
  const offsets = [$offsetOf(selection.anchor), $offsetOf(selection.focus)]
  event.preventDefault()
  event.clipboardData?.setData('text/plain', $readMessage().slice(Math.min(...offsets), Math.max(...offsets)))
  return true
}

function $cut(event: ClipboardEvent | KeyboardEvent | null): boolean {
  const selection = $getSelection()
  if (!$copy(event) || !$isRangeSelection(selection)) return false
  $addUpdateTag(CUT_TAG)
  selection.removeText()
  return true
}

/** Turns all variables in the editor into chips, whether they are loaded, typed or pasted. */
export function registerChips(editor: LexicalEditor, toChip: (variable: WrittenVariable) => Chip): () => void {
  return mergeRegister(
    editor.registerNodeTransform(TextNode, (node) => {
      const [variable] = chipsOf(node.getTextContent())
      if (variable) $replaceVariable(node, variable, toChip(variable))
      else $separate(node)
    }),
    editor.registerCommand(SELECTION_CHANGE_COMMAND, $passChip, COMMAND_PRIORITY_LOW),
    editor.registerCommand(COPY_COMMAND, $copy, COMMAND_PRIORITY_LOW),
    editor.registerCommand(CUT_COMMAND, $cut, COMMAND_PRIORITY_LOW),
  )
}
