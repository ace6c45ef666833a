import { type AiStep, newAiStep, type ClientId } from '@tandem/contract'
import { useSetAtom } from 'jotai'
import { reEngagementPreviewMutationAtom } from '../api.ts'
import { EditorError } from '../EditorError.tsx'
import { editorMessages } from '../messages.ts'
import { type AiEdits, EditorBar } from './EditorBar.tsx'
import { StepsEditor } from './StepsEditor.tsx'
import { useStepsEditorStyles } from './StepsEditor.styles.ts'
import { draftOwner } from './tests/promptTests.ts'
import { useExamplePreviews } from './useExamplePreviews.ts'

interface ReEngagementEditorProps {
  readonly value: readonly AiStep[]
  readonly history: AiEdits<readonly AiStep[]>
  readonly clientId: ClientId
  /** The id of the edited sequence. Default: `draftOwner`, for a draft without an id. */
  readonly owner?: string
  readonly errorText?: string | undefined
}

export function ReEngagementEditor(props: ReEngagementEditorProps) {
  const { value, history, clientId, owner = draftOwner, errorText } = props
  const styles = useStepsEditorStyles()
  const previews = useExamplePreviews(owner, 'reEngagement')
  const writePreview = useSetAtom(reEngagementPreviewMutationAtom)
  const requestOf = (step: number) => {
    const body = { clientId, step, steps: [...value] }
    return { input: body, write: () => writePreview({ body }) }
  }
  return (
    <div className={styles.root}>
      <div className={styles.editor}>
        <EditorError text={errorText} />
        <EditorBar history={history} />
        <StepsEditor
          stepsKey="reEngagement"
          steps={value}
          newStep={() => newAiStep(value)}
          texts={editorMessages.ai.reEngagement}
          previews={previews}
          requestOf={requestOf}
          onChange={(steps) => history.type(steps, 'steps')}
        />
      </div>
    </div>
  )
}
