import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components'
import { focusKeepingBackdrop, useFocusReturn, useLatest } from '@tandem/components'
import { pageSize, type Recipient, sequenceList } from '@tandem/contract'
import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo, useRef, useState, useSyncExternalStore, useEffect } from 'react'
import { type List } from '../../shared/list/defineList.ts'
import { JobProgress } from '../../shared/jobs/JobProgress.tsx'
import { settledCount } from '../../shared/jobs/jobState.ts'
import { listMessages } from '../../shared/list/messages.ts'
import { sharedMessages } from '../../shared/text/messages.ts'
import { operationQueryAtom } from '../../shared/api/operationAtoms.ts'
import { useFocusKept } from '../../shared/page/useFocusKept.ts'
import { SequencePicker } from '../../entities/sequence/SequencePicker.tsx'
import { recipientListMessages } from '../../entities/recipient/messages.ts'
import { recipientList } from '../../entities/recipient/recipientList.ts'
import { useAddToSequenceStyles } from './addToSequence.styles.ts'
import { AdditionPreview } from './AdditionPreview.tsx'
import { AdditionSummary } from './AdditionSummary.tsx'
import {
  type AdditionJob,
  additionPlan,
  type ChosenSequence,
  addToSequenceMutationAtom,
  createAdditionJob,
  openRows,
} from './addToSequenceJob.ts'
import { apiClientAtom } from '../../shared/api/apiClientAtom.ts'
import { errorText } from '../../shared/api/errorText.ts'
import { showToastAtom } from '../../shared/toast/toasts.ts'

const texts = recipientListMessages.addToSequence

type AdditionStage =
  | { readonly at: 'collecting'; readonly count: number }
  | { readonly at: 'choosing'; readonly rows: readonly Recipient[] }
  | { readonly at: 'running' | 'summary'; readonly job: AdditionJob; readonly sequence: ChosenSequence }

/** If `recipients` is undefined, loads the selected recipients of the list. */
function useAdditionJob(list: List<Recipient>, recipients: readonly Recipient[] | undefined, onClose: () => void) {
  const { collectSelectedAtom, selectionAtom } = list.atoms
  const collect = useSetAtom(collectSelectedAtom)
  const select = useSetAtom(selectionAtom)
  const { request } = useAtomValue(apiClientAtom)
  const addToSequence = useSetAtom(addToSequenceMutationAtom)
  const showToast = useSetAtom(showToastAtom)
  const [stage, setStage] = useState<AdditionStage>(
    recipients ? { at: 'choosing', rows: recipients } : { at: 'collecting', count: 0 },
  )
  const isGiven = recipients !== undefined
  const latestClose = useLatest(onClose)
  useEffect(() => {
    if (isGiven) return undefined
    const controller = new AbortController()
    const { signal } = controller
    collect({ signal, onProgress: (count) => setStage({ at: 'collecting', count }) }).then(
      (rows) => {
        if (!signal.aborted) setStage({ at: 'choosing', rows })
        return rows
      },
      (error: unknown) => {
        if (signal.aborted) return
        showToast({ intent: 'error', title: texts.notCollected, text: errorText(error) })
        latestClose.current()
      },
    )
    return () => controller.abort()
  }, [isGiven, collect, showToast, latestClose])

  const perform = async (sequence: ChosenSequence, job: AdditionJob, run: () => Promise<void>) => {
    setStage({ at: 'running', job, sequence })
    const open = openRows(await addToSequence({ kind: 'add', sequence, job, run }))
    if (!isGiven) select({ kind: 'some', ids: new Set(open.map(({ id }) => String(id))) })
    if (open.length > 0) setStage({ at: 'summary', job, sequence })
    else latestClose.current()
  }
  const add = (sequence: ChosenSequence, rows: readonly Recipient[], isReassigning: boolean) => {
    const job = createAdditionJob(request, { sequenceId: sequence.id, rows, isReassigning })
    return perform(sequence, job, job.start)
  }
  return { stage, add, perform }
}

const sequenceNamesQueryAtom = operationQueryAtom({ sequenceList }, () => ({
  query: { view: 'admin_list' as const, limit: pageSize.loadAll },
}))

interface AddToSequenceDialogProps {
  /** The list with the selected rows. Default: the list of all recipients. */
  readonly list?: List<Recipient>
  /** Recipients to add instead of the selected rows. */
  readonly recipients?: readonly Recipient[]
  /** The target sequence. Default: the user chooses a sequence. */
  readonly sequence?: ChosenSequence
  readonly onClose: () => void
}

/** Adds recipients to a sequence. Shows the choice of the sequence, a preview, the progress and a summary. */
export function AddToSequenceDialog(props: AddToSequenceDialogProps) {
  const { list = recipientList, recipients, sequence, onClose } = props
  const styles = useAddToSequenceStyles()
  useFocusReturn(true)
  const { data: named } = useAtomValue(sequenceNamesQueryAtom)
  const names = useMemo(() => {
    const { _embedded: embedded } = named ?? {}
    return new Map<number, string>(embedded?.sequences.map(({ id, name }) => [id, name]))
  }, [named])
  const [sequenceId, setSequenceId] = useState(sequence?.id)
  const [isReassigning, setIsReassigning] = useState(false)
  const [wasTried, setWasTried] = useState(false)
  const { stage, add, perform } = useAdditionJob(list, recipients, onClose)
  const body = useRef<HTMLDivElement>(null)
  useFocusKept(body, stage.at)
  const rows = stage.at === 'choosing' ? stage.rows : undefined
  const plan = useMemo(
    () => (rows && sequenceId !== undefined ? additionPlan(rows, sequenceId) : undefined),
    [rows, sequenceId],
  )
  const chosen =
    sequence ??
    (sequenceId === undefined ? undefined : { id: sequenceId, name: names.get(sequenceId) ?? texts.sequence })
  const wanted = plan && [...plan.added, ...(isReassigning ? plan.elsewhere : [])]
  const submit = () => {
    setWasTried(true)
    if (chosen && wanted && wanted.length > 0) void add(chosen, wanted, isReassigning)
  }
  return (
    <Dialog
      open
      modalType={stage.at === 'running' ? 'alert' : 'modal'}
      onOpenChange={(_, { open }) => !open && stage.at !== 'running' && onClose()}
    >
      <DialogSurface backdrop={focusKeepingBackdrop} className={styles.surface}>
        <div ref={body}>
          <DialogBody>
            {rows && (
              <>
                <DialogTitle>{texts.title(rows.length, sequence?.name)}</DialogTitle>
                <DialogContent className={styles.content}>
                  {!sequence && (
                    <SequencePicker
                      sequenceId={sequenceId}
                      label={texts.sequence}
                      requiredMessage={wasTried ? texts.sequenceRequired : ''}
                      isDisabled={false}
                      onChange={setSequenceId}
                      onUnresolvedChange={(unresolved) => unresolved && setSequenceId(undefined)}
                    />
                  )}
                  {plan && (
                    <AdditionPreview
                      plan={plan}
                      names={names}
                      isReassigning={isReassigning}
                      onReassigningChange={setIsReassigning}
                    />
                  )}
                </DialogContent>
                <DialogActions fluid>
                  <Button onClick={onClose}>{sharedMessages.cancel}</Button>
                  <Button appearance="primary" disabledFocusable={wanted?.length === 0} onClick={submit}>
                    {wanted ? texts.submit(wanted.length) : texts.action}
                  </Button>
                </DialogActions>
              </>
            )}
            {stage.at === 'collecting' && (
              <AdditionProgress
                title={texts.action}
                text={texts.collecting(stage.count)}
                count={stage.count}
                onCancel={onClose}
              />
            )}
            {stage.at === 'running' && <RunningAddition job={stage.job} />}
            {stage.at === 'summary' && (
              <AdditionSummary
                job={stage.job}
                onRun={(run) => void perform(stage.sequence, stage.job, run)}
                onClose={onClose}
              />
            )}
          </DialogBody>
        </div>
      </DialogSurface>
    </Dialog>
  )
}

function RunningAddition({ job }: { readonly job: AdditionJob }) {
  const state = useSyncExternalStore(job.subscribe, job.getState)
  const [count, total] = [settledCount(state), state.items.length]
  const text = listMessages.progress(count, total)
  return <AdditionProgress title={texts.running} text={text} count={count} total={total} onCancel={job.pause} />
}

interface AdditionProgressProps {
  readonly title: string
  readonly text: string
  readonly count: number
  /** Undefined: the total is unknown. */
  readonly total?: number
  readonly onCancel: () => void
}

function AdditionProgress({ title, text, count, total, onCancel }: AdditionProgressProps) {
  return (
    <>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        <JobProgress label={texts.running} shares={[{ id: 'done', tone: 'brand', count }]} total={total} note={text} />
      </DialogContent>
      <DialogActions fluid>
        <Button onClick={onCancel}>{sharedMessages.cancel}</Button>
      </DialogActions>
    </>
  )
}
