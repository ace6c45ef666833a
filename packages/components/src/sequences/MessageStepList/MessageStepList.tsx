import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'
import { useReorder } from '../../reorder/useReorder.ts'
import { type MessageVariable } from '../variables/variableParts.ts'
import { type MessageStep } from './messageStep.ts'
import { MessageStepItem } from './MessageStepItem.tsx'
import { useMessageStepListStyles } from './MessageStepList.styles.ts'

export interface MessageStepListProps {
  /** Names the list: 'Messages'. */
  readonly label: string
  readonly steps: readonly MessageStep[]
  readonly selectedId: string | undefined
  /** Keep the list stable. */
  readonly variables: readonly MessageVariable[]
  readonly onSelect: (event: SyntheticEvent, data: { readonly stepId: string }) => void
  /** Without it no message can be added. */
  readonly onAdd?: ((event: SyntheticEvent) => void) | undefined
  /** Without it no message can be removed. The last one always stays. */
  readonly onRemove?: ((event: SyntheticEvent, data: { readonly stepId: string }) => void) | undefined
  /** Without it no message can be moved. Positions count from 0. */
  readonly onMove?: ((data: { readonly from: number; readonly to: number }) => void) | undefined
  /** Default: 'Add message'. */
  readonly addLabel?: string
  /** Default: 'No text yet'. */
  readonly emptyText?: string
}

/**
 * The messages of a sequence in their order, with the delays between them. Keyboard: Tab goes through handles,
 * messages and buttons; on a handle, up and down move the message, Home and End move it to the ends, and each move is
 * announced; Enter opens a message.
 */
export function MessageStepList({
  label,
  steps,
  selectedId,
  variables,
  onSelect,
  onAdd,
  onRemove,
  onMove,
  addLabel = 'Add message',
  emptyText = 'No text yet',
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
  // When a message that had the focus is removed, by its button or by undo, the selected message gets the focus.
  useLayoutEffect(() => {
    if (!hasFocus.current || document.activeElement !== document.body) return
    const selected = root.current?.querySelector<HTMLElement>('[aria-pressed="true"]')
    ;(selected ?? root.current?.querySelector<HTMLElement>('[aria-pressed]'))?.focus()
  })
  const canMove = onMove !== undefined && steps.length > 1
  return (
    <div
      ref={root}
      className={styles.root}
      onFocus={() => {
        hasFocus.current = true
      }}
      onBlur={() => {
        hasFocus.current = false
      }}
    >
      <ol aria-label={label} className={styles.list}>
        {steps.map((step, index) => (
          <MessageStepItem
            key={step.id}
            step={step}
            listId={listId}
            isSelected={step.id === selectedId}
            variables={variables}
            emptyText={emptyText}
            onSelect={(event) => onSelect(event, { stepId: step.id })}
            onRemove={onRemove && steps.length > 1 ? (event) => onRemove(event, { stepId: step.id }) : undefined}
            onMove={canMove ? (_, by) => move(index, index + by) : undefined}
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
