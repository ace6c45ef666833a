import { type ImportColumn, importMappingIssue, importResult, profileUrlKey, recipientImport } from '@tandem/contract'
import { refuse } from '../../core/handlers.ts'
import { enrolmentOf } from '../sequences/enrolments.ts'
import { recipientSearchText } from '../people/recipientSearchText.ts'
import { type SequenceRow } from '../rows/campaign.ts'
import { type TandemWorkspace } from '../rows/workspace.ts'
import { type ImportedRow, pendingRow, type RecipientImportRow } from '../rows/imports.ts'
import { personOf } from './importedPerson.ts'
import { headerCells, withoutTail } from './readTable.ts'
import { dataRowsOf, fileRowsOf } from './recipientImports.ts'

type Outcome = Pick<ImportedRow, 'recipientId' | 'status' | 'existingStatus' | 'message' | 'leftOut'>

interface ImportMapping {
  readonly columns: readonly ImportColumn[]
  /** 1 if the recipients begin below the header row, 0 if the header row is a recipient. Default: 1. */
  readonly offset?: number | undefined
  /** Row number. Default: the present header row. */
  readonly headerRow?: number | undefined
}

interface ImportContext {
  readonly workspace: TandemWorkspace
  readonly organizationId: number
  readonly createdBy: number
  readonly header: readonly string[]
  readonly columns: readonly ImportColumn[]
  readonly sequence: SequenceRow | undefined
  /** Ids of the recipients that the import already contains. A further row with such a recipient is skipped. */
  readonly taken: Set<number>
}

/** IMPORT-7: turns the rows into recipients. Throws a 422 if the mapping does not fit the file. */
export function applyImport(
  workspace: TandemWorkspace,
  found: RecipientImportRow,
  { columns, offset = 1, headerRow }: ImportMapping,
): RecipientImportRow {
  const { tables } = workspace
  const fileRows = fileRowsOf(workspace, found.id)
  const placed = { ...found, ...headerAt(fileRows, headerRow ?? found.headerRow), offset }
  checkMapping(workspace, placed, columns)
  const context = contextOf(workspace, placed, columns)
  for (const row of dataRowsOf(fileRows, placed)) {
    if (row.recipientId === null) tables.importedRows.patch(row.id, take(context, row))
  }
  const { sequence } = context
  if (sequence) tables.sequences.patch(sequence.id, { importId: found.id })
  return tables.recipientImports.patch(found.id, { ...placed, columns })
}

/** IMPORT-28: reads the header from the row `headerRow`. Throws a 422 if this row is not one of the first rows. */
function headerAt(fileRows: readonly ImportedRow[], headerRow: number) {
  const index = fileRows.slice(0, recipientImport.headerRows).findIndex(({ row }) => row === headerRow)
  const row = fileRows[index]
  if (!row) throw refuse(422, `Row ${headerRow} cannot be the header: it is not one of the first rows.`)
  return { headerRow, header: headerCells(row), rowCount: fileRows.length - index - 1 }
}

/** IMPORT-19: replaces the cells of a failed row, and imports the row again. Throws a 422 if the row has not failed. */
export function correctRow(
  workspace: TandemWorkspace,
  found: RecipientImportRow,
  rowNumber: number,
  cells: readonly string[],
): ImportedRow {
  const row = workspace.tables.importedRows.by('importId', found.id).find((each) => each.row === rowNumber)
  if (!row) throw refuse(404, `The import has no row ${rowNumber}.`)
  // The app repeats a correction if the first response was lost.
  if (row.recipientId !== null && cells.join('\0') === row.cells.join('\0')) return row
  if (!found.columns || row.status !== 'failed') throw refuse(422, `Row ${rowNumber} did not fail.`)
  const outcome = take(contextOf(workspace, found, found.columns), { ...row, cells })
  return workspace.tables.importedRows.patch(row.id, { ...outcome, cells })
}

function contextOf(
  workspace: TandemWorkspace,
  { id, organizationId, createdBy, sequenceId, header }: RecipientImportRow,
  columns: readonly ImportColumn[],
): ImportContext {
  const sequence = sequenceId === null ? undefined : workspace.tables.sequences.get(sequenceId)
  const taken = new Set(fileRowsOf(workspace, id).flatMap(({ recipientId }) => recipientId ?? []))
  return { workspace, organizationId, createdBy, header, columns, sequence, taken }
}

function checkMapping(
  { tables }: TandemWorkspace,
  { header, organizationId }: RecipientImportRow,
  columns: readonly ImportColumn[],
): void {
  if (columns.length !== header.length)
    throw refuse(422, `The file has ${header.length} columns, but the mapping has ${columns.length}.`)
  const issue = importMappingIssue(columns)
  if (issue) throw refuse(422, issue.message)
  const targets = columns.map(({ attributeId }) => attributeId)
  const known = new Set(tables.customAttributes.by('organizationId', organizationId).map(({ id }) => id))
  const unknown = targets.find((target) => typeof target === 'number' && !known.has(target))
  if (unknown != null) throw refuse(422, `There is no custom attribute ${unknown}.`)
}

/** Turns a row into a recipient. Returns the result of the row. */
function take(context: ImportContext, row: ImportedRow): Outcome {
  const { workspace, organizationId, createdBy, header, sequence, taken } = context
  const cells = withoutTail(row.cells, header.length)
  const read = personOf(header, context.columns, { row: row.row, cells })
  if (typeof read === 'string') return { ...pendingRow, status: 'failed', message: read }
  const { person, leftOut } = read
  const sameUrl = person.url === null ? [] : workspace.tables.recipients.by('profileUrl', profileUrlKey(person.url))
  const recipient = sameUrl.find((each) => each.organizationId === organizationId)
  if (recipient) {
    const { id: known, addedBy } = recipient
    if (!addedBy.includes(createdBy)) workspace.tables.recipients.patch(known, { addedBy: [...addedBy, createdBy] })
    const met = taken.has(known) ? ({ status: 'skipped', existingStatus: null } as const) : meet(context, known)
    taken.add(known)
    return { ...pendingRow, ...met, recipientId: known }
  }
  const { id } = workspace.tables.recipients.insert({
    ...person,
    organizationId,
    dateAdded: workspace.clock.now(),
    addedBy: [createdBy],
    lastContact: null,
    searchText: recipientSearchText(person),
  })
  taken.add(id)
  return { ...pendingRow, recipientId: id, status: sequence ? 'pending' : 'imported', leftOut }
}

/** IMPORT-11: the result of a row whose recipient already exists. */
function meet({ workspace, sequence }: ImportContext, recipientId: number): Pick<Outcome, 'status' | 'existingStatus'> {
  if (!sequence) return { status: 'skipped', existingStatus: null }
  const enrolment = enrolmentOf(workspace, recipientId)
  const existingStatus = enrolment?.sequenceId === sequence.id ? enrolment.status : null
  return { status: importResult(existingStatus, false) === 'skipped' ? 'skipped' : 'pending', existingStatus }
}
