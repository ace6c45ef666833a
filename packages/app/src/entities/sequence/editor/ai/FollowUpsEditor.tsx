import { type FollowUp, newAiStep, type ResponseEntry, type ClientId } from '@tandem/contract'
import { useSetAtom } from 'jotai'
import { followUpPreviewMutationAtom } from '../api.ts'
import { editorMessages } from '../messages.ts'
import { automaticCategories, followUpOf, responseEntryOf, withEntry } from './aiEntries.ts'
import { CategoryTabs } from './CategoryTabs.tsx'
import { type AiEdits, EditorBar } from './EditorBar.tsx'
import { EntriesError } from './EntriesError.tsx'
import { type ExampleOpening } from './exampleOpening.ts'
import { StepsEditor } from './StepsEditor.tsx'
import { useStepsEditorStyles } from './StepsEditor.styles.ts'
import { type CategorySelection, useCategory } from './useCategory.ts'
import { draftOwner } from './tests/promptTests.ts'
import { useExamplePreviews } from './useExamplePreviews.ts'

const texts = editorMessages.ai

interface FollowUpsEditorProps extends CategorySelection {
  readonly value: readonly FollowUp[]
  readonly history: AiEdits<readonly FollowUp[]>
  readonly clientId: ClientId
  readonly opening: ExampleOpening
  readonly responses: readonly ResponseEntry[]
  /** The id of the edited sequence. Default: `draftOwner`, for a draft without an id. */
  readonly owner?: string
  readonly errorText?: string | undefined
}

export function FollowUpsEditor(props: FollowUpsEditorProps) {
  const { value, history, clientId, opening, responses, owner = draftOwner, errorText } = props
  const styles = useStepsEditorStyles()
  const [category, setCategory] = useCategory(props)
  const previews = useExamplePreviews(owner, 'followUps')
  const writePreview = useSetAtom(followUpPreviewMutationAtom)
  const entry = followUpOf(value, category)
  const requestOf = (step: number) => {
    const rounds = responseEntryOf(responses, category).steps
    const body = { category, clientId, step, steps: entry.steps, rounds, ...opening }
    return { input: body, write: () => writePreview({ body }) }
  }
  return (
    <div className={styles.root}>
      <div className={styles.editor}>
        <EntriesError entries={value} text={errorText} stepTitle={texts.followUps.step} onShow={setCategory} />
        <EditorBar history={history}>
          <CategoryTabs
            label={texts.followUpCategories}
            category={category}
            automatic={automaticCategories(value)}
            onChange={setCategory}
          />
        </EditorBar>
        <StepsEditor
          key={category}
          stepsKey={category}
          steps={entry.steps}
          newStep={() => newAiStep(entry.steps)}
          texts={texts.followUps}
          automation={{ label: texts.followUps.toggle, isOn: entry.enabled }}
          onAutomationChange={(enabled) => history.change(withEntry(value, { ...entry, enabled }), category)}
          previews={previews}
          requestOf={requestOf}
          onChange={(steps) => history.type(withEntry(value, { ...entry, steps }), category)}
        />
      </div>
    </div>
  )
}
