import { Button, Field, ProgressBar } from '@fluentui/react-components'
import { Notice, WizardShell } from '@tandem/components'
import { useSetAtom } from 'jotai'
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { errorText } from '../../../shared/api/errorText.ts'
import { type SequenceDraft } from '../draft.ts'
import { sequenceWizardMessages } from '../messages.ts'
import { type Addition, hasLeft, heldBy } from './additions.ts'
import { type CreationProgress, type CreationRun } from './CreationRun.ts'
import { openCreationAtom } from './creations.ts'
import { useCreationViewStyles } from './CreationView.styles.ts'
import { FailureRow, isUnderWay } from './FailureRow.tsx'
import { creationMessages as texts } from './messages.ts'
import { PausedActions } from './PausedActions.tsx'

/** Failures that are listed; the others are counted. */
const listedAtMost = 50

/** The creation of this draft. It starts, or goes on, when it is shown. */
function useCreation(): { readonly run: CreationRun; readonly progress: CreationProgress } {
  const open = useSetAtom(openCreationAtom)
  const run = useMemo(() => open(), [open])
  useEffect(() => void run.start(), [run])
  return { run, progress: useSyncExternalStore(run.subscribe, run.getProgress) }
}

interface CreationViewProps {
  readonly draft: SequenceDraft | undefined
  /** Removes the draft. */
  readonly onDiscard: () => void
  readonly onClose: () => void
}

/** The progress of the creation, and what is left to decide after it. */
export function CreationView({ draft, onDiscard, onClose }: CreationViewProps) {
  const styles = useCreationViewStyles()
  const { run, progress } = useCreation()
  const { phase, error, open, sequenceId } = progress
  const isLaunching = draft?.creation?.isLaunching === true
  const isPartial = phase === 'partial'
  const isPaused = phase === 'paused'
  const isAnyLeft = open.some(hasLeft)
  const accept = open.length > 0 ? (isLaunching ? texts.acceptLaunching : texts.accept) : texts.launchAgain
  return (
    <WizardShell
      isOpen
      title={draft?.settings?.name ?? sequenceWizardMessages.title}
      steps={[{ id: 'creation', label: texts.step, isComplete: isPartial }]}
      currentStepId="creation"
      onStepChange={() => {}}
      onFinish={() => void (isAnyLeft ? run.putBackAndAccept() : run.accept())}
      finishLabel={isAnyLeft ? texts.putBack : accept}
      hasFinish={isPartial}
      finishExtra={
        isPartial && (
          <>
            {isLaunching && <Button onClick={() => run.open()}>{texts.openPaused}</Button>}
            {isAnyLeft && <Button onClick={() => void run.accept()}>{accept}</Button>}
          </>
        )
      }
      onClose={onClose}
      closeQuestion={{ title: sequenceWizardMessages.close.title, text: sequenceWizardMessages.close.creatingText }}
    >
      <div className={styles.root}>
        <div className={styles.card}>
          <CreationState progress={progress} />
          {isPaused && (
            <PausedActions
              run={run}
              isCreated={sequenceId !== null}
              onDiscard={() => {
                run.discard()
                onDiscard()
              }}
            />
          )}
        </div>
        {isPartial && error !== undefined && (
          <Notice intent="error">
            {open.length > 0 && `${texts.notLaunched} `}
            {errorText(error)}
          </Notice>
        )}
        {(isPartial || isPaused) && open.length > 0 && <Failures run={run} progress={progress} draft={draft} />}
      </div>
    </WizardShell>
  )
}

function stateText({ phase, done, total, open, sequenceId }: CreationProgress): string {
  if (phase === 'elsewhere') return texts.elsewhere
  if (phase === 'gone') return texts.gone
  if (phase === 'paused') return texts.paused
  if (phase === 'launching') return texts.launching
  if (phase === 'partial') return open.length > 0 ? texts.partial(open) : texts.notLaunched
  if (phase === 'done') return texts.done
  return sequenceId === null ? texts.creating : texts.adding(done, total)
}

function CreationState({ progress }: { readonly progress: CreationProgress }) {
  const styles = useCreationViewStyles()
  const { phase, done, total, sequenceId, error } = progress
  const isRunning = phase === 'creating' || phase === 'adding' || phase === 'launching'
  return (
    <>
      <p role="status" className={styles.state}>
        {stateText(progress)}
      </p>
      {isRunning && (
        <Field validationState="none">
          <ProgressBar aria-label={texts.progress} {...(sequenceId !== null && total > 0 && { value: done / total })} />
        </Field>
      )}
      {isRunning && <p className={styles.note}>{texts.running}</p>}
      {phase === 'paused' && sequenceId !== null && <p className={styles.note}>{texts.exists(done, total)}</p>}
      {phase === 'paused' && (
        <p role="alert" className={styles.note}>
          {errorText(error)}
        </p>
      )}
    </>
  )
}

interface FailuresProps {
  readonly run: CreationRun
  readonly progress: CreationProgress
  readonly draft: SequenceDraft | undefined
}

/** Profiles, then recipients that could not be added; each can be retried, or moved out of its other sequence. */
function Failures({ run, progress: { open }, draft }: FailuresProps) {
  const styles = useCreationViewStyles()
  const profileNames = new Map((draft?.profiles ?? []).map(({ id, name }) => [id, name]))
  const heldCount = open.filter((entry) => heldBy(entry) !== null).length
  const otherCount = open.length - heldCount
  const retry = useCallback(
    ({ kind, id }: Addition) => void run.retry(({ item }) => item.kind === kind && item.id === id),
    [run],
  )
  const isWorking = open.some(({ status }) => isUnderWay(status))
  const retryAll = (isHeld: boolean) => {
    if (!isWorking) void run.retry((entry) => (heldBy(entry) !== null) === isHeld)
  }
  return (
    <section className={styles.card}>
      <div className={styles.actions}>
        {heldCount > 1 && (
          <Button disabledFocusable={isWorking} onClick={() => retryAll(true)}>
            {texts.reassignAll(heldCount)}
          </Button>
        )}
        {otherCount > 1 && (
          <Button disabledFocusable={isWorking} onClick={() => retryAll(false)}>
            {texts.retryAll(otherCount)}
          </Button>
        )}
      </div>
      {(['profile', 'recipient'] as const).map((kind) => {
        const shown = open.filter(({ item }) => item.kind === kind)
        return (
          shown.length > 0 && (
            <div key={kind}>
              <h4 className={styles.title}>{texts.kinds[kind]}</h4>
              <ul aria-label={texts.kinds[kind]} className={styles.list}>
                {shown.slice(0, listedAtMost).map((entry) => (
                  <FailureRow
                    key={entry.item.id}
                    entry={entry}
                    profileName={kind === 'profile' ? profileNames.get(entry.item.id) : undefined}
                    onRetry={retry}
                  />
                ))}
              </ul>
              {shown.length > listedAtMost && <p className={styles.note}>{texts.more(shown.length - listedAtMost)}</p>}
            </div>
          )
        )
      })}
    </section>
  )
}
