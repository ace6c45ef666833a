import { lifetimeProfiles, type Registration } from '@tandem/contract'
import { Refusal, refuse } from '../../core/handlers.ts'
import { type MailRow, type OrganizationRow, type UserRow } from '../rows/people.ts'
import { hourMs } from '../rows/time.ts'
import { type TandemWorkspace } from '../rows/workspace.ts'

/** Lifetime of the link in a mail. */
const linkLifeMs: Readonly<Record<MailRow['purpose'], number>> = {
  confirmEmail: 48 * hourMs,
  resetPassword: 2 * hourMs,
}

/** A test value: requests with this email address get the status 429. */
const tooManyEmail = 'too-many@example.com'
const tooManyWaitSecs = 60

/** The start of an AppSumo code, with the subscription and the AI credits that the code gives. */
const tiers: readonly (readonly [RegExp, keyof typeof lifetimeProfiles, number])[] = [
  [/^TIER1/i, 'appsumo_tier1', 100],
  [/^TIER2/i, 'appsumo_tier2', 300],
  [/^TIER3/i, 'appsumo_tier3', 1000],
]

/** AI credits of a new organization without a code. */
const trialCredits = 50

export function authenticate(workspace: TandemWorkspace, email: string, password: string): UserRow {
  refuseTooMany(email)
  const user = userOf(workspace, email)
  if (user?.password !== password) throw refuse(401, 'Email or password is wrong.')
  if (user.status === 'disabled')
    throw refuse(401, 'This account is disabled. Please ask the owner of your organization.')
  return user
}

/** Registers a user with a new organization, and sends a mail. */
export function registerUser(workspace: TandemWorkspace, { name, email, password, code }: Registration): UserRow {
  refuseTooMany(email)
  if (userOf(workspace, email)) throw refuse(409, 'There is already an account with this email.')
  const tier = code ? tiers.find(([pattern]) => pattern.test(code.trim())) : undefined
  if (code && !tier) {
    const message = 'This code is not valid.'
    throw new Refusal(400, { message, errors: [{ field: 'code', message }] })
  }
  const [, subscription, credits] = tier ?? [undefined, 'default' as const, trialCredits]
  const organization = workspace.tables.organizations.insert({
    name: name.trim(),
    aiCreditsUsed: 0,
    aiCreditsTotal: credits,
    planCredits: 0,
    topUpCredits: 0,
    renewalEventId: null,
    subscription,
    teamClosesCalls: false,
    paidProfilesCount: subscription === 'default' ? 0 : lifetimeProfiles[subscription],
  })
  const user = workspace.tables.users.insert({
    organizationId: organization.id,
    name: name.trim(),
    email: email.toLowerCase(),
    password,
    role: 'org_owner',
    status: 'active',
    isEmailConfirmed: false,
    profileIds: [],
  })
  sendMail(workspace, user, 'confirmEmail')
  return user
}

/** Sends a mail only to a registered, unconfirmed address. The response is the same for all addresses. */
export function sendConfirmation(workspace: TandemWorkspace, email: string): void {
  refuseTooMany(email)
  const user = userOf(workspace, email)
  if (user && !user.isEmailConfirmed) sendMail(workspace, user, 'confirmEmail')
}

/** Sends a mail only to a registered address. The response is the same for all addresses. */
export function sendPasswordReset(workspace: TandemWorkspace, email: string): void {
  refuseTooMany(email)
  const user = userOf(workspace, email)
  if (user) sendMail(workspace, user, 'resetPassword')
}

export function confirmEmail(workspace: TandemWorkspace, token: string): void {
  workspace.tables.users.patch(consumeMail(workspace, token, 'confirmEmail'), { isEmailConfirmed: true })
}

export function resetPassword(workspace: TandemWorkspace, token: string, password: string): void {
  workspace.tables.users.patch(consumeMail(workspace, token, 'resetPassword'), { password, isEmailConfirmed: true })
}

export const userOf = ({ tables }: TandemWorkspace, email: string): UserRow | undefined =>
  tables.users.by('email', email.trim().toLowerCase())[0]

function refuseTooMany(email: string): void {
  if (email.trim().toLowerCase() !== tooManyEmail) return
  throw new Refusal(429, { message: 'Too many attempts.' }, tooManyWaitSecs)
}

function sendMail(workspace: TandemWorkspace, user: UserRow, purpose: MailRow['purpose']): void {
  const now = workspace.clock.now()
  const token = workspace.newToken('mails')
  const mail = workspace.tables.mails.insert({ purpose, userId: user.id, token, dateSent: now })
  workspace.events.schedule('mailExpires', { mailId: mail.id }, now + linkLifeMs[purpose])
}

/** Uses up the link of a mail. Throws a 400 for a used, expired or unknown link. */
function consumeMail({ tables }: TandemWorkspace, token: string, purpose: MailRow['purpose']): number {
  const mail = tables.mails.by('token', token).find((each) => each.purpose === purpose)
  if (!mail) throw refuse(400, 'This link is expired or unknown. Please ask for a new one.')
  tables.mails.delete(mail.id)
  return mail.userId
}

export function organizationOf({ tables }: TandemWorkspace, { organizationId }: UserRow): OrganizationRow {
  const organization = tables.organizations.get(organizationId)
  if (!organization) throw new Error(`There is no organization ${organizationId}.`)
  return organization
}
