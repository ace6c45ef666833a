import { applyImport, correctRow } from '../domain/imports/applyImport.ts'
import { readTable } from '../domain/imports/readTable.ts'
import { createImport, deleteImport, importView, ownImport, rowView } from '../domain/imports/recipientImports.ts'
import { tandemHandlers } from './caller.ts'

export const recipientImportHandlers = tandemHandlers({
  recipientImportUpload: async (workspace, { body: { file, sequenceId } }, { find, viewer }) => {
    const sequence = sequenceId === undefined ? undefined : find('sequences', sequenceId)
    const table = await readTable(file)
    return createImport(workspace, viewer, { name: file.name, sequenceId: sequence?.id ?? null, table })
  },
  recipientImportGet: (workspace, { params, query }, { viewer }) =>
    importView(workspace, ownImport(workspace, viewer, params.importId), query),
  recipientImportApply: (workspace, { query, body }, { viewer }) => {
    const found = ownImport(workspace, viewer, query.importId)
    return importView(workspace, applyImport(workspace, found, { ...query, ...body }))
  },
  recipientImportRowPatch: (workspace, { params, body }, { viewer }) => {
    const found = ownImport(workspace, viewer, params.importId)
    return rowView(workspace, found, correctRow(workspace, found, params.row, body.cells))
  },
  recipientImportDelete: (workspace, { params }, { viewer }) =>
    deleteImport(workspace, ownImport(workspace, viewer, params.importId)),
})
