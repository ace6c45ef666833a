import { labelOf, type MessageVariable, type VariableChip, variableParts } from './variableParts.ts'

/** What chips look like and say. */
export interface ChipLook {
  /** Undefined while they are not known. */
  readonly variables: readonly MessageVariable[] | undefined
  readonly chip: string
  readonly unknown: string
  readonly fallback: string
  /** Shown when the pointer rests on a chip. */
  readonly titleOf: (chip: VariableChip, label: string | undefined) => string
}

type Item =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'holder' }
  | { readonly kind: 'chip'; readonly chip: VariableChip }

/** Where no text stands beside a chip, a character without width gives the caret a place. */
const zeroWidth = '\u200B'
const holders = new WeakSet<Node>()

/** Whether a node is one of those places, not part of the message. */
function isHolder(node: Node): boolean {
  return holders.has(node)
}

function itemsOf(text: string): Item[] {
  const items: Item[] = []
  for (const part of variableParts(text)) {
    const before = items.at(-1)
    if (part.kind === 'text') {
      items.push({ kind: 'text', text: part.text })
      continue
    }
    if (before?.kind !== 'text' || before.text.endsWith('\n')) items.push({ kind: 'holder' })
    items.push({ kind: 'chip', chip: part })
  }
  if (items.at(-1)?.kind === 'chip') items.push({ kind: 'holder' })
  return items
}

function chipElement(document: Document, chip: VariableChip, look: ChipLook): HTMLElement {
  const label = labelOf(chip.name, look.variables)
  const element = document.createElement('span')
  element.contentEditable = 'false'
  element.className = label === undefined ? `${look.chip} ${look.unknown}` : look.chip
  element.title = look.titleOf(chip, label)
  element.dataset['variable'] = chip.text
  element.append(label ?? chip.name)
  if (chip.fallback !== undefined && chip.fallback !== '') {
    const fallback = document.createElement('span')
    fallback.className = look.fallback
    fallback.append(chip.fallback)
    element.append(' ', fallback)
  }
  return element
}

function nodeOf(document: Document, item: Item, look: ChipLook): Node {
  if (item.kind === 'chip') return chipElement(document, item.chip, look)
  const node = document.createTextNode(item.kind === 'text' ? item.text : zeroWidth)
  if (item.kind === 'holder') holders.add(node)
  return node
}

/** Writes only what is different: the browser keeps the rest as it has shaped and checked it. */
function rewrite(node: Text, wanted: string): void {
  const { data } = node
  if (data === wanted) return
  const shorter = Math.min(data.length, wanted.length)
  let start = 0
  while (start < shorter && data[start] === wanted[start]) start++
  let end = 0
  while (end < shorter - start && data.at(-1 - end) === wanted.at(-1 - end)) end++
  node.replaceData(start, data.length - start - end, wanted.slice(start, wanted.length - end))
}

/** Takes over a node that shows an item already, or can. */
function isReused(node: Node | undefined, item: Item): node is Node {
  if (!node) return false
  if (item.kind === 'chip') return node instanceof HTMLElement && node.dataset['variable'] === item.chip.text
  if (!(node instanceof Text) || isHolder(node) !== (item.kind === 'holder')) return false
  rewrite(node, item.kind === 'text' ? item.text : zeroWidth)
  return true
}

/** Shows a message in the field: text as text, variables as chips. Touches only what has changed. */
export function drawMessage(root: HTMLElement, text: string, look: ChipLook, isFresh = false): void {
  const items = itemsOf(text)
  const nodes = [...root.childNodes]
  items.forEach((item, index) => {
    const node = nodes[index]
    if (!isFresh && isReused(node, item)) return
    const made = nodeOf(root.ownerDocument, item, look)
    if (node) node.replaceWith(made)
    else root.append(made)
  })
  for (const rest of nodes.slice(items.length)) rest.remove()
  // A last line that is empty shows only before a break.
  if (text.endsWith('\n')) root.append(root.ownerDocument.createElement('br'))
}

function carriedBy(node: Node): string {
  if (node instanceof Text) return isHolder(node) ? node.data.replace(zeroWidth, '') : node.data
  if (node instanceof HTMLElement && node.dataset['variable'] !== undefined) return node.dataset['variable']
  // What a browser or an extension has put in by itself.
  return node.nodeName === 'BR' ? '\n' : (node.textContent ?? '')
}

/** The message that stands in the field, also after somebody else has changed it (an input method, an extension). */
export function readMessage(root: HTMLElement): string {
  const nodes = [...root.childNodes]
  const last = nodes.at(-1)
  const before = nodes.at(-2)
  const isOwnBreak = last?.nodeName === 'BR' && (before === undefined || carriedBy(before).endsWith('\n'))
  return (isOwnBreak ? nodes.slice(0, -1) : nodes).map(carriedBy).join('')
}

/** How long what a node carries is; of a text only its length is asked, not its letters, which would be copied each time. */
function lengthOf(node: Node): number {
  if (node instanceof Text && !isHolder(node)) return node.length
  return node.nodeName === 'BR' ? 0 : carriedBy(node).length
}

/** Where a place of the document is in the message. */
export function offsetIn(root: HTMLElement, node: Node, offset: number): number {
  const nodes = [...root.childNodes]
  const sum = (until: number) => nodes.slice(0, until).reduce((total, each) => total + lengthOf(each), 0)
  if (node === root) return sum(offset)
  const index = nodes.findIndex((each) => each === node || each.contains(node))
  const own = nodes[index]
  if (!own) return sum(nodes.length)
  if (own !== node || !(own instanceof Text)) return sum(index) + (offset > 0 ? lengthOf(own) : 0)
  return sum(index) + Math.min(isHolder(own) ? Math.max(0, offset - 1) : offset, lengthOf(own))
}

/** The place of the document for a place in the message; never inside a chip. */
function placeIn(root: HTMLElement, wanted: number): { readonly node: Node; readonly offset: number } {
  let start = 0
  for (const node of root.childNodes) {
    const length = lengthOf(node)
    const isEnd = wanted === start + length
    if (node instanceof Text && isHolder(node) && isEnd) return { node, offset: node.data.length }
    if (
      node instanceof Text &&
      !isHolder(node) &&
      (wanted < start + length || (isEnd && !(node.nextSibling && isHolder(node.nextSibling))))
    ) {
      return { node, offset: wanted - start }
    }
    start += length
  }
  return { node: root, offset: root.childNodes.length }
}

/** The selection in the field, in places of the message; undefined while it is elsewhere. */
export function selectionIn(root: HTMLElement): { readonly anchor: number; readonly focus: number } | undefined {
  const selection = root.ownerDocument.getSelection()
  const { anchorNode, focusNode } = selection ?? {}
  if (!selection || !anchorNode || !focusNode || !root.contains(anchorNode) || !root.contains(focusNode))
    return undefined
  return {
    anchor: offsetIn(root, anchorNode, selection.anchorOffset),
    focus: offsetIn(root, focusNode, selection.focusOffset),
  }
}

/** Selects in the field. */
export function selectIn(root: HTMLElement, anchor: number, focus = anchor): void {
  const [from, to] = [placeIn(root, anchor), placeIn(root, focus)]
  root.ownerDocument.getSelection()?.setBaseAndExtent(from.node, from.offset, to.node, to.offset)
}

/** Scrolls the field so that the caret is in its view: a browser does so only for what it writes itself. */
export function revealCaret(root: HTMLElement): void {
  if (root.scrollHeight <= root.clientHeight) return
  const selection = root.ownerDocument.getSelection()
  const { focusNode, focusOffset = 0 } = selection ?? {}
  if (!focusNode || !root.contains(focusNode)) return
  if (offsetIn(root, focusNode, focusOffset) === readMessage(root).length) {
    root.scrollTop = root.scrollHeight
    return
  }
  const range = root.ownerDocument.createRange()
  range.setStart(focusNode, focusOffset)
  // A caret alone has no box at the start of a line: the character behind it has.
  if (focusNode instanceof Text && focusOffset < focusNode.data.length) range.setEnd(focusNode, focusOffset + 1)
  const [caret] = range.getClientRects()
  const view = root.getBoundingClientRect()
  if (!caret) return
  if (caret.top < view.top) root.scrollTop += caret.top - view.top
  else if (caret.bottom > view.bottom) root.scrollTop += caret.bottom - view.bottom
}
