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

/** Actions as buttons and menu items. */
export const actionItems = {
  launch: { id: 'launch', label: texts.launch, icon: Play20Regular },
  pause: { id: 'pause', label: texts.pause, icon: Pause20Regular },
  duplicate: { id: 'duplicate', label: texts.duplicate, icon: Copy20Regular },
  archive: { id: 'archive', label: texts.archive, icon: Archive20Regular },
  unarchive: { id: 'unarchive', label: texts.unarchive, icon: ArchiveArrowBack20Regular },
} as const satisfies Record<SequenceAction, RowAction & { readonly id: SequenceAction }>

/** The tabs that complete the missing parts for a launch. */
export const missingTabs = {
  noRecipients: 'recipients',
  noProfiles: 'profiles',
} as const satisfies Record<LaunchBlock, SequenceTab>

const missingIcons = { noRecipients: PersonAdd20Regular, noProfiles: PeopleTeamAdd20Regular } as const

const knownStatuses: ReadonlySet<string> = new Set<SequenceStatus>(['active', 'paused', 'archived'])

/** True if an action applies to a sequence with this status. No action applies to an unknown status. */
export const isActionOf = (action: SequenceAction, status: SequenceStatus): boolean =>
  knownStatuses.has(status) && sequenceActions[status].some((each) => each === action)

/** The reason why a sequence cannot be launched now. Undefined if it can be launched, or is running. */
function launchProblem(sequence: Acted): string | undefined {
  if (sequence.status === 'archived') return texts.archived
  const block = sequence.status === 'paused' ? launchBlock(sequence) : undefined
  return block && texts.blocks[block]
}

/** The missing part that blocks the launch of a paused sequence. */
export const missingOf = (sequence: Acted): LaunchBlock | undefined =>
  sequence.status === 'paused' ? launchBlock(sequence) : undefined

/** The button that launches or pauses. A disabled button shows the reason. */
export function runAction(sequence: Acted): RowAction & { readonly id: 'launch' | 'pause' } {
  if (sequence.status === 'active') return actionItems.pause
  const problem = launchProblem(sequence)
  return problem === undefined ? actionItems.launch : { ...actionItems.launch, isDisabled: true, hint: problem }
}

/** Id of the action that links to the missing part of a launch. */
export const missingActionId = 'missing'

/** The actions of a menu: the link to the missing part of a launch, duplicate, and archive or unarchive. */
export function menuActions(sequence: Acted): readonly RowAction[] {
  const missing = missingOf(sequence)
  return [
    ...(missing ? [{ id: missingActionId, label: texts.missing[missing], icon: missingIcons[missing] }] : []),
    actionItems.duplicate,
    sequence.status === 'archived' ? actionItems.unarchive : actionItems.archive,
  ]
}

/** The actions of a row (SEQ-1). A sequence with an unknown status can only be viewed. */
export function rowActionsOf(sequence: Acted): readonly RowAction[] {
  const view = { id: 'view', label: texts.view, isQuick: true }
  if (!knownStatuses.has(sequence.status)) return [view]
  return [view, { ...runAction(sequence), isQuick: true }, ...menuActions(sequence)]
}
