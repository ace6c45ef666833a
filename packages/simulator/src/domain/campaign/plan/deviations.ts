import { type TandemWorld } from '../../rows/world.ts'
import { type StepChange, type DeviationRow } from '../../rows/campaign.ts'

/** What was changed about a step of a lead's script; undefined: nothing. */
function changeOf({ tables }: TandemWorld, enrolmentId: number, stepIndex: number): StepChange | undefined {
  const change = tables.deviations.get(enrolmentId)?.change
  return change?.stepIndex === stepIndex ? change : undefined
}

const unchanged = { text: null, at: null, since: null, isHalted: false, error: null, attempts: 0 } as const

/** Changes more about a step; what was changed about another one is over. */
export function changeStep(
  world: TandemWorld,
  enrolmentId: number,
  change: Partial<StepChange> & Pick<StepChange, 'stepIndex'>,
): void {
  const before = changeOf(world, enrolmentId, change.stepIndex)
  save(world, enrolmentId, { change: { ...unchanged, ...before, ...change } })
}

/** A lead has moved on: what was changed about steps that are played is forgotten. */
export function clearFinishedChange(world: TandemWorld, enrolmentId: number, stepIndex: number): void {
  const change = world.tables.deviations.get(enrolmentId)?.change
  if (change && change.stepIndex < stepIndex) save(world, enrolmentId, { change: null })
}

/** Somebody wrote: nothing waits for that any longer. A text or time that somebody set stays. */
export function clearHold(world: TandemWorld, enrolmentId: number): void {
  const change = world.tables.deviations.get(enrolmentId)?.change
  if (!change) return
  const { stepIndex, text, error } = change
  // What failed has lost its time.
  const at = error === null ? change.at : null
  save(world, enrolmentId, { change: text === null && at === null ? null : { ...unchanged, stepIndex, text, at } })
}

/** A lead may react before that step of their script. */
export function addReactionPoint(world: TandemWorld, enrolmentId: number, stepIndex: number): void {
  save(world, enrolmentId, {
    reactionPoints: [...(world.tables.deviations.get(enrolmentId)?.reactionPoints ?? []), stepIndex],
  })
}

/** What was changed about a step is now about a later one, as the lead's reaction comes before. */
export function shiftChange(world: TandemWorld, enrolmentId: number, by: number): void {
  const change = world.tables.deviations.get(enrolmentId)?.change
  if (change && by > 0) save(world, enrolmentId, { change: { ...change, stepIndex: change.stepIndex + by } })
}

/** The script before the lead's place got longer or shorter. */
export function shiftDeviation(world: TandemWorld, enrolmentId: number, by: number): void {
  const before = world.tables.deviations.get(enrolmentId)
  if (!before) return
  const { reactionPoints, change } = before
  save(world, enrolmentId, {
    reactionPoints: reactionPoints.map((stepIndex) => Math.max(0, stepIndex + by)),
    change: change && { ...change, stepIndex: Math.max(0, change.stepIndex + by) },
  })
}

function save({ tables }: TandemWorld, id: number, fields: Partial<Omit<DeviationRow, 'id'>>): void {
  if (tables.deviations.get(id)) tables.deviations.patch(id, fields)
  else tables.deviations.insertWithId({ id, reactionPoints: [], change: null, ...fields })
}
