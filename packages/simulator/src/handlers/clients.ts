import { addClientFile, createClient, patchClient, removeClientFile } from '../domain/people/clients.ts'
import { clients } from '../domain/lists/clients.ts'
import { scopeOf } from '../domain/people/scope.ts'
import { statsOf } from '../domain/reports/sequenceStats.ts'
import { clientView } from '../domain/views/views.ts'
import { filterResponse, listFrame } from './listResponses.ts'
import { tandemHandlers } from './caller.ts'

export const clientHandlers = tandemHandlers({
  clientList: (world, { query }, { viewer }) => {
    const { rows, frame } = listFrame(clients, world, viewer, query)
    return { _embedded: { clients: rows.map((row) => clientView(world, row)) }, ...frame }
  },
  clientFilters: (world, _input, { viewer }) => filterResponse(clients, world, viewer),
  clientGet: (world, { params }, { find }) => clientView(world, find('clients', params.id)),
  clientCreate: (world, { body }, { viewer }) => clientView(world, createClient(world, viewer, body)),
  clientPatch: (world, { params, body }, { find }) =>
    clientView(world, patchClient(world, find('clients', params.id), body)),
  clientArchive: (world, { params }, { find }) => {
    const { id } = find('clients', params.id)
    return clientView(world, world.tables.clients.patch(id, { status: 'archived' }))
  },
  clientUnarchive: (world, { params }, { find }) => {
    const { id } = find('clients', params.id)
    return clientView(world, world.tables.clients.patch(id, { status: 'active' }))
  },
  clientFileUpload: (world, { params, body }, { find }) =>
    addClientFile(world, find('clients', params.id).id, body.file),
  clientFileDelete: (world, { params }, { find }) =>
    removeClientFile(world, find('clients', params.id).id, params.fileId),
  clientStats: (world, { params, query }, { find, viewer }) => {
    const { id } = find('clients', params.id)
    const sequences = world.tables.sequences.by('clientId', id).filter(scopeOf(world, viewer).sequences)
    return statsOf(world, sequences, query, null)
  },
})
