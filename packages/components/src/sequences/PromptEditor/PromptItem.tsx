import { mergeClasses, Textarea } from '@fluentui/react-components'
import { memo, type SyntheticEvent, useId, useMemo, useRef, useState } from 'react'
import { formatCount } from '../../format/formatFigure.ts'
import { useDelayedReport } from '../../hooks/useDelayedReport.ts'
import { useReorderStyles } from '../../reorder/reorder.styles.ts'
import { RemoveButton } from '../../reorder/RemoveButton.tsx'
import { ReorderHandle } from '../../reorder/ReorderHandle.tsx'
import { useReorderDrag } from '../../reorder/useReorderDrag.ts'
import { type KeyedPrompt } from './promptList.ts'
import { usePromptEditorStyles } from './PromptEditor.styles.ts'

interface PromptItemProps {
  readonly prompt: KeyedPrompt
  /** For example 'Prompt 2'. */
  readonly label: string
  readonly listId: string
  readonly limit: number
  readonly canMove: boolean
  readonly onTextChange: (key: string, text: string) => void
  readonly onMove: (key: string, by: number) => void
  readonly onRemove: (event: SyntheticEvent, key: string) => void
  readonly onDrop: (draggedKey: string, overKey: string, isBelow: boolean) => void
}

/** Memoized: without this, a change of one prompt would render all prompts. Pass callbacks that stay the same. */
export const PromptItem = memo(function PromptItem(props: PromptItemProps) {
  const { prompt, label, listId, limit, canMove, onTextChange, onMove, onRemove, onDrop } = props
  const styles = usePromptEditorStyles()
  const reorder = useReorderStyles()
  const id = useId()
  const item = useRef<HTMLLIElement>(null)
  const handle = useRef<HTMLSpanElement>(null)
  const { isDragged, edge } = useReorderDrag({ item, handle, listId, itemKey: prompt.key, onDrop })
  const { key, text } = prompt
  const isOver = text.length > limit
  const moveHandle = useMemo(
    () => <ReorderHandle ref={handle} label={`Move ${label}`} onMove={(_, by) => onMove(key, by)} />,
    [label, key, onMove],
  )
  const removeButton = useMemo(
    () => <RemoveButton label={label} onClick={(event) => onRemove(event, key)} />,
    [label, key, onRemove],
  )
  return (
    <li
      ref={item}
      className={mergeClasses(styles.item, reorder.item, isDragged && reorder.dragged, edge && reorder[edge])}
    >
      {canMove && moveHandle}
      <div className={styles.field}>
        <PromptField
          prompt={prompt}
          label={label}
          isInvalid={isOver}
          describedBy={`${id}foot`}
          onTextChange={onTextChange}
        />
        <div id={`${id}foot`} className={styles.foot}>
          {isOver && (
            <span role="alert" className={styles.error}>
              Prompt is too long.
            </span>
          )}
          <span className={mergeClasses(styles.counter, isOver && styles.over)}>
            {`${formatCount(text.length)} / ${formatCount(limit)}`}
          </span>
        </div>
      </div>
      {removeButton}
    </li>
  )
})

interface PromptFieldProps extends Pick<PromptItemProps, 'prompt' | 'label' | 'onTextChange'> {
  readonly isInvalid: boolean
  readonly describedBy: string
}

/** The only component that renders for each typed letter. */
function PromptField({ prompt: { key, text }, label, isInvalid, describedBy, onTextChange }: PromptFieldProps) {
  const styles = usePromptEditorStyles()
  const [typed, setTyped] = useState<string>()
  const report = useDelayedReport((next) => {
    setTyped(undefined)
    onTextChange(key, next)
  })
  return (
    <Textarea
      className={styles.textarea}
      textarea={{ className: styles.input, 'aria-invalid': isInvalid, 'aria-describedby': describedBy }}
      aria-label={label}
      data-prompt={key}
      value={typed ?? text}
      placeholder="Tell the AI what to write"
      onChange={(_, { value }) => {
        setTyped(value)
        report(value)
      }}
    />
  )
}
