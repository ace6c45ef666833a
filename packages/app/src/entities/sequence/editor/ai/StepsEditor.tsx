import { Tab, TabList } from '@fluentui/react-components'
import {
  type AutomationSwitch,
  EmptyState,
  PromptEditor,
  useLatest,
  ChatPreview,
  Notice,
  DelayEditor,
  AiStepList,
} from '@tandem/components'
import { type DelayEdit, delayOfEdit, maximumLength, delayBounds, editOfDelay, formatDelay } from '@tandem/contract'
import { memo, type ReactNode, useId, useMemo, useState } from 'react'
import { editorMessages } from '../messages.ts'
import { useStepsEditorStyles } from './StepsEditor.styles.ts'
import { type ExamplePreviews, type ExampleRequest } from './useExamplePreviews.ts'
import { CreditsNotice } from '../CreditsNotice.tsx'
import { isDeepEqual } from '../../../../shared/api/isDeepEqual.ts'

interface StepsEditorTexts {
  readonly rail: string
  readonly add: string
  readonly step: (place: number) => string
  readonly empty: string
  readonly lead?: string
}

interface AiStepsSidebarProps {
  /** In seconds. Undefined for a step that replies at once. */
  readonly delays: readonly (number | undefined)[]
  readonly selected: number
  readonly texts: StepsEditorTexts
  readonly automation: Omit<AutomationSwitch, 'onChange'> | undefined
  /** Keep these functions stable. */
  readonly onSelect: (index: number) => void
  readonly onAdd: () => void
  readonly onRemove: (index: number) => void
  readonly onDelayChange: (index: number, edit: DelayEdit) => void
  readonly onAutomationChange: (isOn: boolean) => void
}

/** Memoized, so that typing in a prompt does not render the sidebar again. */
const AiStepsSidebar = memo(function AiStepsSidebar(props: AiStepsSidebarProps) {
  const { delays, selected, texts, automation, onSelect, onAdd, onRemove } = props
  const { onDelayChange, onAutomationChange } = props
  const stepOf = (delaySecs: number | undefined, index: number) => {
    const label = texts.step(index + 1)
    const lead =
      delaySecs === undefined ? (
        texts.lead
      ) : (
        <DelayEditor
          label={editorMessages.ai.delayBefore(label)}
          text={formatDelay(delaySecs)}
          edit={editOfDelay(delaySecs)}
          bounds={delayBounds}
          onChange={(_, edit) => onDelayChange(index, edit)}
        />
      )
    return { id: String(index), label, lead }
  }
  return (
    <AiStepList
      title={texts.rail}
      steps={delays.map(stepOf)}
      selectedId={String(selected)}
      minimum={0}
      addLabel={texts.add}
      emptyText={texts.empty}
      automation={automation ? { ...automation, onChange: (_, { isOn }) => onAutomationChange(isOn) } : undefined}
      onSelect={(_, { stepId }) => onSelect(Number(stepId))}
      onAdd={onAdd}
      onRemove={(_, { stepId }) => onRemove(Number(stepId))}
    />
  )
}, isDeepEqual)

const stepPreviewTexts = editorMessages.ai

interface StepPreviewProps {
  readonly stepKey: string
  readonly previews: ExamplePreviews
  readonly request: ExampleRequest
}

function StepPreview({ stepKey, previews, request }: StepPreviewProps) {
  const styles = useStepsEditorStyles()
  const { chat, isLoading, isStale, errorText, isOutOfCredits } = previews.previewOf(stepKey, request.input)
  return (
    <div className={styles.preview}>
      {isStale && !isLoading && <Notice intent="warning">{stepPreviewTexts.stale}</Notice>}
      <ChatPreview
        messages={chat?.messages.map((message, index) => ({ id: String(index), ...message }))}
        isLoading={isLoading}
        errorText={errorText}
        onRegenerate={() => void previews.write(stepKey, request)}
        texts={{
          note: editorMessages.cost,
          regenerate: chat ? stepPreviewTexts.again : stepPreviewTexts.show,
          you: stepPreviewTexts.you,
          emptyText: stepPreviewTexts.previewEmpty,
        }}
      />
      {isOutOfCredits && <CreditsNotice />}
    </div>
  )
}

interface EditedStep {
  readonly prompts: string[]
  /** In seconds. A step without a delay replies at once. */
  readonly delaySecs?: number
}

interface StepsEditorProps<Step extends EditedStep> {
  readonly stepsKey: string
  readonly steps: readonly Step[]
  readonly onChange: (steps: Step[]) => void
  readonly newStep: () => Step
  readonly texts: StepsEditorTexts
  readonly automation?: Omit<AutomationSwitch, 'onChange'>
  readonly onAutomationChange?: (isOn: boolean) => void
  readonly previews: ExamplePreviews
  readonly requestOf: (index: number) => ExampleRequest
  readonly pages?: readonly { readonly label: string; readonly content: ReactNode }[]
}

export function StepsEditor<Step extends EditedStep>(props: StepsEditorProps<Step>) {
  const { stepsKey, steps, texts, automation, previews, requestOf, pages = [] } = props
  const styles = useStepsEditorStyles()
  const panelId = useId()
  const [chosen, setChosen] = useState(0)
  const [chosenTab, setChosenTab] = useState('prompts')
  const index = Math.min(chosen, steps.length - 1)
  const selected = steps[index]
  const page = pages.find(({ label }) => label === chosenTab)
  const tab = page || chosenTab === 'preview' ? chosenTab : 'prompts'
  const latest = useLatest({ ...props, index })
  const change = useMemo(() => {
    const replace = (at: number, part: Partial<EditedStep>) => {
      const { steps: now, onChange } = latest.current
      const step = now[at]
      if (step) onChange(now.with(at, { ...step, ...part }))
    }
    return {
      replace,
      delay: (at: number, edit: DelayEdit) => replace(at, { delaySecs: delayOfEdit(edit) }),
      add: () => {
        const { steps: now, onChange, newStep } = latest.current
        onChange([...now, newStep()])
        setChosen(now.length)
      },
      remove: (at: number) => {
        const { steps: now, onChange, index: current } = latest.current
        onChange(now.toSpliced(at, 1))
        if (at < current) setChosen(current - 1)
      },
      automation: (isOn: boolean) => latest.current.onAutomationChange?.(isOn),
    }
  }, [latest])
  return (
    <div className={styles.columns}>
      <AiStepsSidebar
        delays={steps.map(({ delaySecs }) => delaySecs)}
        selected={index}
        texts={texts}
        automation={automation}
        onSelect={setChosen}
        onAdd={change.add}
        onRemove={change.remove}
        onDelayChange={change.delay}
        onAutomationChange={change.automation}
      />
      <div className={styles.pane}>
        {selected && <h3 className={styles.stepTitle}>{texts.step(index + 1)}</h3>}
        <PaneTabs
          id={panelId}
          tab={tab}
          pageLabels={pages.map(({ label }) => label).join('\n')}
          onChange={setChosenTab}
        />
        <div role="tabpanel" id={panelId} aria-labelledby={paneTabId(panelId, tab)} className={styles.panel}>
          {page?.content}
          {!page && !selected && (
            <EmptyState {...editorMessages.ai.noStep} headingLevel={3} isCompact illustration="chat" />
          )}
          {selected && tab === 'prompts' && (
            <PromptEditor
              key={`${stepsKey}/${index}/${steps.length}`}
              prompts={selected.prompts}
              limit={maximumLength.prompt}
              onChange={({ prompts }) => change.replace(index, { prompts: [...prompts] })}
            />
          )}
          {selected && tab === 'preview' && (
            <StepPreview stepKey={`${stepsKey}/${index}`} previews={previews} request={requestOf(index)} />
          )}
        </div>
      </div>
    </div>
  )
}

interface PaneTabsProps {
  readonly id: string
  /** 'prompts', 'preview', or the label of a further page. */
  readonly tab: string
  /** Separated by line breaks. A string, because `PaneTabs` is memoized. */
  readonly pageLabels: string
  readonly onChange: (tab: string) => void
}

/** Memoized, so that typing in a prompt does not render the tabs again. */
const PaneTabs = memo(function PaneTabs({ id, tab, pageLabels, onChange }: PaneTabsProps) {
  const styles = useStepsEditorStyles()
  const tabOf = (value: string, label: string) => (
    <Tab key={value} id={paneTabId(id, value)} value={value} aria-controls={id}>
      {label}
    </Tab>
  )
  return (
    <TabList
      aria-label={editorMessages.ai.pane}
      size="small"
      className={styles.tabs}
      selectedValue={tab}
      onTabSelect={(_, { value }) => onChange(String(value))}
    >
      {tabOf('prompts', editorMessages.ai.prompts)}
      {tabOf('preview', editorMessages.ai.preview)}
      {pageLabels !== '' && pageLabels.split('\n').map((label) => tabOf(label, label))}
    </TabList>
  )
})

const paneTabId = (panelId: string, tab: string): string => `${panelId}${tab.replaceAll(' ', '')}`
