import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { Notice, WizardShell, ResultRow } from '@tandem/components'
import { column, surface } from '@tandem/components/styles'
import { useStore, useAtomValue } from 'jotai'
import { type ReactNode, useMemo, useSyncExternalStore, memo } from 'react'
import { errorText } from '../../../shared/api/errorText.ts'
import { JobProgress, jobShares } from '../../../shared/jobs/JobProgress.tsx'
import { failuresFile, JobResults } from '../../../shared/jobs/JobResults.tsx'
import { PausedActions } from '../../../shared/jobs/PausedActions.tsx'
import { useStarted } from '../../../shared/jobs/useStarted.ts'
import { type SequenceDraft } from '../draft.ts'
import { sequenceWizardMessages } from '../messages.ts'
import { additionName, hasLeft, heldBy, isUnderWay, type AdditionEntry } from './additions.ts'
import { type CreationProgress, type CreationRun } from './CreationRun.ts'
import { openCreation } from './creations.ts'
import { creationMessages as texts } from './messages.ts'
import { fullNameOf } from '../../../shared/text/fullName.ts'
import { sequenceQueryAtomOf } from '../../../entities/sequence/api.ts'
import { previewRecipientQueryAtomOf } from '../../../entities/sequence/editor/api.ts'

interface FailureRowProps {
  readonly entry: AdditionEntry
  /** Undefined: the row requests the name. */
  readonly knownName: string | undefined
  readonly onRetry: CreationRun['retry']
}

/** A failed addition, with the reason and the actions. */
const FailureRow = memo(function FailureRow({ entry, knownName, onRetry }: FailureRowProps) {
  const { kind, id } = entry.item
  const recipientId = kind === 'recipient' ? id : undefined
  const { data: recipient } = useAtomValue(useMemo(() => previewRecipientQueryAtomOf(recipientId), [recipientId]))
  const holderId = heldBy(entry)
  const { data: holder } = useAtomValue(useMemo(() => sequenceQueryAtomOf(holderId), [holderId]))
  const reason = entry.status === 'failed' ? entry.reason : undefined
  const isWorking = isUnderWay(entry)
  const retry = () => void onRetry(({ item }) => item.kind === kind && item.id === id)
  return (
    <ResultRow
      isCompact
      name={knownName ?? (fullNameOf(recipient) || texts.unnamed(kind, id))}
      company={texts.kinds[kind]}
      status={holderId === null ? (isWorking ? 'loading' : 'failed') : 'conflict'}
      conflictName={holder?.name}
      message={
        isWorking ? texts.working : hasLeft(entry) && holder ? `${reason} ${texts.hasLeft(holder.name)}` : reason
      }
      isReassigning={isWorking}
      onReassign={retry}
      onRetry={retry}
    />
  )
})

const useCreationViewStyles = makeStyles({
  root: column(tokens.spacingVerticalL),
  card: { padding: tokens.spacingHorizontalXL, ...surface },
})

/** Starts or continues the creation when the view mounts. */
function useCreation(): { readonly run: CreationRun; readonly progress: CreationProgress } {
  const store = useStore()
  const run = useStarted(useMemo(() => openCreation(store), [store]))
  return { run, progress: useSyncExternalStore(run.subscribe, run.getProgress) }
}

interface CreationViewProps {
  readonly draft: SequenceDraft | undefined
  /** Removes the draft. */
  readonly onDiscard: () => void
  readonly onClose: () => void
}

/** The progress and the failures of the creation. */
export function CreationView({ draft, onDiscard, onClose }: CreationViewProps) {
  const styles = useCreationViewStyles()
  const { run, progress } = useCreation()
  const { phase, error, open, sequenceId } = progress
  const isLaunching = draft?.creation?.isLaunching === true
  const isPartial = phase === 'partial'
  const isPaused = phase === 'paused'
  const isAnyLeft = open.some(hasLeft)
  const accept = open.length > 0 ? (isLaunching ? texts.acceptLaunching : texts.accept) : texts.launchAgain
  const { title, text, existsText } = texts.discardQuestion
  const pausedActions = (
    <PausedActions
      onResume={() => void run.start()}
      question={{ title, text: sequenceId === null ? text : existsText }}
      onDiscard={() => {
        run.discard()
        onDiscard()
      }}
    >
      {sequenceId === null ? (
        <Button onClick={() => void run.edit()}>{texts.edit}</Button>
      ) : (
        <Button onClick={() => run.open()}>{texts.openPaused}</Button>
      )}
    </PausedActions>
  )
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
      closeQuestion={{ ...sequenceWizardMessages.close, text: sequenceWizardMessages.close.creatingText }}
    >
      <div className={styles.root}>
        <div className={styles.card}>
          <CreationState progress={progress} actions={isPaused && pausedActions} />
        </div>
        {isPartial && error !== undefined && (
          <Notice intent="error">
            {open.length > 0 && `${texts.notLaunched} `}
            {errorText(error)}
          </Notice>
        )}
        {open.length > 0 && (
          <div className={styles.card}>
            <Failures run={run} progress={progress} draft={draft} />
          </div>
        )}
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

interface CreationStateProps {
  readonly progress: CreationProgress
  readonly actions: ReactNode
}

function CreationState({ progress, actions }: CreationStateProps) {
  const { phase, counts, done, total, sequenceId, error } = progress
  const isRunning = phase === 'creating' || phase === 'adding' || phase === 'launching'
  const isPaused = phase === 'paused'
  return (
    <JobProgress
      text={stateText(progress)}
      label={texts.progress}
      shares={jobShares(counts)}
      total={isRunning && (sequenceId === null || total === 0) ? undefined : total}
      actions={actions}
      note={isRunning ? texts.running : isPaused && sequenceId !== null ? texts.exists(done, total) : undefined}
      warning={isPaused ? errorText(error) : undefined}
    />
  )
}

interface FailuresProps {
  readonly run: CreationRun
  readonly progress: CreationProgress
  readonly draft: SequenceDraft | undefined
}

function Failures({ run, progress: { open }, draft }: FailuresProps) {
  const heldCount = open.filter((entry) => heldBy(entry) !== null).length
  const nameOf = additionName(draft)
  return (
    <JobResults
      label={texts.open}
      count={open.length}
      renderRow={(index) => {
        const entry = open[index]
        return entry && <FailureRow entry={entry} knownName={nameOf(entry.item)} onRetry={run.retry} />
      }}
      failedCount={open.length - heldCount}
      onRetry={() => void run.retry((entry) => heldBy(entry) === null)}
      heldCount={heldCount}
      onReassign={() => void run.retry((entry) => heldBy(entry) !== null)}
      isBusy={open.some(isUnderWay)}
      readFailures={() => {
        const lines = open
          .filter((entry) => !isUnderWay(entry))
          .map((entry) => [
            texts.kinds[entry.item.kind],
            nameOf(entry.item) ?? String(entry.item.id),
            entry.status === 'failed' ? entry.reason : texts.heldElsewhere,
          ])
        return failuresFile(lines, { name: texts.failedFile, columns: texts.failedColumns })
      }}
    />
  )
}
