import { type ReactElement, useState } from 'react'
import { lazyPart, usePart } from '../../hooks/lazyPart.tsx'
import { LoadingField } from './LoadingField.tsx'
import { type ChipEditorProps, type VariableFieldProps } from './variableFieldProps.ts'

/** The editor takes 70 kB: only screens that show it load it. */
const chipEditor = lazyPart(async () => (await import('./ChipEditor.tsx')).ChipEditor)

/** A text with variables, which show as chips. */
export function VariableField(props: VariableFieldProps) {
  return <FieldOfEditor {...props} drawEditor={usePart(chipEditor)} />
}

interface FieldOfEditorProps extends VariableFieldProps {
  /** Undefined while the editor loads. */
  readonly drawEditor: ((props: ChipEditorProps) => ReactElement) | undefined
}

/** The editor, or a field in its place while it loads. Focus and caret pass from one to the other. */
export function FieldOfEditor({ drawEditor, ...props }: FieldOfEditorProps) {
  const [caret, setCaret] = useState<number>()
  return drawEditor ? drawEditor({ ...props, caret }) : <LoadingField {...props} onCaret={setCaret} />
}
