import { mergeClasses, useAnnounce } from '@fluentui/react-components'
import {
  type FocusEvent,
  type KeyboardEvent,
  memo,
  type MouseEvent,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useLatest } from '../../hooks/useLatest.ts'
import { useChipFieldStyles } from './ChipField.styles.ts'
import { offsetIn, selectionIn } from './chipDom.ts'
import { ChipEditor } from './chipEditor.ts'
import { SuggestionList } from './SuggestionList.tsx'
import { chipAt, chipMeant, replaced, type TextRange, variableQuery, withVariable } from './variableEdits.ts'
import { type MessageVariable, type VariableChip } from './variableParts.ts'
import { type VariableTexts } from './variableTexts.ts'

/** What others may do with the field. */
export interface ChipFieldHandle {
  /** Moves the focus in; to the end where it says so, else to where the caret was. */
  readonly focus: (place?: 'end') => void
  /** Puts a variable where the caret is, or was. */
  readonly insert: (name: string, fallback?: string) => void
  /** Replaces a variable that stands there. */
  readonly replace: (chip: VariableChip, name: string, fallback?: string) => void
  readonly remove: (chip: VariableChip) => void
  /** Asks the owner to edit a variable's default. */
  readonly open: (chip: VariableChip) => void
}

export interface ChipFieldProps {
  readonly ref?: Ref<ChipFieldHandle>
  readonly value: string
  readonly onTextChange: (text: string) => void
  /** Keep it stable. Undefined: not known yet, so none in the text is marked as unknown. */
  readonly variables: readonly MessageVariable[] | undefined
  readonly texts: VariableTexts
  readonly label?: string | undefined
  readonly labelledBy?: string | undefined
  readonly describedBy?: string | undefined
  readonly placeholder?: string | undefined
  readonly isInvalid?: boolean
  readonly isRequired?: boolean
  readonly isReadOnly?: boolean
  readonly isDisabled?: boolean
  readonly className?: string | undefined
  /** Before the field does anything; `preventDefault` keeps it from doing so. */
  readonly onKeyDown?: ((event: KeyboardEvent<HTMLElement>) => void) | undefined
  readonly onBlur?: ((event: FocusEvent) => void) | undefined
  /** A variable was pressed, or F2 on one: its default is to be edited. */
  readonly onChipOpen?: ((chip: VariableChip, element: HTMLElement) => void) | undefined
  /** The variable that the caret touches, when that changes. Keep it stable. */
  readonly onChipTouch?: ((chip: VariableChip | undefined) => void) | undefined
}

const rangeOf = ({ start, text }: VariableChip): TextRange => ({ start, end: start + text.length })

/** A text with variables, which show as chips. What is typed is drawn by the editor: the field itself is drawn anew only when something else changes. */
export function ChipField({ value, ...field }: ChipFieldProps) {
  const [editor] = useState(() => new ChipEditor(value))
  return (
    <>
      <EditedField editor={editor} {...field} />
      <ShownText editor={editor} value={value} />
    </>
  )
}

/** Tells the editor what the owner holds; after the field, so that there is something to show it in. */
function ShownText({ editor, value }: { readonly editor: ChipEditor; readonly value: string }) {
  useLayoutEffect(() => editor.show(value), [editor, value])
  return null
}

interface EditedFieldProps extends Omit<ChipFieldProps, 'value'> {
  readonly editor: ChipEditor
}

const EditedField = memo(function EditedField({
  ref,
  editor,
  onTextChange,
  variables,
  texts,
  label,
  labelledBy,
  describedBy,
  placeholder,
  isInvalid = false,
  isRequired = false,
  isReadOnly = false,
  isDisabled = false,
  className,
  onKeyDown,
  onBlur,
  onChipOpen,
  onChipTouch,
}: EditedFieldProps) {
  const styles = useChipFieldStyles()
  const listId = useId()
  const { announce } = useAnnounce()
  const root = useRef<HTMLDivElement>(null)
  const touched = useRef<VariableChip>(undefined)
  const [asked, setAsked] = useState<{ readonly query: string; readonly active: number }>()
  const look = useMemo(
    () => ({
      variables,
      chip: styles.chip,
      unknown: mergeClasses(styles.chip, styles.unknown),
      fallback: styles.fallback,
      titleOf: texts.chipTitle,
    }),
    [variables, styles.chip, styles.unknown, styles.fallback, texts],
  )
  const isLocked = isReadOnly || isDisabled
  const handleSelect = (range: TextRange, text: string, typed: string | undefined) => {
    const chip = chipMeant(text, range)
    if (chip?.text !== touched.current?.text || chip?.start !== touched.current?.start) {
      touched.current = chip
      onChipTouch?.(chip)
    }
    // A '%' that was typed asks; moving the caret answers no.
    const wanted = typed !== undefined && range.start === range.end ? variableQuery(text, range.start) : undefined
    if (wanted && (typed === '%' || asked)) setAsked({ query: wanted.query, active: 0 })
    else if (asked) setAsked(undefined)
  }
  useInsertionEffect(() => editor.configure({ isLocked, onTextChange, onSelect: handleSelect }))
  useLayoutEffect(() => (root.current ? editor.attach(root.current) : undefined), [editor])
  useLayoutEffect(() => editor.dress(look), [editor, look])
  const options = asked
    ? (variables ?? []).filter(({ name, label: called }) =>
        [name, called].some((each) =>
          each.toLowerCase().replaceAll(/[\s_]/g, '').startsWith(asked.query.toLowerCase().replaceAll('_', '')),
        ),
      )
    : []
  const active = options[Math.min(asked?.active ?? 0, options.length - 1)]
  const isAsking = active !== undefined
  useEffect(() => {
    if (isAsking) announce(texts.suggestions)
  }, [isAsking, announce, texts])

  const openChip = (chip: VariableChip | undefined) => {
    const element = [...(root.current?.querySelectorAll<HTMLElement>('[data-variable]') ?? [])].find(
      (each) => root.current && offsetIn(root.current, each, 0) === chip?.start,
    )
    if (chip && element && !isLocked) onChipOpen?.(chip, element)
  }
  const latestOpen = useLatest(openChip)

  useImperativeHandle(
    ref,
    () => ({
      focus: (place) => {
        root.current?.focus({ preventScroll: true })
        const end = editor.text.length
        const { start, end: until } = editor.range
        if (place === 'end') editor.select(end)
        else editor.select(start, until)
      },
      insert: (name, fallback) => {
        root.current?.focus()
        editor.apply(withVariable(editor.text, editor.range, name, fallback))
      },
      replace: (chip, name, fallback) => {
        editor.apply(withVariable(editor.text, rangeOf(chip), name, fallback))
      },
      remove: (chip) => editor.apply(replaced(editor.text, rangeOf(chip), '')),
      open: (chip) => latestOpen.current(chip),
    }),
    [editor, latestOpen],
  )

  const choose = ({ name }: MessageVariable) => {
    const { start } = editor.range
    const query = variableQuery(editor.text, start)
    setAsked(undefined)
    editor.apply(withVariable(editor.text, { start: query?.start ?? start, end: start }, name))
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, shiftKey, altKey, nativeEvent } = event
    if (nativeEvent.isComposing) return
    const isCommand = event.ctrlKey || event.metaKey
    if (isAsking && asked && !isCommand && handleAskedKey(event, asked.active)) return
    onKeyDown?.(event)
    if (event.defaultPrevented) return
    if (isCommand && !altKey && /^[zy]$/i.test(key)) {
      event.preventDefault()
      if (isLocked) return
      if (key.toLowerCase() === 'y' || shiftKey) editor.redo()
      else editor.undo()
    } else if (key === 'F2' && touched.current) {
      event.preventDefault()
      openChip(touched.current)
    } else if ((key === 'ArrowLeft' || key === 'ArrowRight') && !isCommand && !altKey) passChip(event)
  }
  const handleAskedKey = (event: KeyboardEvent, at: number): boolean => {
    const isMove = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    const isChoice = (event.key === 'Enter' && !event.shiftKey) || event.key === 'Tab'
    if (!isMove && !isChoice && event.key !== 'Escape') return false
    event.preventDefault()
    // A drawer around it would close as well.
    event.stopPropagation()
    if (isChoice && active) choose(active)
    else if (event.key === 'Escape') setAsked(undefined)
    else
      setAsked({
        query: asked?.query ?? '',
        active: (at + (event.key === 'ArrowDown' ? 1 : -1) + options.length) % options.length,
      })
    return true
  }
  /** The caret goes over a variable as over one character; browsers differ in this. */
  const passChip = (event: KeyboardEvent) => {
    const selection = root.current && selectionIn(root.current)
    if (!selection || (!event.shiftKey && selection.anchor !== selection.focus)) return
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const isForward = (event.key === 'ArrowRight') !== isRightToLeft
    const chip = chipAt(editor.text, selection.focus, isForward ? 'after' : 'before')
    if (!chip) return
    event.preventDefault()
    const focus = isForward ? chip.start + chip.text.length : chip.start
    editor.select(event.shiftKey ? selection.anchor : focus, focus)
  }
  const handleMouseDown = (event: MouseEvent) => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-variable]') : null
    if (!element || !root.current) return
    event.preventDefault()
    if (isDisabled) return
    root.current.focus()
    const start = offsetIn(root.current, element, 0)
    editor.select(start, start + (element.dataset['variable'] ?? '').length)
  }
  const handleClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('[data-variable]')) openChip(touched.current)
  }
  return (
    <>
      <div
        ref={root}
        role="textbox"
        tabIndex={isDisabled ? -1 : 0}
        contentEditable={!isLocked}
        suppressContentEditableWarning
        spellCheck
        aria-multiline
        aria-label={label}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        aria-placeholder={placeholder}
        aria-invalid={isInvalid}
        aria-required={isRequired}
        aria-readonly={isReadOnly}
        aria-disabled={isDisabled}
        aria-autocomplete="list"
        {...(isAsking
          ? { 'aria-controls': listId, 'aria-activedescendant': `${listId}-${options.indexOf(active)}` }
          : {})}
        className={mergeClasses(styles.field, className)}
        onKeyDown={handleKeyDown}
        onMouseDown={handleMouseDown}
        onClick={handleClick}
        onBlur={(event) => {
          setAsked(undefined)
          onBlur?.(event)
        }}
      />
      {isAsking && (
        <SuggestionList
          id={listId}
          label={texts.variables}
          options={options}
          activeIndex={options.indexOf(active)}
          field={root}
          onChoose={choose}
        />
      )}
    </>
  )
})
