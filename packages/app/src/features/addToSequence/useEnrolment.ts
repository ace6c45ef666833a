import { type Recipient } from '@tandem/contract'
import { useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { errorText } from '../../shared/api/errorText.ts'
import { showToastAtom } from '../../shared/toast/toasts.ts'
import { recipientListMessages } from '../../entities/recipient/messages.ts'
import { type List } from '../../shared/list/defineList.ts'
import { type EnrolmentResult } from './enrolmentRun.ts'
import { type ChosenSequence, enrolmentMutationAtom, openRows } from './enrolmentWrite.ts'

const texts = recipientListMessages.addToSequence

/** The stages of adding recipients to a sequence. */
export type EnrolmentStage =
  | { readonly at: 'collecting'; readonly count: number }
  | { readonly at: 'choosing'; readonly rows: readonly Recipient[] }
  | { readonly at: 'running'; readonly count: number; readonly total: number }
  | { readonly at: 'summary'; readonly result: EnrolmentResult<Recipient> }

/** Adds recipients to a sequence: those that are given, else the selected ones of a list, which it collects first. */
export function useEnrolment(list: List<Recipient>, recipients: readonly Recipient[] | undefined, onClose: () => void) {
  const { collectSelectedAtom, selectionAtom } = list.atoms
  const collect = useSetAtom(collectSelectedAtom)
  const select = useSetAtom(selectionAtom)
  const enrol = useSetAtom(enrolmentMutationAtom)
  const showToast = useSetAtom(showToastAtom)
  const [stage, setStage] = useState<EnrolmentStage>(
    recipients ? { at: 'choosing', rows: recipients } : { at: 'collecting', count: 0 },
  )
  const isGiven = recipients !== undefined
  const running = useRef<AbortController>(undefined)
  const latestClose = useRef(onClose)
  useEffect(() => {
    latestClose.current = onClose
  })
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
  }, [isGiven, collect, showToast])

  /** Adds them. `before` is the result of earlier runs. */
  const run = async (
    sequence: ChosenSequence,
    rows: readonly Recipient[],
    isReassigning: boolean,
    before?: EnrolmentResult<Recipient>,
  ) => {
    const controller = new AbortController()
    running.current = controller
    const onProgress = (count: number) => setStage({ at: 'running', count, total: rows.length })
    onProgress(0)
    const { signal } = controller
    const result = await enrol({ kind: 'add', sequence, rows, isReassigning, before, signal, onProgress })
    const open = openRows(result)
    if (!isGiven) select({ kind: 'some', ids: new Set(open.map(({ id }) => String(id))) })
    if (open.length > 0) setStage({ at: 'summary', result })
    else latestClose.current()
  }
  return { stage, run, cancel: () => running.current?.abort() }
}
