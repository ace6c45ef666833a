import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  ProgressBar,
} from '@fluentui/react-components'
import { focusKeepingBackdrop, useFocusReturn } from '@tandem/components'
import { pageSize, type Recipient, sequenceList } from '@tandem/contract'
import { atom, useAtomValue } from 'jotai'
import { useMemo, useRef, useState } from 'react'
import { type List } from '../../shared/list/defineList.ts'
import { listMessages } from '../../shared/list/messages.ts'
import { operationQueryAtom } from '../../shared/api/operationAtoms.ts'
import { useFocusKept } from '../../shared/page/useFocusKept.ts'
import { SequencePicker } from '../../entities/sequence/SequencePicker.tsx'
import { recipientListMessages } from '../../entities/recipient/messages.ts'
import { recipientList } from '../../entities/recipient/recipientList.ts'
import { useAddToSequenceStyles } from './addToSequence.styles.ts'
import { EnrolmentPreview } from './EnrolmentPreview.tsx'
import { enrolmentPlan, ReassignFailed } from './enrolmentRun.ts'
import { type ChosenSequence } from './enrolmentWrite.ts'
import { EnrolmentSummary } from './EnrolmentSummary.tsx'
import { type EnrolmentStage, useEnrolment } from './useEnrolment.ts'

const texts = recipientListMessages.addToSequence

const sequenceNamesQueryAtom = operationQueryAtom({ sequenceList }, () => ({
  query: { view: 'admin_list' as const, limit: pageSize.loadAll },
}))

/** Names of sequences by id. */
const sequenceNamesAtom = atom((get): ReadonlyMap<number, string> => {
  const { _embedded: embedded } = get(sequenceNamesQueryAtom).data ?? { _embedded: { sequences: [] } }
  return new Map(embedded.sequences.map(({ id, name }) => [id, name]))
})

interface AddToSequenceDialogProps {
  /** The list whose selected rows are added. Default: all recipients. */
  readonly list?: List<Recipient>
  /** Added instead of the selected rows. Keep the array stable. */
  readonly recipients?: readonly Recipient[]
  /** The sequence that they are added to. Default: the user chooses it. */
  readonly sequence?: ChosenSequence
  readonly onClose: () => void
}

/** Adds recipients to a sequence: choice, preview, progress, and a summary when recipients are left. */
export function AddToSequenceDialog(props: AddToSequenceDialogProps) {
  const { list = recipientList, recipients, sequence, onClose } = props
  const styles = useAddToSequenceStyles()
  useFocusReturn(true)
  const names = useAtomValue(sequenceNamesAtom)
  const [sequenceId, setSequenceId] = useState(sequence?.id)
  const [isReassigning, setIsReassigning] = useState(false)
  const [wasTried, setWasTried] = useState(false)
  const { stage, run, cancel } = useEnrolment(list, recipients, onClose)
  const body = useRef<HTMLDivElement>(null)
  useFocusKept(body, stage.at)
  const rows = stage.at === 'choosing' ? stage.rows : undefined
  const plan = useMemo(
    () => (rows && sequenceId !== undefined ? enrolmentPlan(rows, sequenceId) : undefined),
    [rows, sequenceId],
  )
  const chosen =
    sequence ??
    (sequenceId === undefined ? undefined : { id: sequenceId, name: names.get(sequenceId) ?? texts.sequence })
  const wanted = plan && [...plan.added, ...(isReassigning ? plan.elsewhere : [])]
  const close = () => {
    cancel()
    onClose()
  }
  const submit = () => {
    setWasTried(true)
    if (chosen && wanted && wanted.length > 0) void run(chosen, wanted, isReassigning)
  }
  return (
    <Dialog
      open
      modalType={stage.at === 'running' ? 'alert' : 'modal'}
      onOpenChange={(_, { open }) => !open && stage.at !== 'running' && close()}
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
                    <EnrolmentPreview
                      plan={plan}
                      names={names}
                      isReassigning={isReassigning}
                      onReassigningChange={setIsReassigning}
                    />
                  )}
                </DialogContent>
                <DialogActions fluid>
                  <Button onClick={close}>{texts.cancel}</Button>
                  <Button appearance="primary" disabledFocusable={wanted?.length === 0} onClick={submit}>
                    {wanted ? texts.submit(wanted.length) : texts.action}
                  </Button>
                </DialogActions>
              </>
            )}
            {(stage.at === 'collecting' || stage.at === 'running') && (
              <EnrolmentProgress stage={stage} onCancel={stage.at === 'running' ? cancel : close} />
            )}
            {stage.at === 'summary' && chosen && (
              <EnrolmentSummary
                result={stage.result}
                onRetry={() =>
                  void run(
                    chosen,
                    stage.result.failed.map(({ row }) => row),
                    isReassigning || stage.result.failed.some(({ error }) => error instanceof ReassignFailed),
                    stage.result,
                  )
                }
                onReassign={() => void run(chosen, stage.result.elsewhere, true, stage.result)}
                onClose={close}
              />
            )}
          </DialogBody>
        </div>
      </DialogSurface>
    </Dialog>
  )
}

interface EnrolmentProgressProps {
  readonly stage: Extract<EnrolmentStage, { at: 'collecting' | 'running' }>
  readonly onCancel: () => void
}

/** The progress of collecting or adding. */
function EnrolmentProgress({ stage, onCancel }: EnrolmentProgressProps) {
  const isRunning = stage.at === 'running'
  const text = isRunning ? listMessages.progress(stage.count, stage.total) : texts.collecting(stage.count)
  return (
    <>
      <DialogTitle>{isRunning ? texts.running : texts.action}</DialogTitle>
      <DialogContent>
        <Field validationMessage={text} validationState="none">
          <ProgressBar aria-label={texts.running} {...(isRunning && { value: stage.count / stage.total })} />
        </Field>
      </DialogContent>
      <DialogActions fluid>
        <Button onClick={onCancel}>{texts.cancel}</Button>
      </DialogActions>
    </>
  )
}
