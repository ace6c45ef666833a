import { type Sequence, type SequenceStatus, type SequenceType } from '../resources/sequence.ts'

/** Why a sequence can't be launched. */
export type LaunchBlock = 'noRecipients' | 'noProfiles'

type Launchable = Pick<Sequence, 'recipientsCount' | 'profilesCount'>

/** What keeps a sequence from being launched, or undefined when nothing does (document 2, section 4). */
export function launchBlock({ recipientsCount, profilesCount }: Launchable): LaunchBlock | undefined {
  if (recipientsCount === 0) return 'noRecipients'
  if (profilesCount === 0) return 'noProfiles'
  return undefined
}

/** What keeps a selection from being launched: launch is blocked if any of them has no recipients, or no profiles. */
export function selectionLaunchBlock(selected: readonly Launchable[]): LaunchBlock | undefined {
  const blocks = new Set(selected.map(launchBlock))
  return blocks.has('noRecipients') ? 'noRecipients' : blocks.has('noProfiles') ? 'noProfiles' : undefined
}

export type SequenceAction = 'launch' | 'pause' | 'duplicate' | 'archive' | 'unarchive'

/** What a list offers for a sequence in each status. */
export const sequenceActions = {
  active: ['pause', 'duplicate', 'archive'],
  paused: ['launch', 'duplicate', 'archive'],
  archived: ['unarchive', 'duplicate'],
} as const satisfies Record<SequenceStatus, readonly SequenceAction[]>

/** Status that an action leads to; a duplicate's is the copy's. */
export const statusAfterAction = {
  launch: 'active',
  pause: 'paused',
  duplicate: 'paused',
  archive: 'archived',
  unarchive: 'paused',
} as const satisfies Record<SequenceAction, SequenceStatus>

/** Whether a status may follow another by one of the actions; staying is allowed. */
export function canChangeStatus(from: SequenceStatus, to: SequenceStatus): boolean {
  const changes: readonly SequenceAction[] = sequenceActions[from].filter((action) => action !== 'duplicate')
  return from === to || changes.some((action) => statusAfterAction[action] === to)
}

/** The client can change only when the server reports so, and not to the one that it is (document 2, section 4). */
export function canChooseClient(
  clientId: number,
  currentClientId: number,
  { clientCanBeChanged }: { readonly clientCanBeChanged: boolean },
): boolean {
  return clientCanBeChanged && clientId !== currentClientId
}

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

/** Tabs of the sequence drawer: messages only when it uses templates, re-engagements only when it uses AI templates (document 2, section 2). */
export function sequenceTabs(type: SequenceType): readonly SequenceTab[] {
  const written = type === 'cloud' ? 'messages' : 'reEngagements'
  return ['dashboard', 'recipients', 'clients', written, 'responseManager', 'followUps', 'profiles', 'settings']
}
