import { Button, mergeClasses } from '@fluentui/react-components'
import { Delete20Regular } from '@fluentui/react-icons/svg/delete'
import { ErrorCircle16Regular } from '@fluentui/react-icons/svg/error-circle'
import { type SyntheticEvent, useRef } from 'react'
import { useReorderStyles } from '../../reorder/reorder.styles.ts'
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
  readonly variables: readonly MessageVariable[]
  readonly emptyText: string
  readonly onSelect: (event: SyntheticEvent) => void
  /** Without it the message can't be removed. */
  readonly onRemove: ((event: SyntheticEvent) => void) | undefined
  /** Without it the message can't be moved. */
  readonly onMove: ((event: SyntheticEvent, by: number) => void) | undefined
  readonly onDrop: (draggedKey: string, overKey: string, isBelow: boolean) => void
}

/** A message of the sequence: its title, its first lines, and its error. */
export function MessageStepItem(props: MessageStepItemProps) {
  const { step, listId, isSelected, variables, emptyText, onSelect, onRemove, onMove, onDrop } = props
  const styles = useMessageStepListStyles()
  const reorder = useReorderStyles()
  const item = useRef<HTMLLIElement>(null)
  const handle = useRef<HTMLSpanElement>(null)
  const { isDragged, edge } = useReorderDrag({ item, handle, listId, itemKey: step.id, onDrop })
  return (
    <li ref={item} className={mergeClasses(reorder.item, isDragged && reorder.dragged, edge && reorder[edge])}>
      {step.delay !== undefined && <div className={styles.delay}>{step.delay}</div>}
      <div className={mergeClasses(styles.card, isSelected && styles.selected)}>
        {onMove && (
          <span className={styles.above}>
            <ReorderHandle ref={handle} label={`Move ${step.title}`} onMove={onMove} />
          </span>
        )}
        <button type="button" aria-pressed={isSelected} className={styles.choose} onClick={onSelect}>
          <span className={styles.title}>{step.title}</span>
          {step.text.trim() === '' ? (
            <span className={styles.empty}>{step.note ?? emptyText}</span>
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
        {onRemove && (
          <span className={styles.above}>
            <Button
              appearance="subtle"
              size="small"
              icon={<Delete20Regular />}
              aria-label={`Remove ${step.title}`}
              title={`Remove ${step.title}`}
              onClick={onRemove}
            />
          </span>
        )}
      </div>
    </li>
  )
}
