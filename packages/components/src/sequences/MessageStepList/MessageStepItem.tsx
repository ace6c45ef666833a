import { mergeClasses } from '@fluentui/react-components'
import { ErrorCircle16Regular } from '@fluentui/react-icons/svg/error-circle'
import { memo, type ReactNode, type SyntheticEvent, useRef } from 'react'
import { useReorderStyles } from '../../reorder/reorder.styles.ts'
import { RemoveButton } from '../../reorder/RemoveButton.tsx'
import { ReorderHandle } from '../../reorder/ReorderHandle.tsx'
import { useReorderDrag } from '../../reorder/useReorderDrag.ts'
import { type MessageVariable } from '../variables/variableParts.ts'
import { VariableText } from '../VariableText/VariableText.tsx'
import { type MessageStep } from './messageStep.ts'
import { useMessageStepListStyles } from './MessageStepList.styles.ts'

interface MessageStepItemProps {
  readonly step: MessageStep
  readonly listId: string
  readonly isSelected: boolean
  readonly variables: readonly MessageVariable[] | undefined
  /** Shown instead of title and text. */
  readonly editor: ReactNode
  readonly canRemove: boolean
  readonly canMove: boolean
  readonly onSelect: (event: SyntheticEvent, stepId: string) => void
  readonly onRemove: (event: SyntheticEvent, stepId: string) => void
  readonly onMove: (stepId: string, by: number) => void
  readonly onDrop: (draggedKey: string, overKey: string, isBelow: boolean) => void
}

/** Memoized. Otherwise typing in one message would render all messages again. */
export const MessageStepItem = memo(function MessageStepItem(props: MessageStepItemProps) {
  const { step, listId, isSelected, variables, editor, canRemove, canMove } = props
  const { onSelect, onRemove, onMove, onDrop } = props
  const styles = useMessageStepListStyles()
  const reorder = useReorderStyles()
  const item = useRef<HTMLLIElement>(null)
  const handle = useRef<HTMLSpanElement>(null)
  const { isDragged, edge } = useReorderDrag({ item, handle, listId, itemKey: step.id, onDrop })
  const hasEditor = editor !== undefined
  return (
    <li
      ref={item}
      data-step={step.id}
      className={mergeClasses(reorder.item, isDragged && reorder.dragged, edge && reorder[edge])}
    >
      {step.delay !== undefined && <div className={styles.delay}>{step.delay}</div>}
      <div className={mergeClasses(styles.card, isSelected && styles.selected, hasEditor && styles.edited)}>
        {canMove && (
          <span className={styles.above}>
            <ReorderHandle ref={handle} label={`Move ${step.title}`} onMove={(_, by) => onMove(step.id, by)} />
          </span>
        )}
        <div className={styles.body}>
          {hasEditor ? (
            <div data-step-editor="" className={styles.editor}>
              {editor}
            </div>
          ) : (
            <button
              type="button"
              aria-pressed={isSelected}
              className={styles.choose}
              onClick={(event) => onSelect(event, step.id)}
            >
              <span className={styles.title}>{step.title}</span>
              {step.text.trim() === '' ? (
                <span className={styles.empty}>{step.note ?? 'No text yet'}</span>
              ) : (
                <span className={styles.text}>
                  <VariableText text={step.text} variables={variables} lines={2} />
                </span>
              )}
              {step.error !== undefined && (
                <span className={styles.error}>
                  <ErrorCircle16Regular aria-hidden />
                  {step.error}
                </span>
              )}
            </button>
          )}
          {step.next !== undefined && (
            <div className={mergeClasses(styles.above, styles.next, hasEditor && styles.belowEditor)}>{step.next}</div>
          )}
        </div>
        {canRemove && (
          <span className={styles.above}>
            <RemoveButton label={step.title} onClick={(event) => onRemove(event, step.id)} />
          </span>
        )}
      </div>
    </li>
  )
})
