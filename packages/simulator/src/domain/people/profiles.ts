import {
  areDelaysInOrder,
  canAcceptAllRequests,
  dailyLimits,
  type ProfileCreation,
  type ProfilePatch,
} from '@tandem/contract'
import { refuse } from '../../core/handlers.ts'
import { replanProfile } from '../campaign/run/campaigns.ts'
import { withAttributeValues } from './customAttributes.ts'
import { definedFields } from '../rows/definedFields.ts'
import { type CustomAttributeRow, type OrganizationRow, type ProfileRow } from '../rows/people.ts'
import { type TandemWorkspace } from '../rows/workspace.ts'

const emptySlot = {
  url: null,
  title: null,
  company: null,
  industry: null,
  location: null,
  clientId: null,
  sequenceId: null,
  ip: null,
  vm: null,
  country: null,
  status: 'new',
  slotStatus: 'empty',
  connected: false,
  automationEnabled: false,
  fastResponseEnabled: false,
  acceptConnectionRequests: false,
  withdrawOldConnectionRequests: false,
  hasSalesNavigator: false,
  messagesLimit: dailyLimits.messages.start,
  connectionRequestsLimit: dailyLimits.connectionRequests.start,
  delayFromSecs: 300,
  delayToSecs: 1500,
  cloudTime: null,
  schedule: '*',
  automationSchedule: null,
  scheduleTimezone: 'UTC',
  customAttributes: {},
  startsOnConnect: true,
  dateRemoved: null,
} as const satisfies Partial<ProfileRow>

/** The path of the popup that connects the account of a profile. */
export const connectUrlOf = ({ id }: ProfileRow): string => `/connect/${id}`

/** Creates a profile in a paid slot. Throws a 422 if all paid slots are used. */
export function createProfile(
  workspace: TandemWorkspace,
  organization: OrganizationRow,
  creation: ProfileCreation,
): ProfileRow {
  const fields = definedFields(creation)
  const slot = freeSlot(workspace, organization)
  refuseDelays({ ...slot, ...fields })
  return workspace.tables.profiles.patch(slot.id, {
    ...fields,
    startsOnConnect: fields.automationEnabled === undefined,
    slotStatus: 'assigned',
    status: 'new',
    dateAdded: workspace.clock.now(),
  })
}

/** Throws a 422 if a rule forbids the change. */
export function patchProfile(workspace: TandemWorkspace, profile: ProfileRow, patch: ProfilePatch): ProfileRow {
  if (profile.slotStatus === 'empty') throw refuse(422, 'This slot is empty: add a profile to it first.')
  const { customAttributes, scheduleTimezone, ...fields } = definedFields(patch)
  refuseDelays({ ...profile, ...fields })
  if (fields.acceptConnectionRequests && !profile.acceptConnectionRequests && !canAcceptAllRequests(profile)) {
    throw refuse(422, 'This plan does not accept all incoming connection requests.')
  }
  const isOtherClient = fields.clientId !== undefined && fields.clientId !== profile.clientId
  if (isOtherClient && profile.sequenceId !== null) {
    throw refuse(422, 'The profile sends for a sequence of its AI client. Remove it from the sequence first.')
  }
  const changed = workspace.tables.profiles.patch(profile.id, {
    ...fields,
    ...(fields.automationEnabled === undefined ? {} : { startsOnConnect: false }),
    ...(scheduleTimezone === undefined ? {} : { scheduleTimezone: scheduleTimezone ?? 'UTC' }),
    ...(customAttributes
      ? { customAttributes: withAttributeValues(profile, customAttributes, profileAttributesOf(workspace, profile)) }
      : {}),
  })
  const needsReplanning = Object.keys(patch).some((field) => planningFields.has(field))
  if (needsReplanning) replanProfile(workspace, profile.id)
  return changed
}

/** These fields determine when a profile sends. */
const planningFields: ReadonlySet<string> = new Set([
  'automationEnabled',
  'fastResponseEnabled',
  'schedule',
  'automationSchedule',
  'scheduleTimezone',
  'messagesLimit',
  'connectionRequestsLimit',
  'delayFromSecs',
  'delayToSecs',
])

/** A deleted profile leaves an empty slot. The deletion of an empty slot ends the payment for the slot. */
export function deleteProfile(workspace: TandemWorkspace, organization: OrganizationRow, profile: ProfileRow): void {
  const { tables, clock } = workspace
  const holders = tables.users
    .by('organizationId', organization.id)
    .filter(({ profileIds }) => profileIds.includes(profile.id))
  for (const { id, profileIds } of holders)
    tables.users.patch(id, { profileIds: profileIds.filter((each) => each !== profile.id) })
  if (profile.slotStatus === 'empty') {
    tables.profiles.delete(profile.id)
    tables.organizations.patch(organization.id, { paidProfilesCount: Math.max(0, organization.paidProfilesCount - 1) })
    return
  }
  tables.profiles.patch(profile.id, {
    sequenceId: null,
    automationEnabled: false,
    connected: false,
    dateRemoved: clock.now(),
  })
  replanProfile(workspace, profile.id)
  addSlot(workspace, organization, profile)
}

/** Throws a 422 if all paid slots are used. */
function freeSlot(workspace: TandemWorkspace, organization: OrganizationRow): ProfileRow {
  const profiles = workspace.tables.profiles.by('organizationId', organization.id)
  const empty = profiles.find(({ slotStatus }) => slotStatus === 'empty')
  if (empty) return empty
  if (profiles.length >= organization.paidProfilesCount)
    throw refuse(422, 'All profiles that are paid for exist already. Please buy another one.')
  return addSlot(workspace, organization, profiles[0])
}

/** Adds an empty slot with the same plan as the profile `sibling`. */
function addSlot(
  { tables, clock }: TandemWorkspace,
  { id, subscription }: OrganizationRow,
  sibling: ProfileRow | undefined,
): ProfileRow {
  return tables.profiles.insert({
    ...emptySlot,
    organizationId: id,
    name: `Slot ${tables.profiles.countBy('organizationId', id) + 1}`,
    dateAdded: clock.now(),
    subscription: sibling?.subscription ?? subscription,
    subscriptionTitle: sibling?.subscriptionTitle ?? '1 profile',
    priceMonthly: sibling?.priceMonthly ?? 0,
  })
}

/**
 * Throws a 422 if the shortest delay is above the longest (PROF-35). `profile` must have both delays: if a patch
 * contains only one delay, the caller takes the other delay from the stored profile.
 */
function refuseDelays(profile: Pick<ProfileRow, 'delayFromSecs' | 'delayToSecs'>): void {
  if (!areDelaysInOrder(profile)) throw refuse(422, 'The shortest delay cannot be above the longest.')
}

/** The custom attributes of an organization's profiles. */
export const profileAttributesOf = (
  { tables }: TandemWorkspace,
  { organizationId }: Pick<ProfileRow, 'organizationId'>,
): readonly CustomAttributeRow[] => tables.profileAttributes.by('organizationId', organizationId)
