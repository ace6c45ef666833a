import { createEmptyHistoryState, registerHistory } from '@lexical/history'
import { registerPlainText } from '@lexical/plain-text'
import {
  $setSelection,
  CLEAR_HISTORY_COMMAND,
  COMMAND_PRIORITY_HIGH,
  COMMAND_PRIORITY_LOW,
  createEditor,
  HISTORY_MERGE_TAG,
  KEY_DOWN_COMMAND,
  type LexicalEditor,
  mergeRegister,
  REDO_COMMAND,
  UNDO_COMMAND,
  type UpdateListenerPayload,
} from 'lexical'
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useDelayedReport } from '../../hooks/useDelayedReport.ts'
import { useLatest } from '../../hooks/useLatest.ts'
import { type EditHistory, maximumUndoSteps, undoDelay } from '../editHistory/ValueHistory.ts'
import { registerChips } from './chipCommands.ts'
import {
  $createVariableNode,
  $isVariableNode,
  $messageNodes,
  $placeCaret,
  $readMessage,
  $writeMessage,
  type Chip,
  VariableNode,
} from './chipNodes.ts'
import { type WrittenVariable } from './variableParts.ts'

interface ChipEditorOptions {
  readonly root: RefObject<HTMLElement | null>
  readonly value: string
  /** The initial position of the caret in `value`. Undefined: the editor starts without focus. */
  readonly caret: number | undefined
  /** If this function changes, the editor renders all chips again. */
  readonly toChip: (variable: WrittenVariable) => Chip
  readonly isLocked: boolean
  /** Handles undo and redo. Default: the editor has a separate history. */
  readonly history: EditHistory | undefined
  /** Called after each update. The callback can read the editor's state. */
  readonly onUpdate: (update: UpdateListenerPayload) => void
  readonly onTextChange: (text: string) => void
}

function commonEnd(before: string, after: string): number {
  const most = Math.min(before.length, after.length)
  let length = 0
  while (length < most && before.at(-1 - length) === after.at(-1 - length)) length++
  return length
}

const ownHistory = (editor: LexicalEditor) =>
  registerHistory(editor, createEmptyHistoryState(), undoDelay, () => performance.now(), undefined, maximumUndoSteps)

/** A Lexical editor of a message. The surrounding component stores the message. */
export function useChipEditor(options: ChipEditorOptions) {
  const { root, value, caret, toChip, isLocked } = options
  const latest = useLatest(options)
  const shown = useRef<string>(undefined)
  // The text that the surrounding component has. While a report is pending, this text is older than the visible text.
  const reported = useRef<string>(undefined)
  const report = useDelayedReport((text) => {
    reported.current = text
    latest.current.onTextChange(text)
  })
  const drawn = useRef(toChip)
  const [editor] = useState(() =>
    createEditor({
      namespace: 'message',
      nodes: [VariableNode],
      onError: (error) => {
        throw error
      },
    }),
  )

  const hasOwnHistory = options.history === undefined
  useLayoutEffect(() => {
    const handOver = (name: keyof EditHistory) => () => {
      latest.current.history?.[name]()
      return latest.current.history !== undefined
    }
    editor.setRootElement(root.current)
    return mergeRegister(
      () => editor.setRootElement(null),
      registerPlainText(editor),
      registerChips(editor, (variable) => latest.current.toChip(variable)),
      ...(hasOwnHistory ? [ownHistory(editor)] : []),
      editor.registerCommand(UNDO_COMMAND, handOver('undo'), COMMAND_PRIORITY_LOW),
      editor.registerCommand(REDO_COMMAND, handOver('redo'), COMMAND_PRIORITY_LOW),
      // Ignores a key that the list of variables or the surrounding component has already handled.
      editor.registerCommand(KEY_DOWN_COMMAND, ({ defaultPrevented }) => defaultPrevented, COMMAND_PRIORITY_HIGH),
      editor.registerUpdateListener((update) =>
        update.editorState.read(() => {
          latest.current.onUpdate(update)
          // The text of an input method is reported after the composition.
          const message = editor.isComposing() ? shown.current : $readMessage()
          if (message === undefined || message === shown.current) return
          shown.current = message
          report(message)
        }),
      ),
    )
  }, [editor, hasOwnHistory, latest, report, root])

  useLayoutEffect(() => editor.setEditable(!isLocked), [editor, isLocked])

  /** Applies a change and clears the history. Undo cannot restore the content before the change. */
  const show = useCallback(
    (change: () => void) => {
      editor.dispatchCommand(CLEAR_HISTORY_COMMAND, undefined)
      editor.update(change, { discrete: true, tag: HISTORY_MERGE_TAG })
    },
    [editor],
  )

  useLayoutEffect(() => {
    const before = shown.current
    if (value === reported.current || editor.isComposing()) return
    const hasFocus = editor.getRootElement()?.contains(document.activeElement)
    // After a change by the surrounding component, the caret is at the end of the changed text.
    const changed = hasFocus ? value.length - commonEnd(before ?? '', value) : undefined
    const place = before === undefined ? caret : changed
    shown.current = value
    reported.current = value
    show(() => {
      $writeMessage(value, latest.current.toChip)
      if (place === undefined) $setSelection(null)
      else $placeCaret(place)
    })
  }, [editor, latest, show, value, caret])

  useLayoutEffect(() => {
    if (drawn.current === toChip) return
    drawn.current = toChip
    show(() => {
      for (const node of $messageNodes()) {
        if ($isVariableNode(node)) node.replace($createVariableNode(toChip(node.getChip())))
      }
    })
  }, [show, toChip])

  return editor
}
