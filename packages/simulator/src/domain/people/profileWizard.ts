import { type ProfileWizard, type ProfileWizardCreation, type ProfileWizardFill } from '@tandem/contract'
import { refuse } from '../../core/handlers.ts'
import { createProfile } from './profiles.ts'
import { type OrganizationRow, type ProfileRow } from '../rows/people.ts'
import { type TandemWorld } from '../rows/world.ts'

const secondMs = 1000
/** How long it takes to sign in to an account, and until somebody opens the link that was mailed to them. */
const connectingMs = { signIn: 20 * secondMs, oneTimeLink: 60 * secondMs } as const

/** An account with this sign-in can not be reached (a magic input). */
const failingLogin = 'error@example.com'

/** How far the creation of a purchased profile is. */
export function wizardOf({ tables }: TandemWorld, { id }: OrganizationRow): ProfileWizard {
  const wizard = tables.profileWizards.get(id)
  const profile = wizard && tables.profiles.get(wizard.profileId)
  if (!wizard || profile?.dateRemoved !== null) return { profileId: null, country: null, isFilled: false }
  return { profileId: profile.id, country: profile.country, isFilled: wizard.isFilled }
}

/** Creates the purchased profile. Asked for again before it is filled in, it stays the one profile. */
export function startWizard(
  world: TandemWorld,
  organization: OrganizationRow,
  { countryId }: ProfileWizardCreation,
): number {
  const { tables } = world
  const { profileId, isFilled } = wizardOf(world, organization)
  if (profileId !== null && !isFilled) {
    tables.profiles.patch(profileId, { country: countryId })
    return profileId
  }
  const profile = createProfile(world, organization, { name: 'New profile' })
  tables.profiles.patch(profile.id, { country: countryId })
  const wizard = { id: organization.id, profileId: profile.id, isFilled: false }
  if (tables.profileWizards.get(wizard.id))
    tables.profileWizards.patch(wizard.id, { profileId: profile.id, isFilled: false })
  else tables.profileWizards.insertWithId(wizard)
  return profile.id
}

/** Tells how the account is reached; some time later it is connected. The password is not kept. */
export function fillWizard(
  world: TandemWorld,
  organization: OrganizationRow,
  profileId: number,
  fill: ProfileWizardFill,
): ProfileRow {
  const { tables, clock } = world
  const wizard = wizardOf(world, organization)
  const profile = tables.profiles.get(profileId)
  if (wizard.profileId !== profileId || !profile) throw refuse(404, `Profile ${profileId} is not being created.`)
  if (wizard.isFilled) return profile
  tables.profileWizards.patch(organization.id, { isFilled: true })
  const isLink = 'oneTimeLinkEmail' in fill
  const address = isLink ? fill.oneTimeLinkEmail : fill.login
  const outcome = address.toLowerCase() === failingLogin ? 'error' : 'ok'
  world.events.schedule(
    'profileConnects',
    { profileId, outcome },
    clock.now() + (isLink ? connectingMs.oneTimeLink : connectingMs.signIn),
  )
  return tables.profiles.patch(profileId, { name: nameOf(address) })
}

/** The name that an address suggests: jane.doe@example.com is Jane Doe. */
function nameOf(address: string): string {
  const words = (address.split('@', 1)[0] ?? '').split(/[^\p{L}]+/u).filter(Boolean)
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()).join(' ') || 'New profile'
}
