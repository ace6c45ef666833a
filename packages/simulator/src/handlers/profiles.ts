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
  profileList: (world, { query }, { viewer }) => {
    const { rows, frame } = listFrame(profiles, world, viewer, query)
    const { tables } = world
    const { statsPeriodStart, statsPeriodEnd } = query
    const period =
      statsPeriodStart && statsPeriodEnd ? { start: dayOf(statsPeriodStart), end: dayOf(statsPeriodEnd) } : undefined
    return {
      _embedded: {
        profiles: rows.map((row) => profileView(world, row, period)),
        clients: byIds(rows, 'clientId', tables.clients, clientReference),
        sequences: byIds(rows, 'sequenceId', tables.sequences, sequenceReference),
      },
      ...frame,
    }
  },
  profileFilters: (world, _input, { viewer }) => filterResponse(profiles, world, viewer),
  profileGet: (world, { params }, caller) => profileView(world, caller.find('profiles', params.id)),
  profileCustomAttributeList: (world, _input, { viewer }) => ({
    _embedded: { profileCustomAttributes: profileAttributesOf(world, viewer).map(({ id, name }) => ({ id, name })) },
  }),
  profileCreate: (world, { body }, { find, viewer }) => {
    if (body.clientId != null) find('clients', body.clientId, 422)
    const profile = createProfile(world, organizationOf(world, viewer), body)
    return { id: profile.id, connectUrl: connectUrlOf(profile) }
  },
  profilePatch: (world, { params, body }, caller) => {
    const profile = caller.find('profiles', params.id)
    if (body.clientId != null) caller.find('clients', body.clientId, 422)
    return profileView(world, patchProfile(world, profile, body))
  },
  profileDelete: (world, { params }, caller) =>
    deleteProfile(world, organizationOf(world, caller.viewer), caller.find('profiles', params.id)),
  profileConnectUrl: (_world, { params }, caller) => ({
    connectUrl: connectUrlOf(caller.find('profiles', params.id)),
  }),
  profileWizardGet: (world, _input, { viewer }) => wizardOf(world, organizationOf(world, viewer)),
  profileWizardCreate: (world, { body }, { viewer }) => ({
    profileId: startWizard(world, organizationOf(world, viewer), body),
  }),
  profileWizardFill: (world, { params, body }, { viewer }) =>
    profileView(world, fillWizard(world, organizationOf(world, viewer), params.profileId, body)),
})

/** Statistics are kept per UTC day: a period consists of whole days. */
const dayOf = (instant: string): string => new Date(instant).toISOString().slice(0, 10)
