import { Tab, TabList } from '@fluentui/react-components'
import { type AutomationSwitch, DelayEditor, EmptyState, PromptEditor, StepsRail } from '@tandem/components'
import { delayBounds, delayOfEdit, editOfDelay, formatDelay, maximumLength } from '@tandem/contract'
import { type ReactNode, useId, useState } from 'react'
import { editorMessages } from '../messages.ts'
import { StepPreview } from './StepPreview.tsx'
import { useStepsEditorStyles } from './StepsEditor.styles.ts'
import { type ExamplePreviews, type ExampleRequest } from './useExamplePreviews.ts'

const texts = editorMessages.ai

interface EditedStep {
  readonly prompts: string[]
  /** Steps without a delay answer the lead at once. */
  readonly delaySecs?: number
}

export interface StepsEditorTexts {
  readonly rail: string
  readonly add: string
  readonly step: (place: number) => string
  readonly empty: string
  /** Above each step that has no delay. */
  readonly lead?: string
}

interface StepsEditorProps<Step extends EditedStep> {
  /** Names these steps among all of the editor. */
  readonly stepsKey: string
  readonly steps: readonly Step[]
  readonly onChange: (steps: Step[]) => void
  readonly newStep: () => Step
  readonly texts: StepsEditorTexts
  /** Steps that always stay. Default: 0. */
  readonly minimum?: number
  readonly automation?: AutomationSwitch
  readonly previews: ExamplePreviews
  /** The example chat of the step at an index. */
  readonly requestOf: (index: number) => ExampleRequest
  /** A further page beside prompts and preview. */
  readonly page?: { readonly label: string; readonly content: ReactNode }
}

/** The steps of the AI at the left, and the prompts or the example chat of one of them at the right. */
export function StepsEditor<Step extends EditedStep>(props: StepsEditorProps<Step>) {
  const { stepsKey, steps, onChange, newStep, texts: own, minimum = 0, automation, previews, requestOf, page } = props
  const styles = useStepsEditorStyles()
  const id = useId()
  const [chosen, setChosen] = useState(0)
  const [shownPage, setShownPage] = useState('prompts')
  const index = Math.min(chosen, steps.length - 1)
  const step = steps[index]
  const isPageShown = shownPage === 'page' && page !== undefined
  const replace = (at: number, part: Partial<EditedStep>) =>
    onChange(steps.map((each, place) => (place === at ? { ...each, ...part } : each)))
  const titleOf = (at: number) => own.step(at + 1)
  const leadOf = ({ delaySecs }: EditedStep, at: number): ReactNode =>
    delaySecs === undefined ? (
      own.lead
    ) : (
      <DelayEditor
        label={texts.delayBefore(titleOf(at))}
        text={formatDelay(delaySecs)}
        edit={editOfDelay(delaySecs)}
        bounds={delayBounds}
        onChange={(_, edit) => replace(at, { delaySecs: delayOfEdit(edit) })}
      />
    )
  return (
    <div className={styles.columns}>
      <StepsRail
        title={own.rail}
        steps={steps.map((each, at) => ({ id: String(at), label: titleOf(at), lead: leadOf(each, at) }))}
        selectedId={String(index)}
        minimum={minimum}
        addLabel={own.add}
        emptyText={own.empty}
        {...(automation && { automation })}
        onSelect={(_, { stepId }) => setChosen(Number(stepId))}
        onAdd={() => {
          onChange([...steps, newStep()])
          setChosen(steps.length)
        }}
        onRemove={(_, { stepId }) => {
          const removed = Number(stepId)
          onChange(steps.toSpliced(removed, 1))
          if (removed < index) setChosen(index - 1)
        }}
      />
      <div className={styles.pane}>
        {step && <h3 className={styles.stepTitle}>{titleOf(index)}</h3>}
        <TabList
          aria-label={texts.pane}
          size="small"
          selectedValue={isPageShown ? 'page' : shownPage}
          onTabSelect={(_, { value }) => setShownPage(String(value))}
        >
          <Tab id={`${id}prompts`} value="prompts" aria-controls={`${id}panel`}>
            {texts.prompts}
          </Tab>
          <Tab id={`${id}preview`} value="preview" aria-controls={`${id}panel`}>
            {texts.preview}
          </Tab>
          {page && (
            <Tab id={`${id}page`} value="page" aria-controls={`${id}panel`}>
              {page.label}
            </Tab>
          )}
        </TabList>
        <div
          role="tabpanel"
          id={`${id}panel`}
          aria-labelledby={`${id}${isPageShown ? 'page' : shownPage}`}
          className={styles.panel}
        >
          {isPageShown && page.content}
          {!isPageShown && !step && <EmptyState {...texts.noStep} headingLevel={3} isCompact illustration="chat" />}
          {step && shownPage === 'prompts' && (
            <PromptEditor
              key={`${stepsKey}/${index}/${steps.length}`}
              prompts={step.prompts}
              limit={maximumLength.prompt}
              onChange={({ prompts }) => replace(index, { prompts: [...prompts] })}
            />
          )}
          {step && shownPage === 'preview' && (
            <StepPreview stepKey={`${stepsKey}/${index}`} previews={previews} request={requestOf(index)} />
          )}
        </div>
      </div>
    </div>
  )
}
