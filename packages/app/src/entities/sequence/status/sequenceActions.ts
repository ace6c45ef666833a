import { Archive20Regular } from '@fluentui/react-icons/svg/archive'
import { ArchiveArrowBack20Regular } from '@fluentui/react-icons/svg/archive-arrow-back'
import { Copy20Regular } from '@fluentui/react-icons/svg/copy'
import { Pause20Regular } from '@fluentui/react-icons/svg/pause'
import { PeopleTeamAdd20Regular } from '@fluentui/react-icons/svg/people-team-add'
import { PersonAdd20Regular } from '@fluentui/react-icons/svg/person-add'
import { Play20Regular } from '@fluentui/react-icons/svg/play'
import { type RowAction } from '@tandem/components'
import {
  type LaunchBlock,
  launchBlock,
  type SequenceAction,
  sequenceActions,
  type SequenceStatus,
  type SequenceSummary,
  type SequenceTab,
} from '@tandem/contract'
import { sequenceActionMessages as texts } from './messages.ts'

type Acted = Pick<SequenceSummary, 'status' | 'recipientsCount' | 'profilesCount'>

export const actionItems = {
  launch: { id: 'launch', label: texts.launch, icon: Play20Regular },
  pause: { id: 'pause', label: texts.pause, icon: Pause20Regular },
  duplicate: { id: 'duplicate', label: texts.duplicate, icon: Copy20Regular },
  archive: { id: 'archive', label: texts.archive, icon: Archive20Regular },
  unarchive: { id: 'unarchive', label: texts.unarchive, icon: ArchiveArrowBack20Regular },
} as const satisfies Record<SequenceAction, RowAction & { readonly id: SequenceAction }>

export const missingTabs = {
  noRecipients: 'recipients',
  noProfiles: 'profiles',
} as const satisfies Record<LaunchBlock, SequenceTab>

const missingIcons = { noRecipients: PersonAdd20Regular, noProfiles: PeopleTeamAdd20Regular } as const

const knownStatuses: ReadonlySet<string> = new Set<SequenceStatus>(['active', 'paused', 'archived'])

/** False for an unknown status. */
export const isActionOf = (action: SequenceAction, status: SequenceStatus): boolean =>
  knownStatuses.has(status) && sequenceActions[status].some((each) => each === action)

/** Undefined if the sequence can be launched, or is running. */
function launchProblem(sequence: Acted): string | undefined {
  if (sequence.status === 'archived') return texts.archived
  const block = sequence.status === 'paused' ? launchBlock(sequence) : undefined
  return block && texts.blocks[block]
}

export const missingOf = (sequence: Acted): LaunchBlock | undefined =>
  sequence.status === 'paused' ? launchBlock(sequence) : undefined

export function runAction(sequence: Acted): RowAction & { readonly id: 'launch' | 'pause' } {
  if (sequence.status === 'active') return actionItems.pause
  const problem = launchProblem(sequence)
  return problem === undefined ? actionItems.launch : { ...actionItems.launch, isDisabled: true, hint: problem }
}

export const missingActionId = 'missing'

export function menuActions(sequence: Acted): readonly RowAction[] {
  const missing = missingOf(sequence)
  return [
    ...(missing ? [{ id: missingActionId, label: texts.missing[missing], icon: missingIcons[missing] }] : []),
    actionItems.duplicate,
    sequence.status === 'archived' ? actionItems.unarchive : actionItems.archive,
  ]
}

/** A sequence with an unknown status can only be viewed (SEQ-1). */
export function rowActionsOf(sequence: Acted): readonly RowAction[] {
  const view = { id: 'view', label: texts.view, isQuick: true }
  if (!knownStatuses.has(sequence.status)) return [view]
  return [view, { ...runAction(sequence), isQuick: true }, ...menuActions(sequence)]
}
