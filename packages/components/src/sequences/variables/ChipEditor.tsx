import { mergeClasses, useAnnounce } from '@fluentui/react-components'
import {
  $getNearestNodeFromDOMNode,
  $getNodeByKey,
  $getRoot,
  $getSelection,
  $isRangeSelection,
  HISTORIC_TAG,
  PASTE_TAG,
  type UpdateListenerPayload,
} from 'lexical'
import {
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { $createVariableNode, $isVariableNode, $touchedChip, type Chip, type VariableNode } from './chipNodes.ts'
import { DefaultPopover } from './DefaultPopover.tsx'
import { SuggestionList } from './SuggestionList.tsx'
import { useChipEditor } from './useChipEditor.ts'
import { useVariableFieldStyles } from './VariableField.styles.ts'
import { type ChipEditorProps, fieldAttributes } from './variableFieldProps.ts'
import { chipText, formatVariable, labelOf, type MessageVariable, type WrittenVariable } from './variableParts.ts'
import { variableQuery } from './variableQuery.ts'
import { variableTexts } from './variableTexts.ts'

interface OpenChip {
  readonly key: string
  readonly chip: Chip
  readonly target: HTMLElement
}

/** `query`: letters after a '%'. `active`: index of the variable that Enter inserts. */
interface Suggestions {
  readonly query: string
  readonly active: number
}

const plain = (text: string) => text.toLowerCase().replaceAll(/[\s_]/g, '')

/** The letters between a '%' and the caret. Undefined if there is no '%' before the caret. */
function $typedQuery(): string | undefined {
  const selection = $getSelection()
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return undefined
  const node = selection.focus.getNode()
  return $isVariableNode(node) ? undefined : variableQuery(node.getTextContent().slice(0, selection.focus.offset))
}

/** Edits a text with variables in Lexical. */
export function ChipEditor(props: ChipEditorProps) {
  const { ref, value, caret, variables, history, className, onTextChange } = props
  const { states: { isReadOnly = false, isDisabled = false } = {}, onKeyDown, onBlur, onChipTouch } = props
  const styles = useVariableFieldStyles()
  const listId = useId()
  const { announce } = useAnnounce()
  const root = useRef<HTMLDivElement>(null)
  const isLocked = isReadOnly || isDisabled
  const [isEmpty, setIsEmpty] = useState(value === '')
  const [suggestions, setSuggestions] = useState<Suggestions>()
  const [openChip, setOpenChip] = useState<OpenChip>()

  const toChip = useCallback(
    ({ name, fallback, text }: WrittenVariable): Chip => {
      const label = labelOf(name, variables)
      return {
        name,
        fallback,
        text,
        label: chipText({ name, fallback }, label),
        title: variableTexts.chipTitle({ name, fallback }, label),
        className: mergeClasses(styles.chip, label === undefined && styles.unknown),
      }
    },
    [variables, styles],
  )
  const createNode = (name: string, fallback?: string) =>
    $createVariableNode(toChip({ name, fallback, text: formatVariable(name, fallback) }))
  const handleUpdate = ({ dirtyLeaves, tags }: UpdateListenerPayload) => {
    onChipTouch?.($touchedChip() !== undefined)
    const isNowEmpty = $getRoot().getTextContent() === ''
    if (isNowEmpty !== isEmpty) setIsEmpty(isNowEmpty)
    const query = $typedQuery()
    // Only a typed '%' opens the list, not a pasted '%' or a '%' that undo restores.
    const isStart = query === '' && dirtyLeaves.size > 0 && !tags.has(PASTE_TAG) && !tags.has(HISTORIC_TAG)
    if (query === suggestions?.query) return
    setSuggestions(query !== undefined && (suggestions || isStart) ? { query, active: 0 } : undefined)
  }
  const editor = useChipEditor({
    root,
    value,
    caret,
    toChip,
    isLocked,
    history,
    onTextChange,
    onUpdate: handleUpdate,
  })

  const options = suggestions
    ? (variables ?? []).filter(({ name, label }) =>
        [name, label].some((each) => plain(each).startsWith(plain(suggestions.query))),
      )
    : []
  const active = options[suggestions?.active ?? 0]
  const isSuggesting = active !== undefined
  useEffect(() => {
    if (isSuggesting) announce(variableTexts.suggestions)
  }, [isSuggesting, announce])

  const editDefault = () =>
    editor.read(() => {
      const node = $touchedChip()
      const target = node && editor.getElementByKey(node.getKey())
      if (target && !isLocked) setOpenChip({ key: node.getKey(), chip: node.getChip(), target })
    })
  useImperativeHandle(ref, () => ({
    focus: (place) => {
      if (place === 'end') editor.update(() => $getRoot().selectEnd())
      editor.focus()
    },
    insert: (name) => {
      editor.update(() => ($getSelection() ?? $getRoot().selectEnd()).insertNodes([createNode(name)]))
      editor.focus()
    },
    insertText: (text) => {
      editor.update(() => ($getSelection() ?? $getRoot().selectEnd()).insertRawText(text))
      editor.focus()
    },
    editDefault,
  }))

  const choose = ({ name }: MessageVariable) =>
    editor.update(() => {
      const selection = $getSelection()
      if (!$isRangeSelection(selection) || !suggestions) return
      const { anchor, focus } = selection
      // The chip replaces the query and the '%' before the query.
      anchor.set(focus.key, focus.offset - suggestions.query.length - 1, focus.type)
      selection.insertNodes([createNode(name)])
    })
  const handleSuggestionKey = (event: KeyboardEvent, { query, active: index }: Suggestions): boolean => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const isChoice = (event.key === 'Enter' && !event.shiftKey) || event.key === 'Tab'
    if (step === undefined && !isChoice && event.key !== 'Escape') return false
    event.preventDefault()
    // Escape would also close a drawer around the field.
    event.stopPropagation()
    if (step !== undefined) setSuggestions({ query, active: (index + step + options.length) % options.length })
    else if (isChoice && active) choose(active)
    else setSuggestions(undefined)
    return true
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing) return
    const isCommand = event.ctrlKey || event.metaKey
    if (isSuggesting && suggestions && !isCommand && handleSuggestionKey(event, suggestions)) return
    onKeyDown?.(event)
  }
  const handleClick = ({ target }: MouseEvent) => {
    if (isLocked || !(target instanceof Element) || !target.closest('[data-variable]')) return
    const selectChip = () => {
      const node = $getNearestNodeFromDOMNode(target)
      if ($isVariableNode(node)) node.select(0, node.getTextContentSize())
    }
    // Selects the chip at once, because a later selection would move the focus out of the popover.
    editor.update(selectChip, { discrete: true })
    editDefault()
  }
  const closePopover = () => {
    setOpenChip(undefined)
    requestAnimationFrame(() => editor.focus())
  }
  const changeOpenChip = (change: (node: VariableNode, chip: Chip) => void) => {
    editor.update(() => {
      const node = $getNodeByKey(openChip?.key ?? '')
      if ($isVariableNode(node)) change(node, node.getChip())
    })
    closePopover()
  }
  return (
    <>
      <div
        ref={root}
        role="textbox"
        tabIndex={isDisabled ? -1 : 0}
        {...fieldAttributes(props)}
        contentEditable={!isLocked}
        suppressContentEditableWarning
        spellCheck
        aria-readonly={isReadOnly}
        aria-autocomplete="list"
        {...(isSuggesting
          ? { 'aria-controls': listId, 'aria-activedescendant': `${listId}-${options.indexOf(active)}` }
          : {})}
        className={mergeClasses(styles.field, isEmpty && styles.empty, className)}
        // This handler runs in the capture phase, before Lexical's listener.
        onKeyDownCapture={handleKeyDown}
        onKeyDown={(event) => {
          if (event.key === 'F2' && !event.defaultPrevented) editDefault()
        }}
        onClick={handleClick}
        // Dragged text would contain labels instead of variables.
        onDragStart={(event) => event.preventDefault()}
        onBlur={(event) => {
          setSuggestions(undefined)
          onBlur?.(event)
        }}
      />
      {isSuggesting && (
        <SuggestionList
          id={listId}
          label={variableTexts.variables}
          options={options}
          activeIndex={options.indexOf(active)}
          field={root}
          onChoose={choose}
        />
      )}
      {openChip && (
        <DefaultPopover
          chip={openChip.chip}
          target={openChip.target}
          variables={variables}
          onSave={(fallback) =>
            changeOpenChip((node, { name }) => node.replace(createNode(name, fallback)).selectEnd())
          }
          onRemove={() => changeOpenChip((node) => node.remove())}
          onClose={closePopover}
        />
      )}
    </>
  )
}
