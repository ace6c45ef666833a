import { seesProfile, seesWholeOrganization } from '@tandem/contract'
import { type Caller, refuse } from '../core/handlers.ts'
import { organizationOf, seenRow, viewerOf } from '../domain/people/access.ts'
import { profiles } from '../domain/lists/profiles.ts'
import { connectUrlOf, createProfile, deleteProfile, patchProfile } from '../domain/people/profiles.ts'
import { profileView } from '../domain/views/profileView.ts'
import { fillWizard, startWizard, wizardOf } from '../domain/people/profileWizard.ts'
import { type ProfileRow } from '../domain/rows/people.ts'
import { byIds, clientReference, sequenceReference } from '../domain/views/views.ts'
import { type TandemWorld } from '../domain/rows/world.ts'
import { filterAnswer, listFrame } from './listAnswers.ts'
import { tandemHandlers } from './tandemHandlers.ts'

export const profileHandlers = tandemHandlers({
  profileList: (world, { query }, caller) => {
    const { rows, frame } = listFrame(profiles, world, viewerOf(world, caller), query)
    const { tables } = world
    const { statsPeriodStart, statsPeriodEnd } = query
    const period =
      statsPeriodStart && statsPeriodEnd ? { start: dayOf(statsPeriodStart), end: dayOf(statsPeriodEnd) } : undefined
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
  profileGet: (world, { params }, caller) => profileView(world, seen(world, caller, params.id)),
  profileCreate: (world, { body }, caller) => {
    const viewer = manager(world, caller)
    if (body.clientId != null) seenRow(world, viewer, 'clients', body.clientId, 422)
    const profile = createProfile(world, organizationOf(world, viewer), body)
    return { id: profile.id, connectUrl: connectUrlOf(profile) }
  },
  profilePatch: (world, { params, body }, caller) => {
    const profile = seen(world, caller, params.id)
    if (body.clientId != null) seenRow(world, viewerOf(world, caller), 'clients', body.clientId, 422)
    return profileView(world, patchProfile(world, profile, body))
  },
  profileDelete: (world, { params }, caller) => {
    const viewer = manager(world, caller)
    deleteProfile(world, organizationOf(world, viewer), seen(world, caller, params.id))
  },
  profileConnectUrl: (world, { params }, caller) => ({ connectUrl: connectUrlOf(seen(world, caller, params.id)) }),
  profileWizardGet: (world, _input, caller) => wizardOf(world, organizationOf(world, viewerOf(world, caller))),
  profileWizardCreate: (world, { body }, caller) => ({
    profileId: startWizard(world, organizationOf(world, viewerOf(world, caller)), body),
  }),
  profileWizardFill: (world, { params, body }, caller) =>
    profileView(world, fillWizard(world, organizationOf(world, viewerOf(world, caller)), params.profileId, body)),
})

/** A profile that the caller may see. Members are told that one of the organization is not theirs. */
function seen(world: TandemWorld, caller: Caller, id: number): ProfileRow {
  const viewer = viewerOf(world, caller)
  const profile = world.tables.profiles.get(id)
  const isThere = profile?.organizationId === viewer.organizationId && profile.dateRemoved === null
  if (isThere && !seesProfile({ role: viewer.role, profileIds: [...viewer.profileIds] }, id))
    throw refuse(403, 'This is not one of your profiles.')
  return seenRow(world, viewer, 'profiles', id)
}

/** Profiles are added and deleted by those who see the whole organization. */
function manager(world: TandemWorld, caller: Caller) {
  const viewer = viewerOf(world, caller)
  if (!seesWholeOrganization(viewer.role)) throw refuse(403, 'Only owners and managers add and delete profiles.')
  return viewer
}

/** Statistics are kept by the day (UTC): a period begins and ends with the days that its instants fall on. */
const dayOf = (instant: string): string => new Date(instant).toISOString().slice(0, 10)
