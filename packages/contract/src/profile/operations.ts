import * as v from 'valibot'
import { ClientReference } from '../client/schema.ts'
import { byId, listResponse } from '../core/list.ts'
import { filtersOperation, operation, refusals } from '../core/operation.ts'
import { listQuery, queryBoolean, queryIds } from '../core/query.ts'
import { dayOrInstant } from '../core/scalars.ts'
import { CustomAttribute } from '../recipient/schema.ts'
import { SequenceReference } from '../sequence/schema.ts'
import {
  ConnectUrl,
  Profile,
  ProfileCreated,
  ProfileCreation,
  ProfilePatch,
  ProfileWizard,
  ProfileWizardResponse,
  ProfileWizardCreation,
  ProfileWizardFill,
} from './schema.ts'

export const profileList = operation('GET', '/profiles', {
  summary:
    'Profiles and empty slots, page by page. With a statistics period, each profile has its sums for this period.',
  query: listQuery({
    connected: v.optional(queryBoolean),
    statsPeriodStart: v.optional(dayOrInstant),
    statsPeriodEnd: v.optional(dayOrInstant),
    sequenceId: v.optional(queryIds),
    userId: v.optional(queryIds),
    clientId: v.optional(queryIds),
  }),
  response: listResponse({
    profiles: v.array(Profile),
    clients: byId(ClientReference),
    sequences: byId(SequenceReference),
  }),
  errors: refusals([400, 401]),
})

export const profileFilters = filtersOperation('profiles', 'The filters of the profile list.')

export const profileCreate = operation('POST', '/profiles', {
  summary: 'Creates a profile in a paid slot and returns the address of the connect popup; 422 when no slot is left.',
  body: ProfileCreation,
  response: ProfileCreated,
  status: 201,
  errors: refusals([400, 401, 403, 422]),
  idempotent: true,
})

export const profileGet = operation('GET', '/profiles/{id}', {
  summary: 'One profile with its connection status.',
  response: Profile,
  errors: refusals([400, 401, 404]),
})

export const profilePatch = operation('PATCH', '/profiles/{id}', {
  summary: 'Changes settings, client, schedules or custom attributes of a profile.',
  body: ProfilePatch,
  response: Profile,
  errors: refusals([400, 401, 404, 422]),
})

export const profileDelete = operation('DELETE', '/profiles/{id}', {
  summary: 'Deletes a profile or an empty slot.',
  errors: refusals([400, 401, 403, 404]),
})

export const profileConnectUrl = operation('GET', '/profiles/{id}/connect-url', {
  summary: 'Address of the connect popup of an existing profile.',
  response: ConnectUrl,
  errors: refusals([400, 401, 404]),
})

export const profileCustomAttributeList = operation('GET', '/profiles/custom-attributes', {
  summary: 'Custom attributes of profiles.',
  response: v.object({ _embedded: v.object({ profileCustomAttributes: v.array(CustomAttribute) }) }),
  errors: refusals([401]),
  assumed: 'extra',
})

export const profileWizardGet = operation('GET', '/profiles/creation-wizard/profile', {
  summary: 'State of the creation of the purchased profile.',
  response: ProfileWizard,
  errors: refusals([401]),
})

export const profileWizardCreate = operation('POST', '/profiles/creation-wizard', {
  summary: 'Creates the purchased profile; 422 when no paid slot is left.',
  body: ProfileWizardCreation,
  response: ProfileWizardResponse,
  status: 201,
  errors: refusals([400, 401, 422]),
  idempotent: true,
})

export const profileWizardFill = operation('POST', '/profiles/creation-wizard/{profileId}', {
  summary: "Saves the login of the purchased profile's account, or the email address for a one-time link.",
  body: ProfileWizardFill,
  response: Profile,
  errors: refusals([400, 401, 404, 422]),
  idempotent: true,
})
