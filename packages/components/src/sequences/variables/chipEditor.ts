import { type ChipLook, drawMessage, offsetIn, readMessage, revealCaret, selectIn, selectionIn } from './chipDom.ts'
import { type EditHistory, emptyHistory, recorded, redone, separated, undone } from './editHistory.ts'
import { deletionAt, replaced, type TextRange, type VariableEdit } from './variableEdits.ts'

/** What the field wants from its editor; it may change with each drawing. */
interface ChipEditorOptions {
  readonly isLocked: boolean
  readonly onTextChange: (text: string) => void
  /** The caret or the selection is somewhere else; `typed` is what was just typed, if that moved it. */
  readonly onSelect: (range: TextRange, text: string, typed: string | undefined) => void
}

const ordered = ({ anchor, focus }: { readonly anchor: number; readonly focus: number }): TextRange => ({
  start: Math.min(anchor, focus),
  end: Math.max(anchor, focus),
})
const withPlainBreaks = (text: string) => text.replaceAll(/\r\n?/g, '\n')
const isSpace = (text: string) => /^\s$/.test(text)

/**
 * Edits a message with variables in a `contenteditable` element. The message is the truth: each edit that the browser asks for is worked out
 * on the message, and drawn. Only input methods (and extensions) write themselves; what they wrote is read when they have finished.
 */
export class ChipEditor {
  #text: string
  #range: TextRange
  #history: EditHistory = emptyHistory
  #isComposing = false
  /** The document's selection is not yet the editor's. */
  #isPlacing = false
  #element: HTMLElement | undefined
  #options: ChipEditorOptions | undefined
  #look: ChipLook | undefined

  constructor(text: string) {
    this.#text = text
    this.#range = { start: text.length, end: text.length }
  }

  get text(): string {
    return this.#text
  }

  get range(): TextRange {
    return this.#range
  }

  configure(options: ChipEditorOptions): void {
    this.#options = options
  }

  /** Shows what the owner holds: after its own edits that is what stands there already. */
  show(value: string): void {
    if (this.#isComposing || value === this.#text) return
    this.#text = value
    this.#range = { start: value.length, end: value.length }
    this.#history = emptyHistory
    this.#draw()
    this.#placeSelection()
  }

  /** Gives the chips their look. */
  dress(look: ChipLook): void {
    this.#look = look
    if (this.#isComposing) return
    this.#draw(true)
    this.#placeSelection()
  }

  #draw(isFresh = false): void {
    if (this.#element && this.#look) drawMessage(this.#element, this.#text, this.#look, isFresh)
  }

  apply({ text, caret }: VariableEdit, kind?: string, typed?: string): void {
    const isChanged = text !== this.#text
    if (isChanged) this.#history = recorded(this.#history, this.#snapshot(), kind)
    this.#become(text, { start: caret, end: caret }, typed)
  }

  select(anchor: number, focus = anchor): void {
    this.#history = separated(this.#history)
    this.#range = ordered({ anchor, focus })
    if (this.#element) selectIn(this.#element, anchor, focus)
    this.#options?.onSelect(this.#range, this.#text, undefined)
  }

  undo(): void {
    this.#step(undone(this.#history, this.#snapshot()))
  }

  redo(): void {
    this.#step(redone(this.#history, this.#snapshot()))
  }

  /** Takes an element over; what is returned lets go of it. */
  attach(element: HTMLElement): () => void {
    this.#element = element
    const controller = new AbortController()
    const { signal } = controller
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      handle: (event: HTMLElementEventMap[Name]) => void,
    ) => element.addEventListener(name, handle, { signal })
    on('beforeinput', (event) => this.#handleBeforeInput(event))
    on('input', () => {
      if (!this.#isComposing) this.#readBack()
    })
    on('compositionstart', () => {
      this.#isComposing = true
    })
    on('compositionend', () => {
      this.#isComposing = false
      this.#readBack()
    })
    on('copy', (event) => this.#copy(event))
    on('cut', (event) => this.#copy(event))
    on('paste', (event) => this.#paste(event))
    // A dragged selection would leave as the chips' words.
    on('dragstart', (event) => event.preventDefault())
    element.ownerDocument.addEventListener('selectionchange', () => this.#followSelection(), { signal })
    return () => {
      controller.abort()
      this.#element = undefined
    }
  }

  #snapshot() {
    return { text: this.#text, start: this.#range.start, end: this.#range.end }
  }

  #placeSelection(): void {
    const element = this.#element
    if (element?.contains(element.ownerDocument.activeElement)) selectIn(element, this.#range.start, this.#range.end)
  }

  #become(text: string, { start, end }: TextRange, typed?: string): void {
    const isChanged = text !== this.#text
    this.#text = text
    this.#range = { start, end }
    if (!this.#element || !this.#options) return
    this.#draw()
    if (isChanged) this.#options.onTextChange(text)
    this.#placeSoon(this.#element)
    this.#options.onSelect(this.#range, text, typed)
  }

  /**
   * Selecting makes the browser lay the page out: once the owner has drawn what follows from the edit, so that it need not do so twice. The
   * view follows with the frame's own layout.
   */
  #placeSoon(element: HTMLElement): void {
    if (this.#isPlacing) return
    this.#isPlacing = true
    queueMicrotask(() => {
      this.#isPlacing = false
      this.#placeSelection()
    })
    requestAnimationFrame(() => revealCaret(element))
  }

  #step(found: ReturnType<typeof undone>): void {
    if (!found) return
    this.#history = found.history
    this.#become(found.shown.text, found.shown)
  }

  #write(range: TextRange, inserted: string, kind?: string, typed?: string): void {
    this.apply(replaced(this.#text, range, inserted), kind, typed)
  }

  /** Takes over what somebody else wrote into the element. */
  #readBack(): void {
    const element = this.#element
    if (!element) return
    const text = readMessage(element)
    const caret = selectionIn(element)?.focus ?? text.length
    this.apply({ text, caret }, 'type', text.slice(Math.max(0, caret - 1), caret))
  }

  #followSelection(): void {
    const selection = this.#element && !this.#isComposing && !this.#isPlacing ? selectionIn(this.#element) : undefined
    if (!selection) return
    const { start, end } = ordered(selection)
    if (start === this.#range.start && end === this.#range.end) return
    this.#history = separated(this.#history)
    this.#range = { start, end }
    this.#options?.onSelect(this.#range, this.#text, undefined)
  }

  /** The selection as it is now: its event may still be on its way. */
  #currentRange(): TextRange {
    const selection = this.#element && !this.#isPlacing ? selectionIn(this.#element) : undefined
    if (selection) this.#range = ordered(selection)
    return this.#range
  }

  #rangeOf(event: InputEvent): TextRange {
    const [target] = event.getTargetRanges()
    if (!target || !this.#element) return this.#range
    return ordered({
      anchor: offsetIn(this.#element, target.startContainer, target.startOffset),
      focus: offsetIn(this.#element, target.endContainer, target.endOffset),
    })
  }

  #handleBeforeInput(event: InputEvent): void {
    const { inputType, data, dataTransfer } = event
    // An input method writes by itself; what it wrote is read at its end.
    if (this.#isComposing || inputType.includes('Composition')) return
    event.preventDefault()
    if (this.#options?.isLocked !== false) return
    const range = this.#currentRange()
    if (inputType === 'insertText' && data !== null) this.#write(range, data, isSpace(data) ? undefined : 'type', data)
    else if (inputType === 'insertLineBreak' || inputType === 'insertParagraph') this.#write(range, '\n')
    else if (inputType.startsWith('insert')) {
      // A correction or a drop says itself where it goes.
      this.#write(this.#rangeOf(event), withPlainBreaks(data ?? dataTransfer?.getData('text/plain') ?? ''))
    } else if (inputType === 'historyUndo') this.undo()
    else if (inputType === 'historyRedo') this.redo()
    else if (inputType.startsWith('delete')) this.#delete(event, range)
  }

  #delete(event: InputEvent, { start, end }: TextRange): void {
    const side = event.inputType.endsWith('Forward') ? 'after' : 'before'
    const nearest = deletionAt(this.#text, start, side)
    const asked = event.inputType.startsWith('deleteContent') ? nearest : this.#rangeOf(event)
    const wanted = start === end ? asked : { start, end }
    // The browser's idea of a word or a line may hold nothing but a chip's edge: then the chip goes.
    this.#write(wanted.start === wanted.end ? nearest : wanted, '', `delete ${side}`)
  }

  #copy(event: ClipboardEvent): void {
    const range = this.#currentRange()
    if (range.start === range.end) return
    event.preventDefault()
    // As the message carries it: variables live on in any other field.
    event.clipboardData?.setData('text/plain', this.#text.slice(range.start, range.end))
    if (event.type === 'cut' && this.#options?.isLocked === false) this.#write(range, '')
  }

  #paste(event: ClipboardEvent): void {
    event.preventDefault()
    if (this.#options?.isLocked !== false) return
    this.#write(this.#currentRange(), withPlainBreaks(event.clipboardData?.getData('text/plain') ?? ''))
  }
}
