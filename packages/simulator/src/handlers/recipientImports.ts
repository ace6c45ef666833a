import { applyImport, correctRow } from '../domain/imports/applyImport.ts'
import { readTable } from '../domain/imports/readTable.ts'
import { createImport, deleteImport, importView, ownImport, rowView } from '../domain/imports/recipientImports.ts'
import { tandemHandlers } from './caller.ts'

export const recipientImportHandlers = tandemHandlers({
  recipientImportUpload: async (world, { body: { file, sequenceId } }, { find, viewer }) => {
    const sequence = sequenceId === undefined ? undefined : find('sequences', sequenceId)
    const table = await readTable(file)
    return createImport(world, viewer, { name: file.name, sequenceId: sequence?.id ?? null, table })
  },
  recipientImportGet: (world, { params, query }, { viewer }) =>
    importView(world, ownImport(world, viewer, params.importId), query),
  recipientImportApply: (world, { query, body }, { viewer }) => {
    const found = ownImport(world, viewer, query.importId)
    return importView(world, applyImport(world, found, { ...query, ...body }))
  },
  recipientImportRowPatch: (world, { params, body }, { viewer }) => {
    const found = ownImport(world, viewer, params.importId)
    return rowView(world, found, correctRow(world, found, params.row, body.cells))
  },
  recipientImportDelete: (world, { params }, { viewer }) =>
    deleteImport(world, ownImport(world, viewer, params.importId)),
})
