import {
  $caretFromPoint,
  $createParagraphNode,
  $getRoot,
  $getSelection,
  $isElementNode,
  $isExtendableTextPointCaret,
  $isLineBreakNode,
  $isRangeSelection,
  $isTextNode,
  type EditorConfig,
  type LexicalNode,
  type PointType,
  TextNode,
} from 'lexical'
import { variableParts, type WrittenVariable } from './variableParts.ts'

export interface Chip extends WrittenVariable {
  readonly label: string
  readonly title: string
  readonly className: string
}

/** A variable in the editor. The editor shows the label, and a deletion removes the whole variable. */
export class VariableNode extends TextNode {
  chip: Chip = { name: '', fallback: undefined, text: '', label: '', title: '', className: '' }

  override $config() {
    return this.config('variable', { extends: TextNode })
  }

  override afterCloneFrom(before: this): void {
    super.afterCloneFrom(before)
    this.chip = before.chip
  }

  override createDOM(config: EditorConfig): HTMLElement {
    const element = super.createDOM(config)
    element.className = this.chip.className
    element.title = this.chip.title
    element.dataset['variable'] = this.chip.name
    return element
  }

  getChip(): Chip {
    return this.getLatest().chip
  }
}

export function $createVariableNode(chip: Chip): VariableNode {
  const node = new VariableNode().setMode('token').setTextContent(chip.label)
  node.chip = chip
  return node
}

export const $isVariableNode = (node: LexicalNode | null | undefined): node is VariableNode =>
  node instanceof VariableNode

/** The texts, variables and line breaks of the message. The editor has only one paragraph. */
export function $messageNodes(): readonly LexicalNode[] {
  const paragraph = $getRoot().getFirstChild()
  return $isElementNode(paragraph) ? paragraph.getChildren() : []
}

const messageOf = (node: LexicalNode) => ($isVariableNode(node) ? node.getChip().text : node.getTextContent())

/** Returns the message, with each variable as `%name%` or `%name%[default]`. */
export function $readMessage(): string {
  return $messageNodes().map(messageOf).join('')
}

export function $writeMessage(message: string, toChip: (variable: WrittenVariable) => Chip): void {
  $getRoot().clear().append($createParagraphNode()).selectEnd()
  for (const part of variableParts(message)) {
    const selection = $getSelection()
    if (part.kind === 'text') selection?.insertRawText(part.text)
    else selection?.insertNodes([$createVariableNode(toChip(part))])
  }
}

/** The number of characters of the message before a point. */
export function $offsetOf({ key, offset, type }: PointType): number {
  const nodes = $messageNodes()
  const index = type === 'text' ? nodes.findIndex((node) => node.getKey() === key) : offset
  const before = nodes.slice(0, index).map(messageOf).join('').length
  const node = nodes[index]
  if (type === 'element' || !node) return before
  return before + ($isVariableNode(node) && offset > 0 ? messageOf(node).length : offset)
}

/** Sets the caret after `place` characters of the message. A place inside a chip counts as the end of the chip. */
export function $placeCaret(place: number): void {
  let rest = place
  for (const node of $messageNodes()) {
    const { length } = messageOf(node)
    if ($isTextNode(node) && rest <= length) {
      const offset = $isVariableNode(node) && rest > 0 ? node.getTextContentSize() : rest
      node.select(offset, offset)
      return
    }
    if ($isLineBreakNode(node) && rest === 0) {
      node.selectPrevious()
      return
    }
    rest -= length
  }
  $getRoot().selectEnd()
}

function $chipBeside(point: PointType, direction: 'previous' | 'next'): VariableNode | undefined {
  const caret = $caretFromPoint(point, direction)
  const node = $isExtendableTextPointCaret(caret) ? caret.origin : caret.getNodeAtCaret()
  return $isVariableNode(node) ? node : undefined
}

/** The selected chip, or the chip at the caret. */
export function $touchedChip(): VariableNode | undefined {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return undefined
  const [start, end] = selection.isBackward()
    ? [selection.focus, selection.anchor]
    : [selection.anchor, selection.focus]
  const [first, last] = [$chipBeside(start, 'next'), $chipBeside(end, 'previous')]
  if (selection.isCollapsed()) return last ?? first
  return first?.is(last) ? first : undefined
}
