import { type ForecastReason } from '@tandem/contract'
import { type ProfileRow } from '../../rows/people.ts'
import { dayMs, dayStart } from '../../rows/time.ts'
import { type TandemWorkspace } from '../../rows/workspace.ts'
import { canContact, hasFirstStep, sendsRequests } from '../plan/firstContactKind.ts'
import { firstContactDay, startOf } from '../plan/firstContactTimes.ts'
import { canBegin } from '../plan/nextStep.ts'
import { addContact, type Contacts, contactsOf, reachedLimit } from '../plan/requestLimit.ts'
import { closedBy } from '../plan/timing.ts'
import { CampaignAhead } from './campaignAhead.ts'
import { type CampaignPlan, startsLater } from './campaignPlan.ts'

/** The length of the longest forecast, in days. */
const maximumDays = 366

/** The reason why a day has no more first contacts. */
type DayEnd = Extract<ForecastReason, 'dailyLimit' | 'weeklyLimit' | 'sequenceHours' | 'profileHours' | 'delay'>

const limits: ReadonlySet<DayEnd> = new Set(['dailyLimit', 'weeklyLimit'])

export interface PlannedContact {
  readonly at: number
  readonly profile: ProfileRow
  readonly recipientId: number
  /** The reason why the contact is not earlier. */
  readonly why: ForecastReason
}

class Sender {
  readonly profile: ProfileRow
  /** For each reason, the number of days on which this reason prevented further first contacts. */
  readonly endedBy = new Map<DayEnd, number>()
  contacts = 0
  readonly #made: Contacts
  readonly #recipients: readonly number[]
  #next = 0
  #lastEnd: DayEnd | undefined
  #reached: 'dailyLimit' | 'weeklyLimit' | undefined

  constructor(workspace: TandemWorkspace, plan: CampaignPlan, profile: ProfileRow) {
    const { launched, waiting } = plan
    this.profile = profile
    this.#made = contactsOf(workspace, profile.id)
    const isForAll = sendsRequests(launched) || launched.type !== 'cloud'
    this.#recipients = isForAll ? waiting : waiting.filter((id) => canContact(workspace, launched, profile.id, id))
  }

  nextRecipient(taken: ReadonlySet<number>): number | undefined {
    while (taken.has(this.#recipients[this.#next] ?? 0)) this.#next += 1
    return this.#recipients[this.#next]
  }

  /** If the limits allow a first contact, counts the contact and returns true. `ahead` is undefined for requests. */
  makes({ launched }: CampaignPlan, at: number, ahead: CampaignAhead | undefined): boolean {
    const { id, messagesLimit } = this.profile
    const hasMessages = ahead !== undefined && ahead.sentOn(id, at) >= messagesLimit
    const reached = hasMessages ? 'dailyLimit' : reachedLimit(this.#made, launched, this.profile, at)
    this.#reached ??= reached
    if (reached !== undefined) return false
    addContact(this.#made, launched, at)
    this.contacts += 1
    return true
  }

  endDay({ launched }: CampaignPlan, closedAt: number | undefined): void {
    const closed = closedAt === undefined ? undefined : (closedBy(launched, this.profile, closedAt) ?? 'delay')
    const ended = this.#reached ?? closed
    if (!ended) return
    this.endedBy.set(ended, (this.endedBy.get(ended) ?? 0) + 1)
    // Keeps the limit of an earlier day, because a limit explains a late contact better than the end of the hours.
    if (limits.has(ended) || this.#lastEnd === undefined || !limits.has(this.#lastEnd)) this.#lastEnd = ended
    this.#reached = undefined
  }

  whyNotBefore(workspace: TandemWorkspace, { launched }: CampaignPlan): DayEnd {
    return this.#lastEnd ?? closedBy(launched, this.profile, workspace.clock.now()) ?? 'delay'
  }
}

/** The first contacts of a plan in order of time. */
export class FirstContactPlan {
  readonly senders: readonly Sender[]
  readonly #workspace: TandemWorkspace
  readonly #plan: CampaignPlan
  /** Undefined if no recipient waits, or if first contacts are requests, because requests have a separate limit. */
  readonly #ahead: CampaignAhead | undefined

  /** Default `ahead`: a new simulation. */
  constructor(workspace: TandemWorkspace, plan: CampaignPlan, ahead?: CampaignAhead) {
    this.#workspace = workspace
    this.#plan = plan
    const isShared = plan.waiting.length > 0 && !sendsRequests(plan.launched)
    this.#ahead = isShared ? (ahead ?? new CampaignAhead(workspace, plan)) : undefined
    this.senders = plan.senders.map((profile) => new Sender(workspace, plan, profile))
  }

  /** Ends after the last recipient, or after a year. */
  *contacts(): Generator<PlannedContact, void> {
    const [workspace, plan] = [this.#workspace, this.#plan]
    const { launched, waiting } = plan
    const client = workspace.tables.clients.get(launched.clientId)
    if (!hasFirstStep(launched) || (client && !canBegin(workspace, launched, client))) return
    const now = workspace.clock.now()
    const isLater = startsLater(workspace, plan)
    const earliest = startOf(launched)
    const taken = new Set<number>()
    const end = dayStart(now) + maximumDays * dayMs
    for (let day = dayStart(now); day < end && taken.size < waiting.length; day += dayMs) {
      if (earliest >= day + dayMs) continue
      const from = Math.max(now + 1, earliest)
      const turns = this.senders.map(
        (sender) => new Turn(sender, firstContactDay(workspace, launched, sender.profile, day).times, from),
      )
      for (let turn = firstOf(turns); turn && taken.size < waiting.length; turn = firstOf(turns)) {
        const { sender, at } = turn
        const recipientId = sender.nextRecipient(taken)
        if (recipientId === undefined || !sender.makes(plan, at, this.#ahead)) turn.end()
        else {
          taken.add(recipientId)
          const why = isLater ? 'startDate' : sender.whyNotBefore(workspace, plan)
          const contact: PlannedContact = { at, profile: sender.profile, recipientId, why }
          this.#ahead?.contact(contact)
          yield contact
          turn.next()
        }
      }
      if (taken.size < waiting.length) for (const { sender, closedAt } of turns) sender.endDay(plan, closedAt)
    }
  }
}

class Turn {
  readonly sender: Sender
  /** The next time at which the sender can contact a new recipient, in ms. Infinity: no time is left on this day. */
  at = -Infinity
  /** The first time after the sending hours of the day. Undefined until all times of the day are used. */
  closedAt: number | undefined
  readonly #times: Generator<number, number>

  constructor(sender: Sender, times: Generator<number, number>, from: number) {
    this.sender = sender
    this.#times = times
    while (this.at < from) this.next()
  }

  next(): void {
    const { done, value } = this.#times.next()
    this.at = done ? Infinity : value
    if (done) this.closedAt = value
  }

  end(): void {
    this.at = Infinity
  }
}

function firstOf(turns: readonly Turn[]): Turn | undefined {
  const first = turns.reduce<Turn | undefined>((one, other) => (one && one.at <= other.at ? one : other), undefined)
  return first && first.at < Infinity ? first : undefined
}

/** SEQ-82: the main reason why the last recipient is not contacted earlier. */
export function bottleneckOf(
  { profiles, waiting }: CampaignPlan,
  { senders }: FirstContactPlan,
): { readonly reason: ForecastReason; readonly profileId: number } | undefined {
  if (waiting.length === 0 || senders.length === 0) return undefined
  const idle = profiles.find(({ id }) => !senders.some(({ profile }) => profile.id === id))
  if (idle) {
    const lost = idle.status === 'new' ? 'notAttached' : 'disconnected'
    return { reason: idle.connected && idle.status === 'ok' ? 'automationOff' : lost, profileId: idle.id }
  }
  const [slowest] = senders.toSorted((one, other) => one.contacts - other.contacts)
  const [most] = [...(slowest?.endedBy ?? [])].toSorted(([, one], [, other]) => other - one)
  return slowest && most ? { reason: most[0], profileId: slowest.profile.id } : undefined
}
