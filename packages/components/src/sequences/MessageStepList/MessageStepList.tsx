import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import {
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import { useLatest } from '../../hooks/useLatest.ts'
import { stepOfKey } from '../../reorder/reorder.ts'
import { useReorder } from '../../reorder/useReorder.ts'
import { type MessageVariable } from '../variables/variableParts.ts'
import { type MessageStep } from './messageStep.ts'
import { MessageStepItem } from './MessageStepItem.tsx'
import { useMessageStepListStyles } from './MessageStepList.styles.ts'

export interface MessageStepListProps {
  /** Accessible name. */
  readonly label: string
  readonly steps: readonly MessageStep[]
  readonly selectedId: string | undefined
  /** Pass the same array while the variables are unchanged. */
  readonly variables: readonly MessageVariable[] | undefined
  readonly onSelect: (event: SyntheticEvent, data: { readonly stepId: string }) => void
  /** Replaces title and text of the selected message. Default: the selected message is highlighted. */
  readonly editor?: ReactNode | undefined
  /** Default: no message can be added. */
  readonly onAdd?: ((event: SyntheticEvent) => void) | undefined
  /** While the list has only one message, this message cannot be removed. Default: no message can be removed. */
  readonly onRemove?: ((event: SyntheticEvent, data: { readonly stepId: string }) => void) | undefined
  /** Positions count from 0. Default: no message can be moved. */
  readonly onMove?: ((data: { readonly from: number; readonly to: number }) => void) | undefined
  /** Default: 'Add message'. */
  readonly addLabel?: string | undefined
}

/** After a removal, the first of these elements that exists gets the focus. */
const focusPlaces = [
  '[aria-pressed="true"]',
  '[data-step-editor] [contenteditable="true"]',
  '[data-step-editor] :is(textarea, input)',
  '[aria-pressed]',
]

/** The messages of a sequence in their order, with the delays between them. Alt with up or down moves a message. */
export function MessageStepList({
  label,
  steps,
  selectedId,
  variables,
  onSelect,
  editor,
  onAdd,
  onRemove,
  onMove,
  addLabel = 'Add message',
}: MessageStepListProps) {
  const styles = useMessageStepListStyles()
  const listId = useId()
  const root = useRef<HTMLDivElement>(null)
  const { move, drop } = useReorder({
    keys: steps.map(({ id }) => id),
    labelOf: (index) => steps[index]?.title ?? '',
    onMove: (from, to) => onMove?.({ from, to }),
  })
  const hasFocus = useRef(false)
  // If the focused element is removed, the selected message gets the focus.
  useLayoutEffect(() => {
    if (!hasFocus.current || document.activeElement !== document.body) return
    for (const place of focusPlaces) {
      const found = root.current?.querySelector<HTMLElement>(place)
      if (found) return found.focus()
    }
  })
  const isEdited = editor !== undefined
  // The page's address or Undo can select a message that is out of view.
  useEffect(() => {
    const item = isEdited && root.current?.querySelector(`[data-step="${CSS.escape(selectedId ?? '')}"]`)
    if (item) item.scrollIntoView({ block: 'nearest' })
  }, [isEdited, selectedId])
  const moveBy = (stepId: string, by: number) => {
    const index = steps.findIndex(({ id }) => id === stepId)
    if (index >= 0) move(index, index + by)
  }
  const latest = useLatest({ onSelect, onRemove, moveBy })
  const act = useMemo(
    () => ({
      onSelect: (event: SyntheticEvent, stepId: string) => latest.current.onSelect(event, { stepId }),
      onRemove: (event: SyntheticEvent, stepId: string) => latest.current.onRemove?.(event, { stepId }),
      onMove: (stepId: string, by: number) => latest.current.moveBy(stepId, by),
    }),
    [latest],
  )
  const canMove = onMove !== undefined && steps.length > 1
  const moveByKey = (event: KeyboardEvent) => {
    const by = event.altKey && event.key.startsWith('Arrow') ? stepOfKey(event.key) : undefined
    // React also reports the keys of a popover (a portal). These keys move no message.
    const { target } = event
    const isInside = target instanceof Element && root.current?.contains(target) === true
    const item = isInside ? target.closest('[data-step]') : undefined
    if (!canMove || by === undefined || !item) return
    event.preventDefault()
    event.stopPropagation()
    moveBy(item.getAttribute('data-step') ?? '', by)
  }
  return (
    <div
      ref={root}
      className={styles.root}
      // Gets the keys before the text field and the handle get them, because both also use the arrow keys.
      onKeyDownCapture={moveByKey}
      onFocus={() => {
        hasFocus.current = true
      }}
      onBlur={() => {
        hasFocus.current = false
      }}
    >
      <ol aria-label={label} className={styles.list}>
        {steps.map((step) => (
          <MessageStepItem
            key={step.id}
            step={step}
            listId={listId}
            isSelected={step.id === selectedId}
            variables={variables}
            editor={step.id === selectedId ? editor : undefined}
            canRemove={onRemove !== undefined && steps.length > 1}
            canMove={canMove}
            {...act}
            onDrop={drop}
          />
        ))}
      </ol>
      {onAdd && (
        <Button appearance="subtle" icon={<AddRegular />} className={styles.add} onClick={onAdd}>
          {addLabel}
        </Button>
      )}
    </div>
  )
}
