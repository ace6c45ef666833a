import { Button, Tooltip, makeStyles, tokens } from '@fluentui/react-components'
import { chipEditor, shownStepIndex, WizardShell } from '@tandem/components'
import { useAtom, useSetAtom, useAtomValue, useStore } from 'jotai'
import { useCallback, useRef, useState } from 'react'
import { useAllClients } from '../../entities/client/allClients.ts'
import { firstCategory } from '../../entities/sequence/editor/ai/aiEntries.ts'
import { draftOwner } from '../../entities/sequence/editor/ai/tests/promptTests.ts'
import { CalendarAttachment } from '../../entities/sequence/editor/calendar/CalendarAttachment.tsx'
import { FirstMessageDialog } from '../../entities/sequence/editor/templates/FirstMessageDialog.tsx'
import { tooLongFirstMessage } from '../../entities/sequence/editor/templates/messagesValue.ts'
import { launchOrAsk } from '../../entities/sequence/launch/launchTests.ts'
import { newCreation } from './creation/creation.ts'
import { openCreation, refusalAtom } from './creation/creations.ts'
import { changeDraftAtom, sequenceDraftAtom, type SequenceDraft } from './draft.ts'
import { sequenceWizardMessages as texts } from './messages.ts'
import { StepPage, type WizardParts } from './steps/StepPage.tsx'
import { draftAttachment } from './draft.ts'
import { useDraftHistory, type DraftEdits } from './useDraftHistory.ts'
import { draftLaunchBlocks, launchCandidate, wizardStepsOf } from './wizardSteps.ts'
import { usePreload } from '../../shared/page/whenIdle.ts'
import { nowAtom } from '../../shared/time/clock.ts'
import { HistoryButtons } from '../../entities/sequence/editor/HistoryButtons.tsx'
import { inlineRow } from '@tandem/components/styles'

const useDraftStatusStyles = makeStyles({
  root: inlineRow(tokens.spacingHorizontalS),
  history: { display: 'inline-flex' },
  notKept: { color: tokens.colorStatusDangerForeground1, maxWidth: '320px' },
})

const draftTexts = texts.saved

interface DraftStatusProps {
  /** In ms since 1970. */
  readonly savedAt: number
  readonly history: DraftEdits['history']
}

/** Shows the buttons for undo and redo, and the time of the last saved change. */
export function DraftStatus({ savedAt, history }: DraftStatusProps) {
  const styles = useDraftStatusStyles()
  const isKept = useAtomValue(sequenceDraftAtom.isStoredAtom)
  return (
    <span className={styles.root}>
      <span role="group" aria-label={draftTexts.history} className={styles.history}>
        <HistoryButtons history={history} />
      </span>
      {isKept ? (
        <SavedNote savedAt={savedAt} />
      ) : (
        <span role="alert" className={styles.notKept}>
          {draftTexts.notKept}
        </span>
      )}
    </span>
  )
}

function SavedNote({ savedAt }: Pick<DraftStatusProps, 'savedAt'>) {
  const now = useAtomValue(nowAtom)
  const minutes = Math.floor((now - savedAt) / 60_000)
  if (minutes < 1) return draftTexts.now
  if (minutes < 60) return draftTexts.minutes(minutes)
  if (minutes < 60 * 24) return draftTexts.hours(Math.floor(minutes / 60))
  return draftTexts.days(Math.floor(minutes / 60 / 24))
}

interface WizardStepsProps extends WizardParts {
  readonly draft: SequenceDraft
  readonly onTypeChange: () => void
  readonly onDiscard: () => void
  readonly onClose: () => void
}

/** Shows the wizard with the open step of the draft. */
export function WizardSteps({ draft, onTypeChange, onDiscard, onClose, ...parts }: WizardStepsProps) {
  const changeDraft = useSetAtom(changeDraftAtom)
  const store = useStore()
  const [refusal, setRefusal] = useAtom(refusalAtom)
  const [isTooLongShown, setIsTooLongShown] = useState(false)
  const submitSettings = useRef<() => void>(null)
  const isLaunching = useRef(false)
  const endAttachment = useSetAtom(draftAttachment.endAtom)
  const edits = useDraftHistory(draft)
  usePreload(chipEditor)
  const { clients } = useAllClients()
  const chosen = clients?.find(({ id }) => id === draft.client?.id)
  const steps = wizardStepsOf(draft, chosen?.status === 'archived')
  const index = shownStepIndex(steps, draft.step)
  const step = steps[index]
  const { templates = [], sendConnectionRequests, sendEmptyConnectionRequest } = draft
  const messages = { templates, sendConnectionRequests, sendEmptyConnectionRequest }

  const show = (stepId: string) => {
    const isForward = steps.findIndex(({ id }) => id === stepId) > index
    // Before the next step, the user must shorten a first message that is too long (SEQ-35).
    if (isForward && step?.id === 'messages' && tooLongFirstMessage(messages)) {
      setIsTooLongShown(true)
      return
    }
    setRefusal(undefined)
    changeDraft({ step: stepId })
  }
  const closeTooLong = useCallback(() => setIsTooLongShown(false), [])
  const skip = () => {
    changeDraft({ recipients: { ids: '', held: '' } })
    show(steps[index + 1]?.id ?? '')
  }
  const finish = (launches: boolean) => {
    isLaunching.current = launches
    submitSettings.current?.()
  }
  const launch = () => launchOrAsk(store, launchCandidate(draft), () => finish(true))
  const create = () => {
    setRefusal(undefined)
    endAttachment()
    // Several windows can show this draft. Only the window in which the user has clicked creates the sequence.
    void openCreation(store).start(newCreation(isLaunching.current))
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
        finishExtra={<LaunchButton draft={draft} isComplete={step.isComplete} onLaunch={launch} />}
        footerExtra={
          step.id === 'recipients' &&
          draft.openImportId === undefined && (
            <Button appearance="subtle" onClick={skip}>
              {texts.skip}
            </Button>
          )
        }
        status={<DraftStatus savedAt={draft.savedAt} history={edits.history} />}
        errorText={refusal?.map((reason) => (
          <div key={reason}>{reason}</div>
        ))}
        onClose={onClose}
        closeQuestion={texts.close}
      >
        <CalendarAttachment
          owner={draftOwner}
          value={draft}
          onChange={(calendar) => {
            edits.calendar.change(calendar, firstCategory)
            // `change` switches the wizard to the step `responses`. `changeDraft` switches back to the open step.
            changeDraft({ step: step.id })
          }}
        />
        <StepPage
          step={step.id}
          draft={draft}
          edits={edits}
          {...parts}
          onTypeChange={onTypeChange}
          onDiscard={onDiscard}
          onStepChange={show}
          submitRef={submitSettings}
          onCreate={create}
        />
      </WizardShell>
      <FirstMessageDialog tooLong={isTooLongShown ? tooLongFirstMessage(messages) : undefined} onClose={closeTooLong} />
    </>
  )
}

interface LaunchButtonProps {
  readonly draft: SequenceDraft
  /** True if the settings are complete. */
  readonly isComplete: boolean
  readonly onLaunch: () => void
}

/** Creates and launches the sequence. If a rule forbids the launch, the disabled button says why (SEQ-3, SEQ-4). */
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
