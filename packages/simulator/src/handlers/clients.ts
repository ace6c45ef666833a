import { seenRow, viewerOf } from '../domain/people/access.ts'
import { addClientFile, createClient, patchClient, removeClientFile } from '../domain/people/clients.ts'
import { clients } from '../domain/lists/clients.ts'
import { scopeOf } from '../domain/people/scope.ts'
import { statsOf } from '../domain/reports/sequenceStats.ts'
import { clientView } from '../domain/views/views.ts'
import { filterAnswer, listFrame } from './listAnswers.ts'
import { tandemHandlers } from './tandemHandlers.ts'

export const clientHandlers = tandemHandlers({
  clientList: (world, { query }, caller) => {
    const { rows, frame } = listFrame(clients, world, viewerOf(world, caller), query)
    return { _embedded: { clients: rows.map((row) => clientView(world, row)) }, ...frame }
  },
  clientFilters: (world, _input, caller) => filterAnswer(clients, world, viewerOf(world, caller)),
  clientGet: (world, { params }, caller) =>
    clientView(world, seenRow(world, viewerOf(world, caller), 'clients', params.id)),
  clientCreate: (world, { body }, caller) =>
    clientView(world, createClient(world, viewerOf(world, caller).organizationId, body)),
  clientPatch: (world, { params, body }, caller) =>
    clientView(world, patchClient(world, seenRow(world, viewerOf(world, caller), 'clients', params.id), body)),
  clientArchive: (world, { params }, caller) => {
    const { id } = seenRow(world, viewerOf(world, caller), 'clients', params.id)
    return clientView(world, world.tables.clients.patch(id, { status: 'archived' }))
  },
  clientUnarchive: (world, { params }, caller) => {
    const { id } = seenRow(world, viewerOf(world, caller), 'clients', params.id)
    return clientView(world, world.tables.clients.patch(id, { status: 'active' }))
  },
  clientFileUpload: (world, { params, body }, caller) =>
    addClientFile(world, seenRow(world, viewerOf(world, caller), 'clients', params.id).id, body.file),
  clientFileDelete: (world, { params }, caller) =>
    removeClientFile(world, seenRow(world, viewerOf(world, caller), 'clients', params.id).id, params.fileId),
  clientStats: (world, { params, query }, caller) => {
    const viewer = viewerOf(world, caller)
    const { id } = seenRow(world, viewer, 'clients', params.id)
    const sequences = world.tables.sequences.by('clientId', id).filter(scopeOf(world, viewer).sequence)
    return statsOf(world, sequences, query, null)
  },
})
