import { seenRow, viewerOf } from '../domain/access.ts'
import { clients } from '../domain/lists/clients.ts'
import { clientView } from '../domain/views.ts'
import { filterAnswer, listFrame } from './listAnswers.ts'
import { tandemHandlers } from './tandemHandlers.ts'

export const clientHandlers = tandemHandlers({
  clientList: (world, { query }, caller) => {
    const { rows, frame } = listFrame(clients, world, viewerOf(world, caller), query)
    return { _embedded: { clients: rows.map(clientView) }, ...frame }
  },
  clientFilters: (world, _input, caller) => filterAnswer(clients, world, viewerOf(world, caller)),
  clientGet: (world, { params }, caller) => clientView(seenRow(world, viewerOf(world, caller), 'clients', params.id)),
})
