import {
  type Sequence,
  type SequenceAction,
  sequenceCopy,
  sequenceList,
  sequenceProfilePut,
  type SequenceStatus,
  type SequenceSummary,
  statusAfterAction,
  type SequenceId,
} from '@tandem/contract'
import { atom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { forecastOperations } from '../forecast/api.ts'
import { type AppStore } from '../../../shared/session/appStore.ts'
import { patchOperation } from '../../../shared/api/operationKey.ts'
import { type ApiClient } from '../../../shared/api/request.ts'
import { mutationAtom, type MutationTools } from '../../../shared/api/mutationAtom.ts'
import { sequenceKey } from '../api.ts'
import { patchSequence } from '../confirmedChange.ts'
import { sequenceLinks } from '../links.ts'
import { sequenceActionMessages as texts } from './messages.ts'

export type StatusAction = Exclude<SequenceAction, 'duplicate'>

export type ChangedSequence = Pick<SequenceSummary, 'id' | 'name' | 'status' | 'profileIds'>

interface StatusChange {
  readonly sequence: ChangedSequence
  /** `restore` reverts archiving. */
  readonly action: StatusAction | 'restore'
}

type Shown = Pick<SequenceSummary, 'status' | 'profileIds' | 'profilesCount'>

function shownAfter({ sequence, action }: StatusChange): Partial<Shown> {
  const { status, profileIds } = sequence
  if (action === 'restore') return { status, profileIds, profilesCount: profileIds.length }
  if (action === 'archive') return { status: 'archived', profileIds: [], profilesCount: 0 }
  return { status: statusAfterAction[action] }
}

/** Shows the new fields before the server responds. Returns a function that restores the earlier fields. */
function showFields({ get, patch }: MutationTools, id: SequenceId, fields: Partial<Shown>): () => void {
  const queryClient = get(queryClientAtom)
  let earlier: Shown | undefined
  // The response of a running request would overwrite the change.
  void queryClient.cancelQueries({ queryKey: ['sequenceList'] })
  const change = (next: (sequence: Shown) => Partial<Shown>) =>
    patchOperation(queryClient, { sequenceList }, ({ _embedded: embedded, ...response }) => {
      const sequences = embedded.sequences.map((each) => (each.id === id ? { ...each, ...next(each) } : each))
      return { ...response, _embedded: { ...embedded, sequences } }
    })
  change((sequence) => {
    const { status, profileIds, profilesCount } = sequence
    earlier ??= { status, profileIds, profilesCount }
    return fields
  })
  const rollbackDetail = patch(sequenceKey(id), (sequence) => ({ ...sequence, ...fields }))
  return () => {
    const restored = earlier
    if (restored) change(({ status }) => (status === fields.status ? restored : {}))
    rollbackDetail()
  }
}

const setStatus = (request: ApiClient, id: SequenceId, status: SequenceStatus): Promise<Sequence> =>
  patchSequence(request, id, { status })

/** Unarchives a sequence with its earlier profiles and status. */
export async function restoreSequence(request: ApiClient, sequence: ChangedSequence): Promise<Sequence> {
  const { id, status, profileIds } = sequence
  const unarchived = await setStatus(request, id, 'paused')
  for (const profileId of profileIds) await request(sequenceProfilePut, { params: { sequenceId: id, profileId } })
  return status === 'active' ? setStatus(request, id, 'active') : { ...unarchived, profileIds: [...profileIds] }
}

export const changeStatus = (request: ApiClient, { sequence, action }: StatusChange): Promise<Sequence> =>
  action === 'restore' ? restoreSequence(request, sequence) : setStatus(request, sequence.id, statusAfterAction[action])

const reverse = {
  launch: 'pause',
  pause: 'launch',
  archive: 'restore',
  unarchive: 'archive',
  restore: 'archive',
} as const satisfies Record<StatusChange['action'], StatusChange['action']>

const statusMutationAtom = mutationAtom<StatusChange, Sequence>({
  name: 'sequencePatch',
  onMutate: (tools, change) => showFields(tools, change.sequence.id, shownAfter(change)),
  run: changeStatus,
  onSuccess: ({ patch }, sequence) => patch(sequenceKey(sequence.id), () => sequence),
  invalidates: ['sequenceList', 'sequenceGet', 'profileList', 'recipientList', 'dashboardGet', ...forecastOperations],
  successToast: ({ sequence: { name, profileIds }, action }) => {
    const title = texts.changes[action].done(name)
    return action === 'archive' && profileIds.length > 0 ? { title, text: texts.freed(profileIds.length) } : title
  },
  errorToast: ({ sequence: { name }, action }) => texts.changes[action].failed(name),
  undo: ({ sequence, action }) => ({ sequence, action: reverse[action] }),
})

const changingIdsAtom = atom<ReadonlySet<number>>(new Set<number>())

/** While a change of a sequence runs, ignores further changes of the same sequence. */
export async function changeSequenceStatus({ get, set }: AppStore, change: StatusChange): Promise<void> {
  const { id } = change.sequence
  if (get(changingIdsAtom).has(id)) return
  set(changingIdsAtom, (ids) => new Set([...ids, id]))
  await set(statusMutationAtom, change)
  set(changingIdsAtom, (ids) => new Set([...ids].filter((each) => each !== id)))
}

export const duplicateSequence = (request: ApiClient, { id }: Pick<SequenceSummary, 'id'>): Promise<Sequence> =>
  request(sequenceCopy, { params: { id }, body: { status: 'paused' } })

export const duplicateMutationAtom = mutationAtom<
  { readonly sequence: Pick<SequenceSummary, 'id' | 'name'>; readonly navigate: (to: string) => void },
  Sequence
>({
  name: 'sequenceCopy',
  run: (request, { sequence }) => duplicateSequence(request, sequence),
  invalidates: ['sequenceList', 'dashboardGet'],
  successToast: ({ sequence, navigate }, copy) => ({
    title: texts.duplication.done(sequence.name),
    text: texts.duplication.text,
    action: { label: texts.open, onClick: () => navigate(sequenceLinks.sequence(copy.id)) },
  }),
  errorToast: ({ sequence }) => texts.duplication.failed(sequence.name),
})
