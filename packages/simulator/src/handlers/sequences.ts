import { type Caller } from '../core/handlers.ts'
import { seenRow, viewerOf } from '../domain/people/access.ts'
import { categories } from '../domain/views/directories.ts'
import { putRecipient, removeRecipient } from '../domain/sequences/enrolments.ts'
import { ownImport } from '../domain/imports/recipientImports.ts'
import { sequences } from '../domain/lists/sequences.ts'
import { type SequenceRow } from '../domain/rows/campaign.ts'
import { linkProfile, unlinkProfile } from '../domain/sequences/sequenceProfiles.ts'
import {
  copySequence,
  createSequence,
  patchSequence,
  sequenceDetail,
  sequenceOptions,
} from '../domain/sequences/sequences.ts'
import { statsOf } from '../domain/reports/sequenceStats.ts'
import { byCode, byIds, clientReference, sequenceView } from '../domain/views/views.ts'
import { type TandemWorld } from '../domain/rows/world.ts'
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
  sequenceGet: (world, { params }, caller) => sequenceDetail(world, seen(world, caller, params.id)),
  sequenceCreate: (world, { body }, caller) => {
    const viewer = viewerOf(world, caller)
    const parts = {
      client: seenRow(world, viewer, 'clients', body.clientId, 422),
      profiles: (body.profileIds ?? []).map((id) => seenRow(world, viewer, 'profiles', id, 422)),
      recipients: [...new Set(body.recipientIds)].map((id) => seenRow(world, viewer, 'recipients', id, 422)),
    }
    if (body.importId != null) ownImport(world, viewer.organizationId, body.importId, 422)
    return { id: createSequence(world, body, parts).id }
  },
  sequencePatch: (world, { params, body }, caller) => {
    const sequence = seen(world, caller, params.id)
    if (body.clientId !== undefined) seenRow(world, viewerOf(world, caller), 'clients', body.clientId, 422)
    return sequenceDetail(world, patchSequence(world, sequence, body))
  },
  sequenceOptions: (world, { params }, caller) => sequenceOptions(world, seen(world, caller, params.id)),
  sequenceCopy: (world, { params, body }, caller) =>
    sequenceDetail(world, copySequence(world, seen(world, caller, params.id), body)),
  sequenceProfilePut: (world, { params }, caller) =>
    linkProfile(
      world,
      seen(world, caller, params.sequenceId),
      seenRow(world, viewerOf(world, caller), 'profiles', params.profileId),
    ),
  sequenceProfileDelete: (world, { params }, caller) =>
    unlinkProfile(
      world,
      seen(world, caller, params.sequenceId),
      seenRow(world, viewerOf(world, caller), 'profiles', params.profileId),
    ),
  sequenceRecipientPut: (world, { params }, caller) =>
    putRecipient(
      world,
      seen(world, caller, params.sequenceId),
      seenRow(world, viewerOf(world, caller), 'recipients', params.id),
    ),
  sequenceRecipientDelete: (world, { params }, caller) =>
    removeRecipient(
      world,
      seen(world, caller, params.sequenceId),
      seenRow(world, viewerOf(world, caller), 'recipients', params.id),
    ),
  sequenceStats: (world, { params, query }, caller) =>
    statsOf(world, [seen(world, caller, params.id)], query, params.id),
})

const seen = (world: TandemWorld, caller: Caller, id: number): SequenceRow =>
  seenRow(world, viewerOf(world, caller), 'sequences', id)
