import { createWorkspaceState } from '../core/workspaceState.ts'
import { tables, type TandemShape, type TandemWorkspace } from '../domain/rows/workspace.ts'
import { seedWorkspace, type WorkspacePlan } from './workspace.ts'

/** A Friday afternoon. */
export const testNow = Date.parse('2026-11-20T15:30:00Z')

/** The plan is small, because property tests build a workspace for each seed. */
export const smallPlan: WorkspacePlan = {
  members: 4,
  clients: 3,
  profiles: 8,
  sequences: 8,
  recipients: 700,
  conversations: 120,
  calls: 30,
  requestLimits: [5, 6],
  disconnected: 1,
  unattached: 1,
  empty: 1,
}

function emptyWorkspace(seed: number = 1, now: number = testNow): TandemWorkspace {
  return createWorkspaceState<TandemShape>(
    { tables, version: 1 },
    { scenario: 'small', seed, clock: { now, isFrozen: true, rate: 1 } },
    0,
  ).workspace
}

export function smallWorkspace(seed: number = 1, now: number = testNow): TandemWorkspace {
  const workspace = emptyWorkspace(seed, now)
  seedWorkspace(workspace, smallPlan)
  return workspace
}

export const bytesOf = ({ tables: all }: TandemWorkspace): string =>
  JSON.stringify(Object.entries(all).map(([name, each]) => [name, [...each.rows()]]))
