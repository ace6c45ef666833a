import { calendarUrlOf, eventNamesOf } from '../domain/calls/calendars.ts'
import { categories } from '../domain/views/directories.ts'
import { scopeOf } from '../domain/people/scope.ts'
import { putRecipient, removeRecipient } from '../domain/sequences/enrolments.ts'
import { exampleOf, previewAiTemplate, previewFollowUp, previewResponse } from '../domain/sequences/sequenceExample.ts'
import { forecastResponse, queueResponse } from '../domain/sequences/forecast.ts'
import { progressOf } from '../domain/campaign/forecast/progress.ts'
import { ownImport } from '../domain/imports/recipientImports.ts'
import { sequences } from '../domain/lists/sequences.ts'
import { linkProfile, unlinkProfile } from '../domain/sequences/sequenceProfiles.ts'
import {
  copySequence,
  createSequence,
  patchSequence,
  sequenceDetail,
  sequenceOptions,
} from '../domain/sequences/sequences.ts'
import { statsOf } from '../domain/reports/sequenceStats.ts'
import { sequenceAggregate } from '../domain/stats/aggregate.ts'
import { byCode, byIds, clientReference, sequenceView } from '../domain/views/views.ts'
import { filterResponse, listFrame } from './listResponses.ts'
import { tandemHandlers } from './caller.ts'

export const sequenceHandlers = tandemHandlers({
  sequenceList: (world, { query }, { viewer }) => {
    const { rows, frame } = listFrame(sequences, world, viewer, query)
    return {
      _embedded: {
        sequences: rows.map((row) => ({
          ...sequenceView(world, row),
          ...(query.statsAggregated === 1 && { stats: sequenceAggregate(world, row) }),
        })),
        clients: byIds(rows, 'clientId', world.tables.clients, clientReference),
        categories: byCode(categories),
      },
      ...frame,
    }
  },
  sequenceFilters: (world, _input, { viewer }) => filterResponse(sequences, world, viewer),
  sequenceGet: (world, { params }, { find }) => sequenceDetail(world, find('sequences', params.id)),
  sequenceCreate: (world, { body }, { find, viewer }) => {
    const client = find('clients', body.clientId, 422)
    // SEQ-24: the creation is never refused because of one of them.
    const { tables } = world
    const scope = scopeOf(world, viewer)
    const profiles = [...new Set(body.profileIds)].flatMap((id) => tables.profiles.get(id) ?? [])
    const recipients = [...new Set(body.recipientIds)].flatMap((id) => tables.recipients.get(id) ?? [])
    const parts = {
      creator: viewer,
      client,
      profiles: profiles.filter(scope.profiles),
      recipients: recipients.filter(scope.recipients),
    }
    // A finished import has no record any more: its recipients are named by their ids.
    const importId = tables.recipientImports.get(body.importId ?? 0)?.id ?? null
    if (importId !== null) ownImport(world, viewer, importId, 422)
    return { id: createSequence(world, { ...body, importId }, parts).id }
  },
  sequencePatch: (world, { params, body }, { find }) => {
    const sequence = find('sequences', params.id)
    if (body.clientId !== undefined) find('clients', body.clientId, 422)
    return sequenceDetail(world, patchSequence(world, sequence, body))
  },
  sequenceOptions: (world, { params }, { find }) => sequenceOptions(world, find('sequences', params.id)),
  sequenceCopy: (world, { params, body }, { find, viewer }) =>
    sequenceDetail(world, copySequence(world, viewer, find('sequences', params.id), body)),
  sequenceProfilePut: (world, { params }, { find }) =>
    linkProfile(world, find('sequences', params.sequenceId), find('profiles', params.profileId)),
  sequenceProfileDelete: (world, { params }, { find }) =>
    unlinkProfile(world, find('sequences', params.sequenceId), find('profiles', params.profileId)),
  sequenceRecipientPut: (world, { params }, { find }) =>
    putRecipient(world, find('sequences', params.sequenceId), find('recipients', params.id)),
  sequenceRecipientDelete: (world, { params }, { find }) =>
    removeRecipient(world, find('sequences', params.sequenceId), find('recipients', params.id)),
  sequenceForecast: (world, { body }, { viewer }) => forecastResponse(world, viewer, body),
  sequenceQueue: (world, { params, body }, { find, viewer }) =>
    queueResponse(world, viewer, find('sequences', params.id), body),
  sequenceProgress: (world, { params }, { find }) => progressOf(world, find('sequences', params.id)),
  sequenceStats: (world, { params, query }, { find }) =>
    statsOf(world, [find('sequences', params.id)], query, params.id),
  sequenceCalendlyEventNames: (world, { params }, { viewer }) => ({
    eventNames: eventNamesOf(world, viewer.organizationId, params.uuid),
  }),
  sequenceCalendlyAuth: (_world, { params }) => ({ url: calendarUrlOf(params.uuid) }),
  sequenceExampleGet: (world, { query }, { find }) => exampleOf(world, find('clients', query.clientId)),
  sequenceExampleResponses: (world, { body }, { find }) => previewResponse(world, find('clients', body.clientId), body),
  sequenceExampleAiTemplates: (world, { body }, { find }) =>
    previewAiTemplate(world, find('clients', body.clientId), body),
  sequenceExampleFollowUps: (world, { body }, { find }) => previewFollowUp(world, find('clients', body.clientId), body),
})
