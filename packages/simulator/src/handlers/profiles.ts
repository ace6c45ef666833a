import { seenRow, viewerOf } from '../domain/access.ts'
import { profiles } from '../domain/lists/profiles.ts'
import { profileView } from '../domain/profileView.ts'
import { byIds, clientReference, sequenceReference } from '../domain/views.ts'
import { filterAnswer, listFrame } from './listAnswers.ts'
import { tandemHandlers } from './tandemHandlers.ts'

export const profileHandlers = tandemHandlers({
  profileList: (world, { query }, caller) => {
    const { rows, frame } = listFrame(profiles, world, viewerOf(world, caller), query)
    const { tables } = world
    const { statsPeriodStart, statsPeriodEnd } = query
    const period = statsPeriodStart && statsPeriodEnd ? { start: dayOf(statsPeriodStart), end: dayOf(statsPeriodEnd) } : undefined
    return {
      _embedded: {
        profiles: rows.map((row) => profileView(world, row, period)),
        clients: byIds(
          rows.map(({ clientId }) => clientId),
          (id) => tables.clients.get(id),
          clientReference,
        ),
        sequences: byIds(
          rows.map(({ sequenceId }) => sequenceId),
          (id) => tables.sequences.get(id),
          sequenceReference,
        ),
      },
      ...frame,
    }
  },
  profileFilters: (world, _input, caller) => filterAnswer(profiles, world, viewerOf(world, caller)),
  profileGet: (world, { params }, caller) => profileView(world, seenRow(world, viewerOf(world, caller), 'profiles', params.id)),
})

/** Statistics are kept by the day (UTC): a period begins and ends with the days that its instants fall on. */
const dayOf = (instant: string): string => new Date(instant).toISOString().slice(0, 10)
