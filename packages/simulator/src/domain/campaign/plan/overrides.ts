import { type OverrideRow, type ReactionPoint, type StepChange } from '../../rows/campaign.ts'
import { type TandemWorkspace } from '../../rows/workspace.ts'

const unchanged = { text: null, at: null, since: null, isHalted: false, error: null, attempts: 0 } as const

const changeOf = ({ tables }: TandemWorkspace, enrolmentId: number): StepChange | null =>
  tables.overrides.get(enrolmentId)?.change ?? null

/** Adds the fields of `change` to an earlier change of the same step. Replaces an earlier change of another step. */
export function changeStep(
  workspace: TandemWorkspace,
  enrolmentId: number,
  change: Partial<StepChange> & Pick<StepChange, 'stepIndex'>,
): void {
  const before = changeOf(workspace, enrolmentId)
  const same = before?.stepIndex === change.stepIndex ? before : undefined
  save(workspace, enrolmentId, { change: { ...unchanged, ...same, ...change } })
}

/** Drops the stored change if it belongs to a step before `stepIndex`. */
export function clearFinishedChange(workspace: TandemWorkspace, enrolmentId: number, stepIndex: number): void {
  const change = changeOf(workspace, enrolmentId)
  if (change && change.stepIndex < stepIndex) save(workspace, enrolmentId, { change: null })
}

/** Removes the error and the halt of a step. If there is an error, also removes the time that the failure stored. */
export function clearBlock(workspace: TandemWorkspace, enrolmentId: number): void {
  const change = changeOf(workspace, enrolmentId)
  if (!change) return
  const { stepIndex, text, error } = change
  const at = error === null ? change.at : null
  save(workspace, enrolmentId, { change: text === null && at === null ? null : { ...unchanged, stepIndex, text, at } })
}

/** Drops the change of the next step. */
export function dropChange(workspace: TandemWorkspace, enrolmentId: number): void {
  if (changeOf(workspace, enrolmentId)) save(workspace, enrolmentId, { change: null })
}

/** Stores the next step and its change for `takeStopped`. */
export function stopAt(workspace: TandemWorkspace, enrolmentId: number, stepIndex: number): void {
  save(workspace, enrolmentId, { change: null, stopped: { stepIndex, change: changeOf(workspace, enrolmentId) } })
}

/** Restores the change that `stopAt` stored. Returns the index of the stored step. Undefined if no step is stored. */
export function takeStopped(workspace: TandemWorkspace, enrolmentId: number): number | undefined {
  const stopped = workspace.tables.overrides.get(enrolmentId)?.stopped
  if (!stopped) return undefined
  save(workspace, enrolmentId, { change: stopped.change, stopped: null })
  return stopped.stepIndex
}

/** Inserts a reaction before a step of the script. */
export function addReactionPoint(workspace: TandemWorkspace, enrolmentId: number, point: ReactionPoint): void {
  const before = workspace.tables.overrides.get(enrolmentId)?.reactionPoints ?? []
  save(workspace, enrolmentId, { reactionPoints: [...before, point], stopped: null })
}

/** Moves the change of a step by the number of inserted steps. */
export function shiftChange(workspace: TandemWorkspace, enrolmentId: number, by: number): void {
  const change = changeOf(workspace, enrolmentId)
  if (change && by > 0) save(workspace, enrolmentId, { change: { ...change, stepIndex: change.stepIndex + by } })
}

/** Moves the reactions of a lead, and the change of a step, after steps were added (`by` > 0) or removed (`by` < 0). */
export function shiftOverride(workspace: TandemWorkspace, enrolmentId: number, by: number): void {
  const before = workspace.tables.overrides.get(enrolmentId)
  if (!before) return
  const { reactionPoints, change } = before
  save(workspace, enrolmentId, {
    reactionPoints: reactionPoints.map((point) =>
      Object.assign({}, point, { stepIndex: Math.max(0, point.stepIndex + by) }),
    ),
    change: change && { ...change, stepIndex: Math.max(0, change.stepIndex + by) },
    stopped: null,
  })
}

function save({ tables }: TandemWorkspace, id: number, fields: Partial<Omit<OverrideRow, 'id'>>): void {
  if (tables.overrides.get(id)) tables.overrides.patch(id, fields)
  else tables.overrides.insertWithId({ id, reactionPoints: [], change: null, stopped: null, ...fields })
}
