import { Input, Tooltip } from '@fluentui/react-components'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useCellEditorStyles } from './CellEditor.styles.ts'

export interface CellEditorProps {
  /** The column's header: names the field. */
  readonly label: string
  readonly text: string
  readonly validate: (value: string) => string | undefined
  /** The edit is over: with the text to save, or undefined when it was given up or left unchanged. */
  readonly onEnd: (value: string | undefined) => void
}

/** The field of a cell that is being edited. Enter and leaving save, Escape gives up; a value that can't be saved says why and stays. */
export function CellEditor({ label, text, validate, onEnd }: CellEditorProps) {
  const styles = useCellEditorStyles()
  const root = useRef<HTMLSpanElement>(null)
  const isOver = useRef(false)
  const [draft, setDraft] = useState(text)
  const error = validate(draft)

  useEffect(() => {
    const input = root.current?.querySelector('input')
    input?.focus()
    input?.select()
  }, [])

  const end = (value: string | undefined) => {
    if (isOver.current) return
    isOver.current = true
    onEnd(value === text ? undefined : value)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // A drawer or dialog around the table must not close as well.
      event.stopPropagation()
      end(undefined)
    }
    if (event.key === 'Enter' && error === undefined) {
      event.preventDefault()
      end(draft)
    }
  }
  // The same tree with and without an error: the field must not be mounted anew while someone types in it.
  return (
    <Tooltip visible={error !== undefined} relationship="description" content={error ?? ''} positioning="below-start">
      <Input
        root={{ ref: root }}
        data-editor=""
        size="small"
        className={styles.root}
        value={draft}
        aria-label={label}
        aria-invalid={error !== undefined}
        onChange={(_, data) => setDraft(data.value)}
        onKeyDown={handleKeyDown}
        onBlur={() => end(error === undefined ? draft : undefined)}
      />
    </Tooltip>
  )
}
