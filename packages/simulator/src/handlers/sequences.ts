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
  sequenceList: (workspace, { query }, { viewer }) => {
    const { rows, frame } = listFrame(sequences, workspace, viewer, query)
    return {
      _embedded: {
        sequences: rows.map((row) => ({
          ...sequenceView(workspace, row),
          ...(query.statsAggregated === 1 && { stats: sequenceAggregate(workspace, row) }),
        })),
        clients: byIds(rows, 'clientId', workspace.tables.clients, clientReference),
        categories: byCode(categories),
      },
      ...frame,
    }
  },
  sequenceFilters: (workspace, _input, { viewer }) => filterResponse(sequences, workspace, viewer),
  sequenceGet: (workspace, { params }, { find }) => sequenceDetail(workspace, find('sequences', params.id)),
  sequenceCreate: (workspace, { body }, { find, viewer }) => {
    const client = find('clients', body.clientId, 422)
    // SEQ-24: leaves out profiles and recipients that do not exist, or that the viewer cannot see.
    const { tables } = workspace
    const scope = scopeOf(workspace, viewer)
    const profiles = [...new Set(body.profileIds)].flatMap((id) => tables.profiles.get(id) ?? [])
    const recipients = [...new Set(body.recipientIds)].flatMap((id) => tables.recipients.get(id) ?? [])
    const parts = {
      creator: viewer,
      client,
      profiles: profiles.filter(scope.profiles),
      recipients: recipients.filter(scope.recipients),
    }
    // A deleted import counts as no import.
    const importId = tables.recipientImports.get(body.importId ?? 0)?.id ?? null
    if (importId !== null) ownImport(workspace, viewer, importId, 422)
    return { id: createSequence(workspace, { ...body, importId }, parts).id }
  },
  sequencePatch: (workspace, { params, body }, { find }) => {
    const sequence = find('sequences', params.id)
    if (body.clientId !== undefined) find('clients', body.clientId, 422)
    return sequenceDetail(workspace, patchSequence(workspace, sequence, body))
  },
  sequenceOptions: (workspace, { params }, { find }) => sequenceOptions(workspace, find('sequences', params.id)),
  sequenceCopy: (workspace, { params, body }, { find, viewer }) =>
    sequenceDetail(workspace, copySequence(workspace, viewer, find('sequences', params.id), body)),
  sequenceProfilePut: (workspace, { params }, { find }) =>
    linkProfile(workspace, find('sequences', params.sequenceId), find('profiles', params.profileId)),
  sequenceProfileDelete: (workspace, { params }, { find }) =>
    unlinkProfile(workspace, find('sequences', params.sequenceId), find('profiles', params.profileId)),
  sequenceRecipientPut: (workspace, { params }, { find }) =>
    putRecipient(workspace, find('sequences', params.sequenceId), find('recipients', params.id)),
  sequenceRecipientDelete: (workspace, { params }, { find }) =>
    removeRecipient(workspace, find('sequences', params.sequenceId), find('recipients', params.id)),
  sequenceForecast: (workspace, { body }, { viewer }) => forecastResponse(workspace, viewer, body),
  sequenceQueue: (workspace, { params, body }, { find, viewer }) =>
    queueResponse(workspace, viewer, find('sequences', params.id), body),
  sequenceProgress: (workspace, { params }, { find }) => progressOf(workspace, find('sequences', params.id)),
  sequenceStats: (workspace, { params, query }, { find }) =>
    statsOf(workspace, [find('sequences', params.id)], query, params.id),
  sequenceCalendlyEventNames: (workspace, { params }, { viewer }) => ({
    eventNames: eventNamesOf(workspace, viewer.organizationId, params.uuid),
  }),
  sequenceCalendlyAuth: (_workspace, { params }) => ({ url: calendarUrlOf(params.uuid) }),
  sequenceExampleGet: (workspace, { query }, { find }) => exampleOf(workspace, find('clients', query.clientId)),
  sequenceExampleResponses: (workspace, { body }, { find }) =>
    previewResponse(workspace, find('clients', body.clientId), body),
  sequenceExampleAiTemplates: (workspace, { body }, { find }) =>
    previewAiTemplate(workspace, find('clients', body.clientId), body),
  sequenceExampleFollowUps: (workspace, { body }, { find }) =>
    previewFollowUp(workspace, find('clients', body.clientId), body),
})
