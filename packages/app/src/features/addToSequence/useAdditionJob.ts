import { useLatest } from '@tandem/components'
import { type Recipient } from '@tandem/contract'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { apiClientAtom } from '../../shared/api/apiClientAtom.ts'
import { errorText } from '../../shared/api/errorText.ts'
import { type List } from '../../shared/list/defineList.ts'
import { showToastAtom } from '../../shared/toast/toasts.ts'
import { recipientListMessages } from '../../entities/recipient/messages.ts'
import {
  type AdditionJob,
  addToSequenceMutationAtom,
  type ChosenSequence,
  createAdditionJob,
  openRows,
} from './addToSequenceJob.ts'

const texts = recipientListMessages.addToSequence

/** The stages of adding recipients to a sequence. */
export type AdditionStage =
  | { readonly at: 'collecting'; readonly count: number }
  | { readonly at: 'choosing'; readonly rows: readonly Recipient[] }
  | { readonly at: 'running' | 'summary'; readonly job: AdditionJob; readonly sequence: ChosenSequence }

/** Adds `recipients` to a sequence. If undefined, first loads the selected recipients of the list. */
export function useAdditionJob(
  list: List<Recipient>,
  recipients: readonly Recipient[] | undefined,
  onClose: () => void,
) {
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
