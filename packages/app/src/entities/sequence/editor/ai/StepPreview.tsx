import { ChatPreview, Notice } from '@tandem/components'
import { CreditsNotice } from '../CreditsNotice.tsx'
import { editorMessages } from '../messages.ts'
import { useStepsEditorStyles } from './StepsEditor.styles.ts'
import { type ExamplePreviews, type ExampleRequest } from './useExamplePreviews.ts'

const texts = editorMessages.ai

interface StepPreviewProps {
  /** Names the step among all of the editor. */
  readonly stepKey: string
  readonly previews: ExamplePreviews
  readonly request: ExampleRequest
}

/** An example chat with the prompts of a step (SEQ-47). */
export function StepPreview({ stepKey, previews, request }: StepPreviewProps) {
  const styles = useStepsEditorStyles()
  const { chat, isLoading, isStale, errorText, isOutOfCredits } = previews.previewOf(stepKey, request.input)
  return (
    <div className={styles.preview}>
      {isStale && !isLoading && <Notice intent="warning">{texts.stale}</Notice>}
      <ChatPreview
        messages={chat?.messages.map((message, index) => ({ id: String(index), ...message }))}
        isLoading={isLoading}
        errorText={errorText}
        onRegenerate={() => void previews.write(stepKey, request)}
        texts={{
          note: editorMessages.cost,
          regenerate: chat ? texts.again : texts.show,
          you: texts.you,
          emptyText: texts.previewEmpty,
        }}
      />
      {isOutOfCredits && <CreditsNotice />}
    </div>
  )
}
