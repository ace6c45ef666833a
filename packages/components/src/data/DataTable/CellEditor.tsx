import { Input } from '@fluentui/react-components'
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { usePart } from '../../hooks/lazyPart.tsx'
import { useCellEditorStyles } from './CellEditor.styles.ts'
import { tableParts } from './useTableParts.ts'

export interface CellEditorProps {
  /** The column's header: names the field. */
  readonly label: string
  readonly text: string
  readonly validate: (value: string) => string | undefined
  /** Ends the edit: with the text to save, or undefined when it was cancelled or is unchanged. */
  readonly onEnd: (value: string | undefined) => void
}

/**
 * The field of an edited cell. Enter and leaving save, Escape cancels. A refused value stays and shows why. Closing the
 * browser's tab asks first where something was changed.
 */
export function CellEditor({ label, text, validate, onEnd }: CellEditorProps) {
  const styles = useCellEditorStyles()
  const errorId = useId()
  const [field, setField] = useState<HTMLInputElement | null>(null)
  const hasEnded = useRef(false)
  const [draft, setDraft] = useState(text)
  const error = validate(draft)
  const drawHint = usePart(tableParts.tooltip, error !== undefined, ({ error: cause }) => reportError(cause))

  useLayoutEffect(() => {
    field?.focus()
    field?.select()
  }, [field])

  const isChanged = draft !== text
  useEffect(() => {
    if (!isChanged) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isChanged])

  const end = (value: string | undefined) => {
    if (hasEnded.current) return
    hasEnded.current = true
    onEnd(value === text ? undefined : value)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // Must not close a drawer or dialog around the table.
      event.stopPropagation()
      end(undefined)
    }
    if (event.key === 'Enter' && error === undefined) {
      event.preventDefault()
      end(draft)
    }
  }
  return (
    <>
      <Input
        ref={setField}
        data-editor=""
        size="small"
        className={styles.root}
        value={draft}
        aria-label={label}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        onChange={(_, data) => setDraft(data.value)}
        onKeyDown={handleKeyDown}
        onBlur={() => {
          // A value that can't be saved stays, with its error, until it is corrected or cancelled.
          if (error === undefined) end(draft)
        }}
      />
      {error !== undefined && field && drawHint?.({ target: field, text: error, id: errorId })}
    </>
  )
}
