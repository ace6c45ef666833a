import {
  type Client,
  type ClientFile,
  type Profile,
  type Recipient,
  type Subscription,
  type TeamMember,
} from '@tandem/contract'
import { type Row } from '../../core/table.ts'
import { type Pitch } from './pitch.ts'

export interface OrganizationRow extends Row {
  readonly name: string
  readonly aiCreditsUsed: number
  readonly aiCreditsTotal: number
  /** The AI credits that the plan adds each month. */
  readonly planCredits: number
  /** The AI credits that top-ups add each month. */
  readonly topUpCredits: number
  /** The event that renews the AI credits. Null without a monthly payment. */
  readonly renewalEventId: number | null
  readonly subscription: Subscription
  readonly paidProfilesCount: number
  /** SIM-42: the simulated team sets the outcomes of calls. */
  readonly teamClosesCalls: boolean
}

export interface UserRow extends Readonly<Omit<TeamMember, 'profileIds'>> {
  readonly organizationId: number
  readonly password: string
  readonly isEmailConfirmed: boolean
  /** The profiles that a user with the role member sees. Owners and managers see all profiles. */
  readonly profileIds: readonly number[]
}

/** A mail with a link. The row is deleted when the link is used or expires. */
export interface MailRow extends Row {
  readonly purpose: 'confirmEmail' | 'resetPassword'
  readonly userId: number
  /** The secret part of the link. */
  readonly token: string
  readonly dateSent: number
}

export interface ClientRow extends Omit<Client, 'files'> {
  readonly organizationId: number
  /** Null: the creator is unknown, or has left the team. */
  readonly createdBy: number | null
  readonly pitch: Pitch
}

export interface ClientFileRow extends ClientFile {
  readonly clientId: number
}

export interface ProfileRow extends Omit<
  Profile,
  | 'key'
  | 'dateAdded'
  | 'connectionRequestsCount'
  | 'connectionRequestsLimitationType'
  | 'stats'
  | 'aiCredits'
  | 'scheduleTimezone'
  | 'timezone'
> {
  readonly organizationId: number
  readonly dateAdded: number
  /** IANA name. */
  readonly scheduleTimezone: string
  /**
   * True if the automation turns on when the account is connected. False after the first connection, or after a user
   * has set the automation.
   */
  readonly startsOnConnect: boolean
  /** A deleted profile keeps its row, because its conversations show its name. */
  readonly dateRemoved: number | null
}

/** The id of the row is the id of the organization. */
export interface ProfileWizardRow extends Row {
  readonly profileId: number
  readonly isFilled: boolean
}

export interface RecipientRow extends Readonly<
  Pick<Recipient, 'id' | 'firstName' | 'lastName' | 'url' | 'title' | 'company' | 'industry' | 'location'>
> {
  readonly organizationId: number
  readonly timeZone: string
  readonly dateAdded: number
  readonly addedBy: readonly number[]
  readonly lastContact: number | null
  /** Values by attribute id. */
  readonly customAttributes: Readonly<Record<string, string>>
  /** See `recipientSearchText`. */
  readonly searchText: string
}

export interface CustomAttributeRow extends Row {
  readonly organizationId: number
  readonly name: string
}
