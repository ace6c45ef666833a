import { type Sequence, type SequenceStatus } from './schema.ts'

/** Why a sequence cannot be launched. */
export type LaunchBlock = 'noRecipients' | 'noProfiles'

type Launchable = Pick<Sequence, 'recipientsCount' | 'profilesCount'>

/** SEQ-3, SEQ-4: why a sequence cannot be launched; undefined when it can. */
export function launchBlock({ recipientsCount, profilesCount }: Launchable): LaunchBlock | undefined {
  if (recipientsCount === 0) return 'noRecipients'
  if (profilesCount === 0) return 'noProfiles'
  return undefined
}

/** SEQ-3, SEQ-4: why a selection of sequences cannot be launched: the first reason that applies to any of them. */
export function selectionLaunchBlock(selected: readonly Launchable[]): LaunchBlock | undefined {
  const blocks = new Set(selected.map(launchBlock))
  return blocks.has('noRecipients') ? 'noRecipients' : blocks.has('noProfiles') ? 'noProfiles' : undefined
}

export type SequenceAction = 'launch' | 'pause' | 'duplicate' | 'archive' | 'unarchive'

/** SEQ-1: the actions of a sequence by its status. */
export const sequenceActions = {
  active: ['pause', 'duplicate', 'archive'],
  paused: ['launch', 'duplicate', 'archive'],
  archived: ['unarchive', 'duplicate'],
} as const satisfies Record<SequenceStatus, readonly SequenceAction[]>

/** SEQ-2, SEQ-5: the status after an action; for `duplicate`, that of the copy. */
export const statusAfterAction = {
  launch: 'active',
  pause: 'paused',
  duplicate: 'paused',
  archive: 'archived',
  unarchive: 'paused',
} as const satisfies Record<SequenceAction, SequenceStatus>

/** SEQ-2: whether an action leads from one status to the other, or both are the same. */
export function canChangeStatus(from: SequenceStatus, to: SequenceStatus): boolean {
  const changes: readonly SequenceAction[] = sequenceActions[from].filter((action) => action !== 'duplicate')
  return from === to || changes.some((action) => statusAfterAction[action] === to)
}

/** SEQ-57: whether a client can be chosen for a sequence. */
export function canChooseClient(
  clientId: number,
  currentClientId: number,
  { clientCanBeChanged }: { readonly clientCanBeChanged: boolean },
): boolean {
  return clientCanBeChanged && clientId !== currentClientId
}

/** SEQ-49 */
export type SequenceTab =
  | 'dashboard'
  | 'recipients'
  | 'clients'
  | 'messages'
  | 'reEngagements'
  | 'responseManager'
  | 'followUps'
  | 'profiles'
  | 'settings'
