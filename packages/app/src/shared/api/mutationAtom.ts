import { type ResponseOf, type Operation, type OperationId } from '@tandem/contract'
import { type DataTag, onlineManager, type QueryClient } from '@tanstack/query-core'
import { type Getter, type Setter, type WritableAtom, atom } from 'jotai'
import { atomWithMutation, queryClientAtom } from 'jotai-tanstack-query'
import { apiClientAtom } from './apiClientAtom.ts'
import { errorText } from './errorText.ts'
import { isDeepEqual } from './isDeepEqual.ts'
import { sharedMessages } from '../text/messages.ts'
import { byName, invalidateOperations, type Named } from './operationKey.ts'
import { type CallInput, type ApiClient } from './request.ts'
import { RequestError } from './RequestError.ts'
import { endErrorToast, showToastAtom, type Toast } from '../toast/toasts.ts'

type Rollback = () => void

type ToastContent = string | (Omit<Toast, 'intent'> & Partial<Pick<Toast, 'intent'>>)

const contentOf = (content: ToastContent) => (typeof content === 'string' ? { title: content } : content)

export interface MutationTools {
  readonly get: Getter
  readonly set: Setter
  /** Changes a cached response. Returns the rollback. The rollback keeps newer data. */
  readonly patch: <Data>(key: DataTag<readonly unknown[], Data>, change: (data: Data) => Data) => Rollback
  /** True if no later call has the same scope. */
  readonly isLatest: () => boolean
}

export interface MutationSettings<Input, Data> {
  /** Shows the expected result. Returns the rollback. */
  readonly onMutate?: (tools: MutationTools, input: Input) => Rollback
  /** Calls with the same scope run one after the other. Default: calls overlap. */
  readonly scope?: (input: Input) => string
  readonly onSuccess?: (tools: MutationTools, response: Data, input: Input) => void
  /** Makes cached responses of these operations stale. An unknown outcome makes all responses stale. */
  readonly invalidates?: readonly OperationId[] | ((input: Input) => readonly string[])
  /** Default: no toast. */
  readonly successToast?: (input: Input, response: Data) => ToastContent | undefined
  /**
   * Default: no toast, and the failure rejects the promise. A later success finds the error toast by its title, and
   * removes the toast. So the title must not depend on the error.
   */
  readonly errorToast?: (input: Input, error: unknown) => ToastContent | undefined
  /** The input that reverts this mutation. Adds Undo to the success toast. */
  readonly undo?: (input: Input, response: Data) => Input | undefined
}

interface MutationDefinition<Input, Data> extends MutationSettings<Input, Data> {
  /** The name in the query client, usually the operation's id. */
  readonly name: string
  readonly run: (request: ApiClient, input: Input, tools: MutationTools) => Promise<Data>
}

interface MutationState<Data> {
  readonly isPending: boolean
  readonly isSuccess: boolean
  readonly error: Error | null
  readonly data: Data | undefined
  readonly reset: () => void
}

/** Changes data on the server. The state belongs to the latest call. A call with equal input joins the running call. */
export type MutationAtom<Input, Data, Result = Data> = WritableAtom<MutationState<Data>, [Input], Promise<Result>>

/** Without `errorToast`, a failure rejects the promise. */
interface Throwing {
  readonly errorToast?: never
}

function patchCache(queryClient: QueryClient): MutationTools['patch'] {
  return (key, change) => {
    // The response of a running request would overwrite the patch.
    void queryClient.cancelQueries({ queryKey: key, exact: true })
    const before = queryClient.getQueryData(key)
    if (before === undefined) return () => {}
    const patched = queryClient.setQueryData(key, change(before))
    return () => {
      if (queryClient.getQueryData(key) === patched) queryClient.setQueryData(key, before)
      void queryClient.invalidateQueries({ queryKey: key, exact: true })
    }
  }
}

/** A mutation that can send several requests. */
export function mutationAtom<Input, Data>(
  definition: MutationDefinition<Input, Data> & Throwing,
): MutationAtom<Input, Data>
export function mutationAtom<Input, Data>(
  definition: MutationDefinition<Input, Data>,
): MutationAtom<Input, Data, Data | undefined>
export function mutationAtom<Input, Data>(
  definition: MutationDefinition<Input, Data>,
): MutationAtom<Input, Data, Data | undefined> {
  const { name, run, onMutate, scope, onSuccess, invalidates = [], successToast, errorToast, undo } = definition

  const callAtom = atomWithMutation<Data, () => Promise<Data>, Error>(() => ({
    mutationKey: [name],
    mutationFn: (call) => call(),
  }))

  /** The latest call while it runs. */
  const runningAtom = atom<{ readonly input: Input; readonly result: Promise<Data | undefined> } | undefined>()

  /** The latest call of each scope. The next call of the scope waits for this call. */
  const latestAtom = atom<ReadonlyMap<string, Promise<Data>>>(new Map())

  function perform(get: Getter, set: Setter, input: Input): Promise<Data | undefined> {
    const running = get(runningAtom)
    if (running && isDeepEqual(running.input, input)) return running.result
    const result = performOnce(get, set, input).finally(() =>
      set(runningAtom, (latest) => (latest?.result === result ? undefined : latest)),
    )
    set(runningAtom, { input, result })
    return result
  }

  async function performOnce(get: Getter, set: Setter, input: Input): Promise<Data | undefined> {
    const queryClient = get(queryClientAtom)
    const key = scope?.(input)
    let call: Promise<Data> | undefined
    const tools: MutationTools = {
      get,
      set,
      patch: patchCache(queryClient),
      isLatest: () => key === undefined || get(latestAtom).get(key) === call,
    }
    const { request } = get(apiClientAtom)
    const rollback = onMutate?.(tools, input)
    const staleIds = typeof invalidates === 'function' ? invalidates(input) : invalidates
    const repeated = (again: Input) => () => void perform(get, set, again)
    let response: Data
    try {
      const before = key === undefined ? undefined : get(latestAtom).get(key)
      call = get(callAtom).mutateAsync(async () => {
        // The earlier call reports its own failure.
        await before?.catch(() => undefined)
        return run(request, input, tools)
      })
      if (key !== undefined) set(latestAtom, new Map([...get(latestAtom), [key, call]]))
      response = await call
    } catch (error) {
      rollback?.()
      const isUnconfirmed = error instanceof RequestError && error.isUncertain && !error.isSafe
      // SHELL-47: if `isUnconfirmed`, the server may have made the change or not. All cached responses become stale.
      if (isUnconfirmed) void queryClient.invalidateQueries()
      else invalidateOperations(queryClient, staleIds)
      if (!errorToast) throw error
      const toast = errorToast(input, error)
      const retry = { label: sharedMessages.retry, onClick: repeated(input) }
      const isRead = isUnconfirmed && onlineManager.isOnline()
      const text = isRead ? `${errorText(error)} ${sharedMessages.unconfirmed}` : errorText(error)
      if (toast !== undefined) set(showToastAtom, { intent: 'error', text, action: retry, ...contentOf(toast) })
      return undefined
    }
    onSuccess?.(tools, response, input)
    invalidateOperations(queryClient, staleIds)
    // The title identifies the toast of an earlier failure. The title does not depend on the error.
    const earlierFailure = errorToast?.(input, undefined)
    if (earlierFailure !== undefined) endErrorToast(get, set, contentOf(earlierFailure).title)
    const toast = successToast?.(input, response)
    const reverse = undo?.(input, response)
    const action = reverse === undefined ? undefined : { label: sharedMessages.undo, onClick: repeated(reverse) }
    if (toast !== undefined) {
      set(showToastAtom, { intent: 'success', ...(action && { action }), ...contentOf(toast) })
    }
    return response
  }

  return atom(
    (get): MutationState<Data> => get(callAtom),
    (get, set, input: Input) => perform(get, set, input),
  )
}

/** A mutation of one operation. */
export function operationMutationAtom<O extends Operation>(
  named: Named<O>,
  settings?: MutationSettings<CallInput<O>, ResponseOf<O>> & Throwing,
): MutationAtom<CallInput<O>, ResponseOf<O>>
export function operationMutationAtom<O extends Operation>(
  named: Named<O>,
  settings: MutationSettings<CallInput<O>, ResponseOf<O>>,
): MutationAtom<CallInput<O>, ResponseOf<O>, ResponseOf<O> | undefined>
export function operationMutationAtom<O extends Operation>(
  named: Named<O>,
  settings: MutationSettings<CallInput<O>, ResponseOf<O>> = {},
): MutationAtom<CallInput<O>, ResponseOf<O>, ResponseOf<O> | undefined> {
  const [name, operation] = byName(named)
  return mutationAtom({ ...settings, name, run: (request, input) => request(operation, input) })
}
