import { type ProfileWizard, type ProfileWizardCreation, type ProfileWizardFill } from '@tandem/contract'
import { refuse } from '../../core/handlers.ts'
import { createProfile } from './profiles.ts'
import { type OrganizationRow, type ProfileRow } from '../rows/people.ts'
import { type TandemWorkspace } from '../rows/workspace.ts'

/** Milliseconds until the account is connected, after a sign-in with a password or with a link from a mail. */
const connectingMs = { signIn: 20_000, oneTimeLink: 60_000 } as const

/** A test value: this account cannot be connected. */
const failingLogin = 'error@example.com'

/** The state of the wizard for a purchased profile. */
export function wizardOf({ tables }: TandemWorkspace, { id }: OrganizationRow): ProfileWizard {
  const wizard = tables.profileWizards.get(id)
  const profile = wizard && tables.profiles.get(wizard.profileId)
  if (!wizard || profile?.dateRemoved !== null) return { profileId: null, country: null, isFilled: false }
  return { profileId: profile.id, country: profile.country, isFilled: wizard.isFilled }
}

/** BILL-17, BILL-18: creates the purchased profile, or returns the profile whose sign-in details are missing. */
export function startWizard(
  workspace: TandemWorkspace,
  organization: OrganizationRow,
  { countryId }: ProfileWizardCreation,
): number {
  const { tables } = workspace
  const { profileId, isFilled } = wizardOf(workspace, organization)
  if (profileId !== null && !isFilled) {
    tables.profiles.patch(profileId, { country: countryId })
    return profileId
  }
  const profile = createProfile(workspace, organization, { name: 'New profile' })
  tables.profiles.patch(profile.id, { country: countryId })
  const wizard = { id: organization.id, profileId: profile.id, isFilled: false }
  if (tables.profileWizards.get(wizard.id))
    tables.profileWizards.patch(wizard.id, { profileId: profile.id, isFilled: false })
  else tables.profileWizards.insertWithId(wizard)
  return profile.id
}

/** BILL-17: accepts the sign-in details. The password is not stored. */
export function fillWizard(
  workspace: TandemWorkspace,
  organization: OrganizationRow,
  profileId: number,
  fill: ProfileWizardFill,
): ProfileRow {
  const { tables, clock } = workspace
  const wizard = wizardOf(workspace, organization)
  const profile = tables.profiles.get(profileId)
  if (wizard.profileId !== profileId || !profile) throw refuse(404, `Profile ${profileId} is not being created.`)
  if (wizard.isFilled) return profile
  tables.profileWizards.patch(organization.id, { isFilled: true })
  const isLink = 'oneTimeLinkEmail' in fill
  const address = isLink ? fill.oneTimeLinkEmail : fill.login
  const outcome = address.toLowerCase() === failingLogin ? 'error' : 'ok'
  workspace.events.schedule(
    'profileConnects',
    { profileId, outcome },
    clock.now() + (isLink ? connectingMs.oneTimeLink : connectingMs.signIn),
  )
  return tables.profiles.patch(profileId, { name: nameOf(address) })
}

/** jane.doe@example.com gives Jane Doe. */
function nameOf(address: string): string {
  const words = (address.split('@', 1)[0] ?? '').split(/[^\p{L}]+/u).filter(Boolean)
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()).join(' ') || 'New profile'
}
