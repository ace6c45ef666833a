import { dayAt } from '@tandem/contract'
import { organizationOf } from '../domain/people/accounts.ts'
import { profiles } from '../domain/lists/profiles.ts'
import {
  connectUrlOf,
  createProfile,
  deleteProfile,
  patchProfile,
  profileAttributesOf,
} from '../domain/people/profiles.ts'
import { profileView } from '../domain/views/profileView.ts'
import { fillWizard, startWizard, wizardOf } from '../domain/people/profileWizard.ts'
import { byIds, clientReference, sequenceReference } from '../domain/views/views.ts'
import { tandemHandlers } from './caller.ts'
import { filterResponse, listFrame } from './listResponses.ts'

export const profileHandlers = tandemHandlers({
  profileList: (workspace, { query }, { viewer }) => {
    const { rows, frame } = listFrame(profiles, workspace, viewer, query)
    const { tables } = workspace
    const { statsPeriodStart, statsPeriodEnd } = query
    const period =
      statsPeriodStart && statsPeriodEnd
        ? { start: dayAt(statsPeriodStart, 'UTC'), end: dayAt(statsPeriodEnd, 'UTC') }
        : undefined
    return {
      _embedded: {
        profiles: rows.map((row) => profileView(workspace, row, period)),
        clients: byIds(rows, 'clientId', tables.clients, clientReference),
        sequences: byIds(rows, 'sequenceId', tables.sequences, sequenceReference),
      },
      ...frame,
    }
  },
  profileFilters: (workspace, _input, { viewer }) => filterResponse(profiles, workspace, viewer),
  profileGet: (workspace, { params }, caller) => profileView(workspace, caller.find('profiles', params.id)),
  profileCustomAttributeList: (workspace, _input, { viewer }) => ({
    _embedded: {
      profileCustomAttributes: profileAttributesOf(workspace, viewer).map(({ id, name }) => ({ id, name })),
    },
  }),
  profileCreate: (workspace, { body }, { find, viewer }) => {
    if (body.clientId != null) find('clients', body.clientId, 422)
    const profile = createProfile(workspace, organizationOf(workspace, viewer), body)
    return { id: profile.id, connectUrl: connectUrlOf(profile) }
  },
  profilePatch: (workspace, { params, body }, caller) => {
    const profile = caller.find('profiles', params.id)
    if (body.clientId != null) caller.find('clients', body.clientId, 422)
    return profileView(workspace, patchProfile(workspace, profile, body))
  },
  profileDelete: (workspace, { params }, caller) =>
    deleteProfile(workspace, organizationOf(workspace, caller.viewer), caller.find('profiles', params.id)),
  profileConnectUrl: (_workspace, { params }, caller) => ({
    connectUrl: connectUrlOf(caller.find('profiles', params.id)),
  }),
  profileWizardGet: (workspace, _input, { viewer }) => wizardOf(workspace, organizationOf(workspace, viewer)),
  profileWizardCreate: (workspace, { body }, { viewer }) => ({
    profileId: startWizard(workspace, organizationOf(workspace, viewer), body),
  }),
  profileWizardFill: (workspace, { params, body }, { viewer }) =>
    profileView(workspace, fillWizard(workspace, organizationOf(workspace, viewer), params.profileId, body)),
})
