import { applyImport } from '../domain/imports/applyImport.ts'
import { readTable } from '../domain/imports/readTable.ts'
import { createImport, deleteImport, importView, ownImport } from '../domain/imports/recipientImports.ts'
import { tandemHandlers } from './tandemHandlers.ts'

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
    return importView(world, applyImport(world, found, body.columns, query.offset ?? 1))
  },
  recipientImportDelete: (world, { params }, { viewer }) =>
    deleteImport(world, ownImport(world, viewer, params.importId)),
})
