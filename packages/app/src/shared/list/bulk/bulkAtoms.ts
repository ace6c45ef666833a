import { type RowSelection } from '@tandem/components'
import { type Atom, type WritableAtom, atom } from 'jotai'
import { isAbort } from '../../api/RequestError.ts'
import { mutationAtom } from '../../api/mutationAtom.ts'
import { type BulkAction, type BulkBlock, type ListRow } from '../listTypes.ts'
import { listMessages } from '../messages.ts'
import { type CollectOptions } from '../selection/selectionAtoms.ts'
import { createJob } from '../../jobs/createJob.ts'
import { settledCount, type Unfinished, unfinished } from '../../jobs/jobState.ts'

interface BulkCall<Row> {
  readonly action: BulkAction<Row>
  /** Default: the selected rows. */
  readonly rows?: readonly Row[] | undefined
  readonly isUndo?: boolean
  /** True if the action also runs for the rows that block it. */
  readonly isAnyway?: boolean
}

export type BulkRun<Row> =
  | (BulkCall<Row> & { readonly phase: 'asking'; readonly count: number })
  | (BulkCall<Row> & { readonly phase: 'collecting'; readonly count: number })
  | (BulkCall<Row> & { readonly phase: 'running'; readonly count: number; readonly total: number })
  | (BulkCall<Row> & { readonly phase: 'blocked'; readonly block: BulkBlock<Row>; readonly others: readonly Row[] })
  | (BulkCall<Row> & { readonly phase: 'finished'; readonly result: BulkResult<Row> })

interface BulkResult<Row> {
  readonly done: readonly Row[]
  /** Also contains rows that the job did not try, because the server failed. */
  readonly failed: readonly Unfinished<Row>[]
  /** Rows to which the action does not apply. */
  readonly leftOut: readonly Unfinished<Row>[]
  /** Set if the action was blocked. The action then changed no row. */
  readonly blocked?: { readonly block: BulkBlock<Row>; readonly others: readonly Row[] }
}

interface BulkOptions<Row extends ListRow> {
  readonly operationId: string
  readonly bulkActions: readonly BulkAction<Row>[]
  readonly selectionAtom: WritableAtom<RowSelection, [RowSelection], void>
  readonly selectedRowsAtom: Atom<readonly Row[] | undefined>
  readonly collectSelectedAtom: WritableAtom<null, [CollectOptions], Promise<readonly Row[]>>
}

/** Runs an action on many rows. Failed and refused rows stay selected, and a summary lists them. */
export function createBulkAtoms<Row extends ListRow>({
  operationId,
  bulkActions,
  selectionAtom,
  selectedRowsAtom,
  collectSelectedAtom,
}: BulkOptions<Row>) {
  const runAtom = atom<BulkRun<Row> | undefined>(undefined)
  const bulkRunAtom: Atom<BulkRun<Row> | undefined> = atom((get) => get(runAtom))
  /** LIST-44: the actions that apply to at least one selected row. */
  const bulkActionsAtom = atom((get): readonly BulkAction<Row>[] => {
    const rows = get(selectedRowsAtom)
    if (!rows) return bulkActions
    return bulkActions.filter(({ refusal }) => !refusal || rows.some((row) => refusal(row) === undefined))
  })
  const abortAtom = atom<AbortController | undefined>(undefined)

  const bulkMutationAtom = mutationAtom<BulkCall<Row>, BulkResult<Row>>({
    name: 'bulkAction',
    onMutate:
      ({ set }) =>
      () =>
        set(runAtom, undefined),
    run: async (request, call, { get, set }) => {
      const { action, isUndo = false, isAnyway = false } = call
      const controller = new AbortController()
      const { signal } = controller
      set(abortAtom, controller)
      const collect = async () => {
        const onProgress = (count: number) => set(runAtom, { ...call, phase: 'collecting', count })
        onProgress(0)
        const collected = await set(collectSelectedAtom, { signal, onProgress })
        signal.throwIfAborted()
        return collected
      }
      const rows = call.rows ?? (await collect())
      const block = isUndo || isAnyway ? undefined : action.block?.(rows, get)
      if (block) {
        const others = rows.filter((row) => !block.rows.includes(row) && action.refusal?.(row) === undefined)
        return { done: [], failed: [], leftOut: [], blocked: { block, others } }
      }
      const leftOut = rows.flatMap((item): Unfinished<Row>[] => {
        const reason = isUndo ? undefined : action.refusal?.(item)
        return reason === undefined ? [] : [{ item, reason }]
      })
      const leftOutRows = new Set(leftOut.map(({ item }) => item))
      const act = isUndo && action.undo ? action.undo : action.run
      const job = createJob({
        items: rows.filter((row) => !leftOutRows.has(row)),
        perform: (row) => act(request, row),
      })
      const showProgress = () => {
        const state = job.getState()
        set(runAtom, { ...call, phase: 'running', count: settledCount(state), total: state.items.length })
      }
      showProgress()
      const leave = job.subscribe(showProgress)
      signal.addEventListener('abort', job.pause)
      await job.start()
      leave()
      const state = job.getState()
      const done = state.items.flatMap(({ item, status }) => (status === 'done' ? [item] : []))
      return { done, failed: unfinished(state), leftOut }
    },
    onSuccess: ({ get, set }, result, call) => {
      const { done, failed, leftOut, blocked } = result
      if (blocked) {
        set(runAtom, { ...call, phase: 'blocked', ...blocked })
        return
      }
      const selection = get(selectionAtom)
      const left = new Set([...failed, ...leftOut].map(({ item }) => String(item.id)))
      // If the action ran on `call.rows`, the other selected rows stay selected.
      if (call.rows && selection.kind === 'some') {
        const doneIds = new Set(done.map(({ id }) => String(id)))
        for (const id of selection.ids) if (!doneIds.has(id)) left.add(id)
      }
      set(selectionAtom, { kind: 'some', ids: left })
      set(runAtom, failed.length + leftOut.length > 0 ? { ...call, phase: 'finished', result } : undefined)
    },
    invalidates: ({ action }) => [operationId, ...(action.invalidates ?? [])],
    successToast: ({ action: { texts }, isUndo }, { done: { length }, failed }) => {
      if (failed.length > 0 || length === 0) return undefined
      return isUndo ? (texts.undone?.(length) ?? listMessages.undone) : texts.done(length)
    },
    undo: ({ action, isUndo }, { done }) => (action.undo && !isUndo ? { action, rows: done, isUndo: true } : undefined),
    errorToast: ({ action }, error) => (isAbort(error) ? undefined : (action.texts.failed ?? listMessages.bulkFailed)),
  })

  const startBulkAtom = atom(
    null,
    async (_get, set, { count, ...call }: BulkCall<Row> & { readonly count: number }) => {
      if (call.action.confirm) set(runAtom, { ...call, phase: 'asking', count })
      else await set(bulkMutationAtom, call)
    },
  )

  /** Stops a run, or closes a question or a summary. Finished rows stay changed. */
  const endBulkAtom = atom(null, (get, set) => {
    get(abortAtom)?.abort()
    if (get(runAtom)?.phase !== 'running') set(runAtom, undefined)
  })

  return { bulkActionsAtom, bulkRunAtom, startBulkAtom, bulkMutationAtom, endBulkAtom }
}
