import { viewerOf } from '../domain/access.ts'
import { categories } from '../domain/directories.ts'
import { sequences } from '../domain/lists/sequences.ts'
import { byCode, byIds, clientReference, sequenceView } from '../domain/views.ts'
import { filterAnswer, listFrame } from './listAnswers.ts'
import { tandemHandlers } from './tandemHandlers.ts'

export const sequenceHandlers = tandemHandlers({
  sequenceList: (world, { query }, caller) => {
    const { rows, frame } = listFrame(sequences, world, viewerOf(world, caller), query)
    const { tables } = world
    return {
      _embedded: {
        sequences: rows.map((row) => sequenceView(world, row)),
        clients: byIds(
          rows.map(({ clientId }) => clientId),
          (id) => tables.clients.get(id),
          clientReference,
        ),
        categories: byCode(categories),
      },
      ...frame,
    }
  },
  sequenceFilters: (world, _input, caller) => filterAnswer(sequences, world, viewerOf(world, caller)),
})
