import { Button, Tooltip } from '@fluentui/react-components'
import { shownStepIndex, WizardShell } from '@tandem/components'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { type RefObject, useRef, useState } from 'react'
import { useFormElement } from '../../../shared/forms/formElement.ts'
import { FormScope } from '../../../shared/forms/FormScope.tsx'
import { todayAtom } from '../../../shared/today.ts'
import { FirstMessageDialog } from '../editor/templates/FirstMessageDialog.tsx'
import { tooLongFirstMessage } from '../editor/templates/messagesValue.ts'
import { sequenceSettingsRequiredText, sequenceSettingsSchema } from '../settings/sequenceSettings.ts'
import { newCreation } from './creation/creation.ts'
import { refusalAtom } from './creation/creations.ts'
import { changeDraftAtom, type SequenceDraft } from './draft.ts'
import { sequenceWizardMessages as texts } from './messages.ts'
import { SavedNote } from './SavedNote.tsx'
import { StepPage, type WizardParts } from './steps/StepPage.tsx'
import { draftLaunchBlocks, wizardStepsOf } from './wizardSteps.ts'

interface WizardStepsProps extends WizardParts {
  readonly draft: SequenceDraft
  readonly onTypeChange: () => void
  readonly onDiscard: () => void
  readonly onClose: () => void
}

const noSettings = { name: '', startDate: '', scheduleTimezone: '', schedule: null }

/** The steps of a draft. The form of the settings is around them: the wizard's last button submits it. */
export function WizardSteps(props: WizardStepsProps) {
  const { draft } = props
  const changeDraft = useSetAtom(changeDraftAtom)
  const setRefusal = useSetAtom(refusalAtom)
  const today = useAtomValue(todayAtom)
  const [schema] = useState(() => sequenceSettingsSchema(today))
  const isLaunching = useRef(false)
  const create = (): Promise<void> => {
    setRefusal(undefined)
    changeDraft({ creation: newCreation(isLaunching.current) })
    return Promise.resolve()
  }
  return (
    <FormScope
      initialValues={draft.settings ?? noSettings}
      schema={schema}
      requiredText={sequenceSettingsRequiredText}
      onSubmit={create}
    >
      <Steps {...props} isLaunching={isLaunching} />
    </FormScope>
  )
}

interface StepsProps extends WizardStepsProps {
  /** What the last button was pressed for, at the time of the submit. */
  readonly isLaunching: RefObject<boolean>
}

function Steps({ draft, onTypeChange, onDiscard, onClose, isLaunching, ...parts }: StepsProps) {
  const { submit } = useFormElement()
  const changeDraft = useSetAtom(changeDraftAtom)
  const [refusal, setRefusal] = useAtom(refusalAtom)
  const [isTooLongShown, setIsTooLongShown] = useState(false)
  const steps = wizardStepsOf(draft)
  const index = shownStepIndex(steps, draft.step)
  const step = steps[index]
  const { templates = [], sendConnectionRequests, sendEmptyConnectionRequest } = draft
  const messages = { templates, sendConnectionRequests, sendEmptyConnectionRequest }

  const show = (stepId: string) => {
    const isForward = steps.findIndex(({ id }) => id === stepId) > index
    // SEQ-35: a message that is too long is corrected before the next step.
    if (isForward && step?.id === 'messages' && tooLongFirstMessage(messages)) {
      setIsTooLongShown(true)
      return
    }
    setRefusal(undefined)
    changeDraft({ step: stepId })
  }
  const skip = () => {
    changeDraft({ recipients: { ids: '', held: '' } })
    show(steps[index + 1]?.id ?? '')
  }
  const finish = (launches: boolean) => {
    isLaunching.current = launches
    void submit()
  }
  if (!step) return null
  return (
    <>
      <WizardShell
        isOpen
        title={texts.title}
        steps={steps}
        currentStepId={step.id}
        onStepChange={(_, { stepId }) => show(stepId)}
        onFinish={() => finish(false)}
        finishLabel={texts.create}
        finishExtra={<LaunchButton draft={draft} isComplete={step.isComplete} onLaunch={() => finish(true)} />}
        footerExtra={
          step.id === 'recipients' &&
          draft.openImportId === undefined && (
            <Button appearance="subtle" onClick={skip}>
              {texts.skip}
            </Button>
          )
        }
        status={<SavedNote savedAt={draft.savedAt} />}
        errorText={refusal}
        onClose={onClose}
        closeQuestion={texts.close}
      >
        <StepPage
          step={step.id}
          draft={draft}
          {...parts}
          onTypeChange={onTypeChange}
          onDiscard={onDiscard}
          onStepChange={show}
        />
      </WizardShell>
      <FirstMessageDialog value={messages} isOpen={isTooLongShown} onClose={() => setIsTooLongShown(false)} />
    </>
  )
}

interface LaunchButtonProps {
  readonly draft: SequenceDraft
  /** The settings are complete. */
  readonly isComplete: boolean
  readonly onLaunch: () => void
}

/** Creates the sequence and launches it; disabled with the reason while a rule forbids that (SEQ-3, SEQ-4). */
function LaunchButton({ draft, isComplete, onLaunch }: LaunchButtonProps) {
  const [block] = draftLaunchBlocks(draft)
  const isDisabled = block !== undefined || !isComplete
  const button = (
    <Button disabledFocusable={isDisabled} onClick={() => !isDisabled && onLaunch()}>
      {texts.createAndLaunch}
    </Button>
  )
  if (!block) return button
  return (
    <Tooltip content={texts.launch[block]} relationship="description">
      {button}
    </Tooltip>
  )
}
