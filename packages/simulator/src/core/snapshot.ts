import * as v from 'valibot'
import { type ClockState } from './clock.ts'
import { type EventsSnapshot } from './dueEvents.ts'
import { Fault } from './faults.ts'
import { type JournalEntry } from './journal.ts'
import { type KeptResponse } from './keptResponses.ts'
import { type RandomSnapshot } from './random.ts'
import { type SessionsSnapshot } from './sessions.ts'
import { type RowBlock, type TableSnapshot } from './store.ts'
import { type Row } from './table.ts'

/** A workspace as plain data. */
export interface Snapshot {
  /** The version of the workspace's definition. */
  readonly version: number
  readonly scenario: string
  readonly seed: number
  readonly clock: ClockState
  readonly tables: Readonly<Record<string, TableSnapshot>>
  readonly events: EventsSnapshot
  readonly random: RandomSnapshot
  readonly sessions: SessionsSnapshot
  readonly faults: readonly Fault[]
  readonly journal: readonly JournalEntry[]
  readonly keptResponses: readonly KeptResponse[]
  /** SIM-46: true if a request has changed the workspace. */
  readonly hasWrites: boolean
}

const wholeNumber = v.pipe(v.number(), v.safeInteger())

/** The changes of a workspace since the last `takeChanges`. */
export interface WorkspaceChanges {
  /** True if the changes contain the whole workspace, and replace all saved data. */
  readonly isFresh: boolean
  readonly rest: Omit<Snapshot, 'tables'> & { readonly nextIds: Readonly<Record<string, number>> }
  readonly blocks: readonly RowBlock[]
}

/** Joins saved changes into a snapshot. The blocks of a table must be in ascending order of `block`. */
export function assembleSnapshot(
  { nextIds, ...rest }: WorkspaceChanges['rest'],
  blocks: readonly RowBlock[],
): Snapshot {
  const rows = new Map(Object.keys(nextIds).map((table): [string, Row[]] => [table, []]))
  for (const block of blocks) rows.get(block.table)?.push(...block.rows)
  const tables = Object.entries(nextIds).map(([table, nextId]) => [table, { nextId, rows: rows.get(table) ?? [] }])
  return { ...rest, tables: Object.fromEntries(tables) }
}

/** Checks only the id. A schema for the whole row would copy the row and change the order of its fields. */
const isRow = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'id' in value && Number.isSafeInteger(value.id)
const isEntry = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'number' in value &&
  Number.isSafeInteger(value.number) &&
  'kind' in value

/** Checks the fields of a snapshot: of a record only the id, and of a journal entry only the number and the kind. */
export const SnapshotShape = v.object({
  version: wholeNumber,
  scenario: v.string(),
  seed: wholeNumber,
  clock: v.object({ now: wholeNumber, isFrozen: v.boolean(), rate: v.pipe(v.number(), v.finite(), v.gtValue(0)) }),
  tables: v.record(
    v.string(),
    v.object({ nextId: wholeNumber, rows: v.array(v.custom<Row>(isRow, 'A record must have an id.')) }),
  ),
  events: v.object({
    nextId: wholeNumber,
    due: v.array(
      v.object({ id: wholeNumber, at: v.pipe(v.number(), v.finite()), type: v.string(), payload: v.unknown() }),
    ),
  }),
  random: v.record(v.string(), wholeNumber),
  sessions: v.object({ userIds: v.record(v.string(), wholeNumber), shared: v.exactOptional(v.string()) }),
  faults: v.array(Fault),
  hasWrites: v.boolean(),
  journal: v.array(v.custom<JournalEntry>(isEntry, 'A journal entry must have a number and a kind.')),
  keptResponses: v.array(
    v.object({
      scope: v.string(),
      fingerprint: v.string(),
      status: wholeNumber,
      text: v.nullable(v.string()),
      signedIn: v.nullable(wholeNumber),
    }),
  ),
})
