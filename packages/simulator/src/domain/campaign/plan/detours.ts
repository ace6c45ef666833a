import { type TandemWorld } from '../../rows/world.ts'
import { type BeatChange, type DetourRow } from '../../rows/campaign.ts'

/** What was changed about a beat of a lead's script; undefined: nothing. */
function changeOf({ tables }: TandemWorld, enrolmentId: number, beat: number): BeatChange | undefined {
  const change = tables.detours.get(enrolmentId)?.change
  return change?.beat === beat ? change : undefined
}

const unchanged = { text: null, at: null, since: null, isHalted: false, error: null, attempts: 0 } as const

/** Changes more about a beat; what was changed about another one is over. */
export function changeBeat(
  world: TandemWorld,
  enrolmentId: number,
  change: Partial<BeatChange> & Pick<BeatChange, 'beat'>,
): void {
  const before = changeOf(world, enrolmentId, change.beat)
  save(world, enrolmentId, { change: { ...unchanged, ...before, ...change } })
}

/** A lead has moved on: what was changed about beats that are played is forgotten. */
export function forgetPlayed(world: TandemWorld, enrolmentId: number, beat: number): void {
  const change = world.tables.detours.get(enrolmentId)?.change
  if (change && change.beat < beat) save(world, enrolmentId, { change: null })
}

/** Somebody wrote: nothing waits for that any longer. A text or time that somebody set stays. */
export function resume(world: TandemWorld, enrolmentId: number): void {
  const change = world.tables.detours.get(enrolmentId)?.change
  if (!change) return
  const { beat, text, error } = change
  // What failed has lost its time.
  const at = error === null ? change.at : null
  save(world, enrolmentId, { change: text === null && at === null ? null : { ...unchanged, beat, text, at } })
}

/** A lead may react before that beat of their script. */
export function addAside(world: TandemWorld, enrolmentId: number, beat: number): void {
  save(world, enrolmentId, { asides: [...(world.tables.detours.get(enrolmentId)?.asides ?? []), beat] })
}

/** What was changed about a beat is now about a later one, as the lead's reaction comes before. */
export function putOffChange(world: TandemWorld, enrolmentId: number, by: number): void {
  const change = world.tables.detours.get(enrolmentId)?.change
  if (change && by > 0) save(world, enrolmentId, { change: { ...change, beat: change.beat + by } })
}

/** The script before the lead's place got longer or shorter. */
export function moveDetour(world: TandemWorld, enrolmentId: number, by: number): void {
  const before = world.tables.detours.get(enrolmentId)
  if (!before) return
  const { asides, change } = before
  save(world, enrolmentId, {
    asides: asides.map((beat) => Math.max(0, beat + by)),
    change: change && { ...change, beat: Math.max(0, change.beat + by) },
  })
}

function save({ tables }: TandemWorld, id: number, fields: Partial<Omit<DetourRow, 'id'>>): void {
  if (tables.detours.get(id)) tables.detours.patch(id, fields)
  else tables.detours.insertWithId({ id, asides: [], change: null, ...fields })
}
