import {
  customAttributeValue,
  type ImportColumn,
  importMappingIssue,
  importResult,
  isWebsite,
  ProfilePatch,
  type RecipientField,
  RecipientPatch,
} from '@tandem/contract'
import * as v from 'valibot'
import { refuse } from '../../core/handlers.ts'
import { enrolmentOf } from '../sequences/enrolments.ts'
import { profileUrlKey } from '../rows/profileUrlKey.ts'
import { recipientSearchText } from '../people/recipientSearchText.ts'
import { type SequenceRow } from '../rows/campaign.ts'
import { type RecipientRow } from '../rows/people.ts'
import { type TandemWorld } from '../rows/world.ts'
import { type ImportedRow, pendingRow, type RecipientImportRow } from '../rows/imports.ts'
import { rowsOf } from './recipientImports.ts'

type Outcome = Pick<ImportedRow, 'recipientId' | 'status' | 'existingStatus' | 'message'>

/** The context of turning rows into recipients. */
interface ImportContext {
  readonly world: TandemWorld
  readonly organizationId: number
  readonly createdBy: number
  readonly columns: readonly ImportColumn[]
  readonly sequence: SequenceRow | undefined
  /** Recipients that earlier rows of the file have given. */
  readonly taken: Set<number>
}

/**
 * IMPORT-7: turns the rows of an import into recipients; 422 when the mapping does not fit the file. A recipient with a
 * known profile link is not added again, and a repeated call adds nobody twice. Rows for a sequence stay pending until
 * their own calls add them to it (IMPORT-12).
 */
export function applyImport(
  world: TandemWorld,
  found: RecipientImportRow,
  columns: readonly ImportColumn[],
  offset: number,
): RecipientImportRow {
  const { tables } = world
  const { id, header } = found
  checkMapping(world, found, columns)
  if (offset === 0 && !rowsOf(world, id).some(({ row }) => row === 1)) {
    tables.importedRows.insert({ importId: id, row: 1, cells: header, ...pendingRow })
  }
  const context = contextOf(world, found, columns)
  for (const row of rowsOf(world, id)) {
    if (row.recipientId === null && row.row > offset) tables.importedRows.patch(row.id, take(context, row))
  }
  const { sequence } = context
  if (sequence) tables.sequences.patch(sequence.id, { importId: id })
  return tables.recipientImports.patch(id, { columns, offset })
}

/** IMPORT-19: gives a row that failed other cells, and imports it; 422 when it did not fail. */
export function correctRow(
  world: TandemWorld,
  found: RecipientImportRow,
  rowNumber: number,
  cells: readonly string[],
): ImportedRow {
  const row = world.tables.importedRows.by('importId', found.id).find((each) => each.row === rowNumber)
  if (!row) throw refuse(404, `The import has no row ${rowNumber}.`)
  if (!found.columns || row.status !== 'failed') throw refuse(422, `Row ${rowNumber} did not fail.`)
  const outcome = take(contextOf(world, found, found.columns), { ...row, cells })
  return world.tables.importedRows.patch(row.id, { ...outcome, cells })
}

function contextOf(
  world: TandemWorld,
  { id, organizationId, createdBy, sequenceId }: RecipientImportRow,
  columns: readonly ImportColumn[],
): ImportContext {
  const sequence = sequenceId === null ? undefined : world.tables.sequences.get(sequenceId)
  const taken = new Set(rowsOf(world, id).flatMap(({ recipientId }) => recipientId ?? []))
  return { world, organizationId, createdBy, columns, sequence, taken }
}

function checkMapping(
  { tables }: TandemWorld,
  { header, organizationId }: RecipientImportRow,
  columns: readonly ImportColumn[],
): void {
  if (columns.length !== header.length)
    throw refuse(422, `The file has ${header.length} columns, the mapping ${columns.length}.`)
  const issue = importMappingIssue(columns)
  if (issue) throw refuse(422, issue.message)
  const targets = columns.map(({ attributeId }) => attributeId)
  const known = new Set(tables.customAttributes.by('organizationId', organizationId).map(({ id }) => id))
  const unknown = targets.find((target) => typeof target === 'number' && !known.has(target))
  if (unknown != null) throw refuse(422, `There is no custom attribute ${unknown}.`)
}

/** Turns one row into a recipient, or returns why it cannot. */
function take(context: ImportContext, row: ImportedRow): Outcome {
  const { world, organizationId, createdBy, sequence, taken } = context
  const person = personOf(context.columns, row)
  if (typeof person === 'string') return { ...pendingRow, status: 'failed', message: person }
  const sameUrl = person.url === null ? [] : world.tables.recipients.by('profileUrl', profileUrlKey(person.url))
  const recipient = sameUrl.find((each) => each.organizationId === organizationId)
  if (recipient) {
    const { id: known, addedBy } = recipient
    if (!addedBy.includes(createdBy)) world.tables.recipients.patch(known, { addedBy: [...addedBy, createdBy] })
    const met = taken.has(known) ? ({ status: 'skipped', existingStatus: null } as const) : meet(context, known)
    taken.add(known)
    return { ...met, recipientId: known, message: null }
  }
  const { id } = world.tables.recipients.insert({
    ...person,
    organizationId,
    dateAdded: world.clock.now(),
    addedBy: [createdBy],
    lastContact: null,
    searchText: recipientSearchText(person),
  })
  taken.add(id)
  return { ...pendingRow, recipientId: id, status: sequence ? 'pending' : 'imported' }
}

/** IMPORT-11: the result of a row whose recipient is known already. */
function meet({ world, sequence }: ImportContext, recipientId: number): Pick<Outcome, 'status' | 'existingStatus'> {
  if (!sequence) return { status: 'skipped', existingStatus: null }
  const enrolment = enrolmentOf(world, recipientId)
  const existingStatus = enrolment?.sequenceId === sequence.id ? enrolment.status : null
  return { status: importResult(existingStatus, false) === 'skipped' ? 'skipped' : 'pending', existingStatus }
}

/** The fields of a recipient that a file may leave out. */
const noPerson = { lastName: '', title: null, company: null, industry: null, location: null }

type Person = Pick<RecipientRow, RecipientField | 'customAttributes'>

/** The recipient of a row, checked with the contract's schemas; or a sentence that says what is wrong. */
function personOf(columns: readonly ImportColumn[], { row, cells }: ImportedRow): Person | string {
  // IMPORT-5: cells of a row that is too short or too long may be under the wrong header.
  if (cells.length !== columns.length)
    return `Row ${row} has ${cells.length} ${cells.length === 1 ? 'cell' : 'cells'} where the header has ${columns.length}.`
  const fields: Partial<Record<RecipientField, string>> = {}
  const customAttributes: Record<string, string> = {}
  for (const [index, { attributeId }] of columns.entries()) {
    const value = customAttributeValue(cells[index]?.trim())
    if (value === null || attributeId === null) continue
    if (typeof attributeId === 'number') customAttributes[attributeId] = value
    else fields[attributeId] = value
  }
  const { firstName, url, timeZone, ...others } = fields
  if (firstName === undefined) return 'First name is required.'
  const checked = v.safeParse(RecipientPatch, { ...others, firstName, customAttributes })
  if (!checked.success) return checked.issues[0].message
  if (url !== undefined && !isWebsite(url)) return 'The link of a profile must start with http:// or https://.'
  if (!v.is(ProfilePatch, { scheduleTimezone: timeZone ?? null })) return 'This time zone is not known.'
  return { ...noPerson, ...others, firstName, url: url ?? null, timeZone: timeZone ?? 'UTC', customAttributes }
}
