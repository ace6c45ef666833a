import { seenRow, viewerOf } from '../domain/people/access.ts'
import { applyImport } from '../domain/imports/applyImport.ts'
import { readTable } from '../domain/imports/readTable.ts'
import { createImport, deleteImport, importView, ownImport } from '../domain/imports/recipientImports.ts'
import { tandemHandlers } from './tandemHandlers.ts'

export const recipientImportHandlers = tandemHandlers({
  recipientImportUpload: async (world, { body: { file, sequenceId } }, caller) => {
    const viewer = viewerOf(world, caller)
    const sequence = sequenceId === undefined ? undefined : seenRow(world, viewer, 'sequences', sequenceId)
    const table = await readTable(file)
    return createImport(world, viewer.organizationId, { name: file.name, sequenceId: sequence?.id ?? null, table })
  },
  recipientImportGet: (world, { params, query }, caller) =>
    importView(world, ownImport(world, viewerOf(world, caller).organizationId, params.importId), query),
  recipientImportApply: (world, { query, body }, caller) => {
    const found = ownImport(world, viewerOf(world, caller).organizationId, query.importId)
    return importView(world, applyImport(world, found, body.columns, query.offset ?? 1))
  },
  recipientImportDelete: (world, { params }, caller) =>
    deleteImport(world, ownImport(world, viewerOf(world, caller).organizationId, params.importId)),
})
