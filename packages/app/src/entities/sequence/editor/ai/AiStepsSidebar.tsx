import { type AutomationSwitch, DelayEditor, AiStepList } from '@tandem/components'
import { delayBounds, type DelayEdit, editOfDelay, formatDelay } from '@tandem/contract'
import { memo } from 'react'
import { isDeepEqual } from '../../../../shared/api/isDeepEqual.ts'
import { editorMessages } from '../messages.ts'

export interface StepsEditorTexts {
  readonly rail: string
  readonly add: string
  readonly step: (place: number) => string
  readonly empty: string
  /** Text above each step without a delay. */
  readonly lead?: string
}

interface AiStepsSidebarProps {
  /** The delays in seconds. Undefined for a step that answers at once. */
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

/** The steps of the AI with their delays. Memoized, so that typing in a prompt does not render them again. */
export const AiStepsSidebar = memo(function AiStepsSidebar(props: AiStepsSidebarProps) {
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
