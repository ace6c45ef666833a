import { type ValueEdits } from '@tandem/components'
import { type ReactNode } from 'react'
import { HistoryButtons } from '../HistoryButtons.tsx'
import { useStepsEditorStyles } from './StepsEditor.styles.ts'

export interface AiEdits<Value> extends ValueEdits<Value> {
  /** True if another part of the screen shows the buttons for undo and redo. */
  readonly isShownElsewhere?: boolean
}

interface EditorBarProps {
  readonly history: Omit<AiEdits<unknown>, 'value' | 'change' | 'type'>
  readonly children?: ReactNode
}

export function EditorBar({ history, children }: EditorBarProps) {
  const styles = useStepsEditorStyles()
  if (history.isShownElsewhere) return children
  return (
    <div className={styles.bar}>
      <div className={styles.barStart}>{children}</div>
      <div className={styles.history}>
        <HistoryButtons history={history} />
      </div>
    </div>
  )
}
