import {
  type Client,
  type ClientFile,
  type Profile,
  type Subscription,
  type UserRole,
  type UserStatus,
} from '@tandem/contract'
import { type Row } from '../../core/table.ts'
import { type Pitch } from './pitch.ts'

export interface OrganizationRow extends Row {
  readonly name: string
  /** Sum of the credits that AI texts cost, see `DayStatsRow.creditsUsed`. */
  readonly aiCreditsUsed: number
  readonly aiCreditsTotal: number
  /** What its plans and top-ups bring each month. */
  readonly creditsPerMonth: number
  /** The due event of the next month; null where nothing is paid by the month. */
  readonly renewalEventId: number | null
  readonly subscription: Subscription
  readonly paidProfilesCount: number
}

export interface UserRow extends Row {
  readonly organizationId: number
  readonly name: string
  /** Lower case; unique. */
  readonly email: string
  readonly password: string
  readonly role: UserRole
  readonly status: UserStatus
  readonly isEmailConfirmed: boolean
  /** Profiles that a member works with; owners and managers see all whatever stands here. */
  readonly profileIds: readonly number[]
}

/** A mail that the product sent, with the token of its link. A used or expired one is deleted. */
export interface MailRow extends Row {
  readonly purpose: 'confirmEmail' | 'resetPassword'
  readonly userId: number
  readonly token: string
  readonly dateSent: number
}

export interface ClientRow extends Omit<Client, 'files'> {
  readonly organizationId: number
  readonly pitch: Pitch
}

/** A file that tells the AI more about a client. */
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
  /** IANA name; the profile's schedules are wall-clock times there. */
  readonly scheduleTimezone: string
  /** When it was deleted: nobody sees it any longer, but its conversations keep its name. Null while it is there. */
  readonly dateRemoved: number | null
}

/** The creation of a purchased profile; has the organization's id. */
export interface ProfileWizardRow extends Row {
  readonly profileId: number
  readonly isFilled: boolean
}

export interface RecipientRow extends Row {
  readonly organizationId: number
  readonly firstName: string
  readonly lastName: string
  readonly url: string | null
  readonly title: string | null
  readonly company: string | null
  readonly industry: string | null
  readonly location: string | null
  readonly timeZone: string
  readonly dateAdded: number
  readonly lastContact: number | null
  /** Values by attribute id; no nulls. */
  readonly customAttributes: Readonly<Record<string, string>>
  /** What a text search looks through, lower case; see `recipientSearchText`. */
  readonly searchText: string
}

export interface CustomAttributeRow extends Row {
  readonly organizationId: number
  readonly name: string
}
