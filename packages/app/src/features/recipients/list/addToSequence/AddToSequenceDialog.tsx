import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components'
import { useFocusReturn } from '@tandem/components'
import { useAtomValue } from 'jotai'
import { useMemo, useRef, useState } from 'react'
import { useFocusKept } from '../../../../shared/useFocusKept.ts'
import { SequencePicker } from '../../import/components/SequencePicker.tsx'
import { recipientListMessages } from '../messages.ts'
import { sequenceNamesAtom } from './api.ts'
import { useAddToSequenceStyles } from './AddToSequenceDialog.styles.ts'
import { enrolmentPlan } from './enrolmentPlan.ts'
import { EnrolmentPreview } from './EnrolmentPreview.tsx'
import { EnrolmentProgress } from './EnrolmentProgress.tsx'
import { ReassignFailed } from './enrolmentRun.ts'
import { EnrolmentSummary } from './EnrolmentSummary.tsx'
import { useEnrolment } from './useEnrolment.ts'

const texts = recipientListMessages.addToSequence

/** Adds the selected recipients to a sequence: choice, preview, progress, and a summary when recipients are left. */
export function AddToSequenceDialog({ onClose }: { readonly onClose: () => void }) {
  const styles = useAddToSequenceStyles()
  useFocusReturn(true)
  const names = useAtomValue(sequenceNamesAtom)
  const [sequenceId, setSequenceId] = useState<number>()
  const [isReassigning, setIsReassigning] = useState(false)
  const [wasTried, setWasTried] = useState(false)
  const { stage, run, cancel } = useEnrolment(onClose)
  const body = useRef<HTMLDivElement>(null)
  useFocusKept(body, stage.at)
  const rows = stage.at === 'choosing' ? stage.rows : undefined
  const plan = useMemo(
    () => (rows && sequenceId !== undefined ? enrolmentPlan(rows, sequenceId) : undefined),
    [rows, sequenceId],
  )
  const chosen =
    sequenceId === undefined ? undefined : { id: sequenceId, name: names.get(sequenceId) ?? texts.sequence }
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
      <DialogSurface className={styles.surface}>
        <div ref={body}>
          <DialogBody>
            {rows && (
              <>
                <DialogTitle>{texts.title(rows.length)}</DialogTitle>
                <DialogContent className={styles.content}>
                  <SequencePicker
                    sequenceId={sequenceId}
                    label={texts.sequence}
                    requiredMessage={wasTried ? texts.sequenceRequired : ''}
                    isDisabled={false}
                    onChange={setSequenceId}
                    onUnresolvedChange={(unresolved) => unresolved && setSequenceId(undefined)}
                  />
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
