import { type ResponseEntry, type ClientId } from '@tandem/contract'
import { useSetAtom } from 'jotai'
import { responsePreviewMutationAtom } from '../api.ts'
import { CalendarPanel, type CalendarValue } from '../calendar/CalendarPanel.tsx'
import { editorMessages } from '../messages.ts'
import { automaticCategories, firstCategory, newRound, responseEntryOf, withEntry } from './aiEntries.ts'
import { CategoryTabs } from './CategoryTabs.tsx'
import { type AiEdits, EditorBar } from './EditorBar.tsx'
import { EntriesError } from './EntriesError.tsx'
import { type ExampleOpening } from './exampleOpening.ts'
import { StepsEditor } from './StepsEditor.tsx'
import { useStepsEditorStyles } from './StepsEditor.styles.ts'
import { type CategorySelection, useCategory } from './useCategory.ts'
import { draftOwner } from './tests/promptTests.ts'
import { PromptTests } from './tests/PromptTests.tsx'
import { responseRequest } from './tests/testedPrompts.ts'
import { useExamplePreviews } from './useExamplePreviews.ts'

const texts = editorMessages.ai

interface ResponsesEditorProps extends CategorySelection {
  readonly value: readonly ResponseEntry[]
  readonly history: AiEdits<readonly ResponseEntry[]>
  readonly clientId: ClientId
  readonly opening: ExampleOpening
  readonly calendar: { readonly value: CalendarValue; readonly onChange: (value: CalendarValue) => void }
  /** The id of the edited sequence. Default: `draftOwner`, for a draft without an id. */
  readonly owner?: string
  readonly errorText?: string | undefined
}

const { toggle, answered, notAnswered } = texts.responses

const automationOf = ({ fastResponseEnabled: isOn }: ResponseEntry) => ({
  label: toggle,
  isOn,
  description: isOn ? answered : notAnswered,
})

export function ResponsesEditor(props: ResponsesEditorProps) {
  const { value, history, clientId, opening, calendar, owner = draftOwner, errorText } = props
  const styles = useStepsEditorStyles()
  const [category, setCategory] = useCategory(props)
  const previews = useExamplePreviews(owner, 'responses')
  const writePreview = useSetAtom(responsePreviewMutationAtom)
  const entry = responseEntryOf(value, category)
  const prompts = { clientId, opening, responses: value }
  const requestOf = (round: number) => {
    const body = responseRequest(prompts, category, round)
    return { input: body, write: () => writePreview({ body }) }
  }
  return (
    <div className={styles.root}>
      <div className={styles.editor}>
        <EntriesError entries={value} text={errorText} stepTitle={texts.responses.step} onShow={setCategory} />
        <EditorBar history={history}>
          <CategoryTabs
            label={texts.categories}
            category={category}
            automatic={automaticCategories(value)}
            onChange={setCategory}
          />
        </EditorBar>
        <StepsEditor
          key={category}
          stepsKey={category}
          steps={entry.steps}
          newStep={() => newRound(entry.steps)}
          texts={texts.responses}
          automation={automationOf(entry)}
          onAutomationChange={(fastResponseEnabled) =>
            history.change(withEntry(value, { ...entry, fastResponseEnabled }), category)
          }
          previews={previews}
          requestOf={requestOf}
          onChange={(steps) => history.type(withEntry(value, { ...entry, steps }), category)}
          pages={[
            {
              label: editorMessages.tests.tab,
              content: <PromptTests owner={owner} category={category} prompts={prompts} />,
            },
            ...(category === firstCategory
              ? [{ label: editorMessages.calendar.tab, content: <CalendarPanel owner={owner} {...calendar} /> }]
              : []),
          ]}
        />
      </div>
    </div>
  )
}
