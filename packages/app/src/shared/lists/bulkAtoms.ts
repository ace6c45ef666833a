import { type Atom, type WritableAtom, atom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { type RowSelection } from '@tandem/components'
import { clientAtom } from '../clientAtom.ts'
import { errorText } from '../errorText.ts'
import { invalidateOperations } from '../operationKey.ts'
import { showToastAtom } from '../toasts.ts'
import { type EachResult, type FailedRow, forEachRow } from './eachRow.ts'
import { type BulkAction, type ListRow } from './listTypes.ts'
import { listMessages } from './messages.ts'
import { type CollectOptions } from './selectionAtoms.ts'

/** How far a bulk action is; undefined: none is under way. */
export type BulkRun<Row> =
  | {
      readonly phase: 'asking'
      readonly action: BulkAction<Row>
      readonly count: number
      readonly rows: readonly Row[] | undefined
    }
  | { readonly phase: 'collecting'; readonly action: BulkAction<Row>; readonly count: number }
  | {
      readonly phase: 'running'
      readonly action: BulkAction<Row>
      readonly count: number
      readonly total: number
      readonly isUndo: boolean
    }
  | {
      readonly phase: 'finished'
      readonly action: BulkAction<Row>
      readonly result: EachResult<Row>
      readonly isUndo: boolean
    }

/** Rows are those of a single row's action; without them the selected ones are meant. */
interface BulkStart<Row> {
  readonly action: BulkAction<Row>
  readonly rows?: readonly Row[] | undefined
}

interface BulkCall<Row> {
  readonly action: BulkAction<Row>
  readonly rows: readonly Row[]
  readonly isUndo: boolean
}

interface BulkOptions<Row extends ListRow> {
  readonly operationId: string
  readonly selectionAtom: WritableAtom<RowSelection, [RowSelection], void>
  readonly collectSelectedAtom: WritableAtom<null, [CollectOptions], Promise<readonly Row[]>>
}

/** Reasons that a row was left out for are no errors: trying again changes nothing. */
class RowRefused extends Error {
  override readonly name = 'RowRefused'
}

/** Why a row failed, for people. */
export const failureText = ({ error }: FailedRow<unknown>): string =>
  error instanceof RowRefused ? error.message : errorText(error)

/** Whether trying again may help. */
export const isRetryable = ({ error }: FailedRow<unknown>): boolean => !(error instanceof RowRefused)

/**
 * Doing one thing to many rows: asks first where the action wants it, collects the rows, calls for each, sums up. What was done can be taken
 * back where the action says how; what failed stays selected and can be tried again.
 */
export function createBulkAtoms<Row extends ListRow>({
  operationId,
  selectionAtom,
  collectSelectedAtom,
}: BulkOptions<Row>) {
  const runAtom = atom<BulkRun<Row> | undefined>(undefined)
  const bulkRunAtom: Atom<BulkRun<Row> | undefined> = atom((get) => get(runAtom))
  const abortAtom = atom<AbortController | undefined>(undefined)

  // An atom that sets itself sets its value: Undo goes through another one.
  const undoAtom: WritableAtom<null, [BulkCall<Row>], Promise<void>> = atom(null, (_get, set, call) =>
    set(performBulkAtom, call),
  )

  const performBulkAtom = atom(null, async (get, set, { action, rows, isUndo }: BulkCall<Row>): Promise<void> => {
    const controller = new AbortController()
    const { request } = get(clientAtom)
    const call = isUndo && action.undo ? action.undo : action.run
    set(abortAtom, controller)
    set(runAtom, { phase: 'running', action, count: 0, total: rows.length, isUndo })
    const result = await forEachRow(
      rows,
      async (row) => {
        const refusal = isUndo ? undefined : action.refusal?.(row)
        if (refusal !== undefined) throw new RowRefused(refusal)
        await call(request, row)
      },
      {
        signal: controller.signal,
        onProgress: (count) => set(runAtom, { phase: 'running', action, count, total: rows.length, isUndo }),
      },
    )
    invalidateOperations(get(queryClientAtom), [operationId, ...(action.invalidates ?? [])])
    set(selectionAtom, { kind: 'some', ids: new Set(result.failed.map(({ row }) => String(row.id))) })
    const { done, failed } = result
    set(runAtom, failed.length > 0 ? { phase: 'finished', action, result, isUndo } : undefined)
    if (failed.length > 0 || done.length === 0) return
    const undo = { label: listMessages.undo, onClick: () => void set(undoAtom, { action, rows: done, isUndo: true }) }
    const title = isUndo ? (action.texts.undone?.(done.length) ?? listMessages.undone) : action.texts.done(done.length)
    set(showToastAtom, { intent: 'success', title, ...(action.undo && !isUndo && { action: undo }) })
  })

  /** Goes on after the question: collects what is selected, and does it. */
  const confirmBulkAtom = atom(null, async (_get, set, { action, rows }: BulkStart<Row>) => {
    if (rows) return set(performBulkAtom, { action, rows, isUndo: false })
    const controller = new AbortController()
    set(abortAtom, controller)
    set(runAtom, { phase: 'collecting', action, count: 0 })
    try {
      const onProgress = (count: number) => set(runAtom, { phase: 'collecting', action, count })
      const collected = await set(collectSelectedAtom, { signal: controller.signal, onProgress })
      if (controller.signal.aborted) return undefined
      return await set(performBulkAtom, { action, rows: collected, isUndo: false })
    } catch (error) {
      set(runAtom, undefined)
      if (!controller.signal.aborted) {
        set(showToastAtom, {
          intent: 'error',
          title: action.texts.failed ?? listMessages.bulkFailed,
          text: errorText(error),
        })
      }
      return undefined
    }
  })

  /** Begins an action on the selected rows, or on these. */
  const startBulkAtom = atom(
    null,
    async (_get, set, { action, rows, count }: BulkStart<Row> & { readonly count: number }) => {
      if (action.confirm) set(runAtom, { phase: 'asking', action, count, rows })
      else await set(confirmBulkAtom, { action, rows })
    },
  )

  /** Stops what is under way; what was done stays done. Takes a summary away. */
  const endBulkAtom = atom(null, (get, set) => {
    get(abortAtom)?.abort()
    if (get(runAtom)?.phase !== 'running') set(runAtom, undefined)
  })

  return { bulkRunAtom, startBulkAtom, confirmBulkAtom, performBulkAtom, endBulkAtom }
}
