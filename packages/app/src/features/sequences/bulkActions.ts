import {
  launchBlock,
  type ListedSequence,
  selectionLaunchBlock,
  type SequenceStatus,
  type SequenceSummary,
} from '@tandem/contract'
import { type Getter } from 'jotai'
import { type BulkAction, type BulkBlock } from '../../shared/list/listTypes.ts'
import { candidateOf, launchTestsAtomOf, openTests } from '../../entities/sequence/launch/launchTests.ts'
import { launchMessages } from '../../entities/sequence/launch/messages.ts'
import { sequenceLinks } from '../../entities/sequence/links.ts'
import { sequenceActionMessages } from '../../entities/sequence/status/messages.ts'
import { actionItems, isActionOf, missingTabs } from '../../entities/sequence/status/sequenceActions.ts'
import {
  changeStatus,
  duplicateSequence,
  restoreSequence,
  type StatusAction,
} from '../../entities/sequence/status/statusMutation.ts'
import { sequenceListMessages } from './messages.ts'

const { bulk: texts, refusals, launchOthers } = sequenceListMessages

/** The reason why an action does not apply to a status. */
export function refusalOf(action: StatusAction, status: SequenceStatus): string | undefined {
  if (isActionOf(action, status)) return undefined
  if (action === 'launch') return status === 'archived' ? refusals.archived : refusals.active
  if (action === 'pause') return refusals.notActive
  return action === 'archive' ? refusals.alreadyArchived : refusals.notArchived
}

/**
 * Returns the reason that blocks a launch of the selected sequences (SEQ-3, SEQ-4). Without such a reason, returns the
 * sequences whose prompt tests have not all passed (SEQ-162). Checks only the paused sequences.
 */
export function blockOf<Row extends SequenceSummary>(
  selected: readonly Row[],
  get: Getter,
): BulkBlock<Row> | undefined {
  const paused = selected.filter(({ status }) => isActionOf('launch', status))
  const block = selectionLaunchBlock(paused)
  if (!block) return untestedOf(paused, get)
  return {
    title: sequenceActionMessages.blocks[block],
    rows: paused.filter((row) => launchBlock(row) !== undefined),
    hrefOf: (row) => sequenceLinks.tab(row.id, missingTabs[launchBlock(row) ?? block]),
    othersLabel: launchOthers,
  }
}

/** The sequences whose prompt tests have not all passed (SEQ-162). The user can launch these sequences anyway. */
function untestedOf<Row extends SequenceSummary>(paused: readonly Row[], get: Getter): BulkBlock<Row> | undefined {
  const rows = paused.filter((row) => openTests(get(launchTestsAtomOf(candidateOf(row)))).length > 0)
  if (rows.length === 0) return undefined
  return {
    title: launchMessages.bulk.title,
    rows,
    hrefOf: ({ id }) => sequenceLinks.tab(id, 'responseManager'),
    othersLabel: launchOthers,
    anywayLabel: launchMessages.bulk.anyway,
  }
}

const change =
  (action: StatusAction): BulkAction<ListedSequence>['run'] =>
  (request, sequence) =>
    changeStatus(request, { sequence, action })

const statusChange = (action: StatusAction, reverse: StatusAction): BulkAction<ListedSequence> => ({
  ...actionItems[action],
  run: change(action),
  undo: change(reverse),
  refusal: ({ status }) => refusalOf(action, status),
  invalidates: ['sequenceGet', 'profileList', 'dashboardGet'],
  texts: texts[action],
})

/** The actions on many sequences (SEQ-1). */
export const sequenceBulkActions: readonly BulkAction<ListedSequence>[] = [
  { ...statusChange('launch', 'pause'), block: blockOf },
  statusChange('pause', 'launch'),
  {
    ...actionItems.duplicate,
    run: duplicateSequence,
    invalidates: ['dashboardGet'],
    texts: texts.duplicate,
  },
  { ...statusChange('archive', 'unarchive'), undo: restoreSequence },
  statusChange('unarchive', 'archive'),
]
