import { addClientFile, createClient, patchClient, removeClientFile } from '../domain/people/clients.ts'
import { clients } from '../domain/lists/clients.ts'
import { scopeOf } from '../domain/people/scope.ts'
import { statsOf } from '../domain/reports/sequenceStats.ts'
import { clientView } from '../domain/views/views.ts'
import { filterResponse, listFrame } from './listResponses.ts'
import { tandemHandlers } from './caller.ts'

export const clientHandlers = tandemHandlers({
  clientList: (workspace, { query }, { viewer }) => {
    const { rows, frame } = listFrame(clients, workspace, viewer, query)
    return { _embedded: { clients: rows.map((row) => clientView(workspace, row)) }, ...frame }
  },
  clientFilters: (workspace, _input, { viewer }) => filterResponse(clients, workspace, viewer),
  clientGet: (workspace, { params }, { find }) => clientView(workspace, find('clients', params.id)),
  clientCreate: (workspace, { body }, { viewer }) => clientView(workspace, createClient(workspace, viewer, body)),
  clientPatch: (workspace, { params, body }, { find }) =>
    clientView(workspace, patchClient(workspace, find('clients', params.id), body)),
  clientArchive: (workspace, { params }, { find }) => {
    const { id } = find('clients', params.id)
    return clientView(workspace, workspace.tables.clients.patch(id, { status: 'archived' }))
  },
  clientUnarchive: (workspace, { params }, { find }) => {
    const { id } = find('clients', params.id)
    return clientView(workspace, workspace.tables.clients.patch(id, { status: 'active' }))
  },
  clientFileUpload: (workspace, { params, body }, { find }) =>
    addClientFile(workspace, find('clients', params.id).id, body.file),
  clientFileDelete: (workspace, { params }, { find }) =>
    removeClientFile(workspace, find('clients', params.id).id, params.fileId),
  clientStats: (workspace, { params, query }, { find, viewer }) => {
    const { id } = find('clients', params.id)
    const sequences = workspace.tables.sequences.by('clientId', id).filter(scopeOf(workspace, viewer).sequences)
    return statsOf(workspace, sequences, query, null)
  },
})
