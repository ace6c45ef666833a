import { type Recipient } from '@tandem/contract'
import { atom, useAtomValue, useSetAtom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { useEffect, useRef, useState } from 'react'
import { clientAtom } from '../../../../shared/clientAtom.ts'
import { errorText } from '../../../../shared/errorText.ts'
import { listMessages } from '../../../../shared/lists/messages.ts'
import { showToastAtom } from '../../../../shared/toasts.ts'
import { recipientListMessages } from '../messages.ts'
import { recipientList } from '../recipientList.ts'
import { type EnrolmentResult, runEnrolment, undoEnrolment } from './enrolmentRun.ts'
import { invalidateOperations } from '../../../../shared/operationKey.ts'

const texts = recipientListMessages.addToSequence

/** Where adding recipients to a sequence is. */
export type EnrolmentStage =
  | { readonly at: 'collecting'; readonly count: number }
  | { readonly at: 'choosing'; readonly rows: readonly Recipient[] }
  | { readonly at: 'running'; readonly count: number; readonly total: number }
  | { readonly at: 'summary'; readonly result: EnrolmentResult<Recipient> }

/** A sequence as it was chosen. */
interface Chosen {
  readonly id: number
  readonly name: string
}

/** The pages that a person left and came back to ask anew. */
const refreshAtom = atom(null, (get) =>
  invalidateOperations(get(queryClientAtom), ['recipientList', 'recipientGet', 'sequenceList', 'sequenceGet']),
)

/** Collects the selected recipients, adds them to a sequence, and tells what came of it. */
export function useEnrolment(onClose: () => void) {
  const { collectSelectedAtom, selectionAtom } = recipientList.atoms
  const { request } = useAtomValue(clientAtom)
  const collect = useSetAtom(collectSelectedAtom)
  const select = useSetAtom(selectionAtom)
  const refresh = useSetAtom(refreshAtom)
  const showToast = useSetAtom(showToastAtom)
  const [stage, setStage] = useState<EnrolmentStage>({ at: 'collecting', count: 0 })
  const controller = useRef<AbortController>(undefined)
  const latestClose = useRef(onClose)
  useEffect(() => {
    latestClose.current = onClose
  })
  useEffect(() => {
    const { signal, ...own } = startedBy(controller)
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
    return own.abort
  }, [collect, showToast])

  const undo = async (sequence: Chosen, result: EnrolmentResult<Recipient>) => {
    const failed = await undoEnrolment(request, sequence.id, result)
    refresh()
    if (failed.length === 0) showToast({ intent: 'success', title: texts.undone })
    else showToast({ intent: 'error', title: texts.undoFailed(failed.length), text: errorText(failed[0]?.error) })
  }

  /** Adds them; `before` is what earlier runs of the same dialog have done already. */
  const run = async (
    sequence: Chosen,
    rows: readonly Recipient[],
    isReassigning: boolean,
    before?: EnrolmentResult<Recipient>,
  ) => {
    const { signal } = startedBy(controller)
    setStage({ at: 'running', count: 0, total: rows.length })
    const onProgress = (count: number) => setStage({ at: 'running', count, total: rows.length })
    const ran = await runEnrolment({ request, sequenceId: sequence.id, rows, isReassigning, signal, onProgress })
    const result: EnrolmentResult<Recipient> = {
      added: [...(before?.added ?? []), ...ran.added],
      moved: [...(before?.moved ?? []), ...ran.moved],
      present: [...(before?.present ?? []), ...ran.present],
      elsewhere: ran.elsewhere,
      failed: ran.failed,
    }
    refresh()
    const open = [...result.failed.map(({ row }) => row), ...result.elsewhere]
    select({ kind: 'some', ids: new Set(open.map(({ id }) => String(id))) })
    if (open.length > 0) return setStage({ at: 'summary', result })
    const count = result.added.length + result.moved.length
    const action = { label: listMessages.undo, onClick: () => void undo(sequence, result) }
    showToast({ intent: 'success', title: texts.done(count, sequence.name), ...(count > 0 && { action }) })
    latestClose.current()
    return undefined
  }
  return { stage, run, cancel: () => controller.current?.abort() }
}

/** A fresh controller in the place of the one before. */
function startedBy(held: { current: AbortController | undefined }) {
  const controller = new AbortController()
  held.current = controller
  return { signal: controller.signal, abort: () => controller.abort() }
}
