import TinyQueue from 'tinyqueue'
import { type EnrolmentRow, type SequenceRow } from '../../rows/campaign.ts'
import { type ProfileRow } from '../../rows/people.ts'
import { type DayCounts } from '../../rows/stats.ts'
import { dayMs } from '../../rows/time.ts'
import { type TandemWorkspace } from '../../rows/workspace.ts'
import { newEnrolment } from '../plan/newEnrolment.ts'
import { DailyStats, type StatsTarget } from '../../stats/dailyStats.ts'
import { drawBehaviour } from '../plan/behaviour.ts'
import { renewProposal, updateCall } from '../plan/callChanges.ts'
import { isSending } from '../plan/drafts.ts'
import { sendsRequests } from '../plan/firstContactKind.ts'
import { hasSameMessages, keptStepIndex } from '../plan/keptStep.ts'
import { currentStep, type Lead, loadLead, scriptFor, skipStep } from '../plan/lead.ts'
import { nextStepOfLead } from '../plan/nextStep.ts'
import { type ScriptStep } from '../plan/script.ts'
import { acceptanceTime } from '../plan/timing.ts'
import { willNeverAccept } from '../run/leadSteps.ts'
import { type CampaignPlan } from './campaignPlan.ts'

const defaultDays = 90
const workingDays = 5

export interface MessageAhead {
  readonly at: number
  readonly profileId: number
  /** False if the lead must act before the message. */
  readonly isSure: boolean
}

interface FirstContact {
  readonly at: number
  readonly profile: ProfileRow
  readonly recipientId: number
}

interface Turn {
  readonly at: number
  readonly lead: Lead
  readonly isSure: boolean
}

/**
 * Simulates the future of a plan's leads (SEQ-81). Also simulates the leads of other sequences of the same profiles,
 * because these sequences share the daily limits.
 */
export class CampaignAhead {
  /** Messages to the leads of the plan's sequence. */
  readonly messages: MessageAhead[] = []
  readonly #workspace: TandemWorkspace
  readonly #plan: CampaignPlan
  /** Counts of sent messages and of simulated messages, by profile and day. */
  readonly #stats: DailyStats
  readonly #end: number
  readonly #queue = new TinyQueue<Turn>(
    [],
    (one, other) => one.at - other.at || one.lead.enrolment.id - other.lead.enrolment.id,
  )
  /** The number of messages to leads in the last week of the simulation, by profile. */
  readonly #lastWeek = new Map<number, number>()
  readonly #enrolmentOf: ReadonlyMap<number, EnrolmentRow>

  /** Default `end`: in 90 days. */
  constructor(
    workspace: TandemWorkspace,
    plan: CampaignPlan,
    end: number = workspace.clock.now() + defaultDays * dayMs,
  ) {
    this.#workspace = workspace
    this.#plan = plan
    this.#stats = new StatsAhead(workspace)
    this.#end = end
    this.#enrolmentOf = new Map(plan.enrolled.map((row) => [row.recipientId, row]))
    const { conversations, enrolments } = workspace.tables
    const others = plan.senders
      .flatMap(({ id }) => conversations.by('profileId', id))
      .filter(({ sequenceId }) => sequenceId !== plan.saved?.id)
      .flatMap(({ id }) => enrolments.get(id) ?? [])
    for (const enrolment of [...plan.enrolled, ...others]) {
      // A lead without a scheduled event is idle, unless unsaved changes of the sequence can add steps for the lead.
      const isIdle = enrolment.eventId === null && (plan.isAsSaved || enrolment.sequenceId !== plan.saved?.id)
      const lead = isIdle || isOver(enrolment) ? undefined : this.#leadOf(enrolment)
      if (lead) this.#schedule(lead, true)
    }
  }

  /**
   * The number of messages on the day of `at`, up to `at`. After the end of the simulation, the number includes an
   * estimate from the last week of the simulation.
   */
  sentOn(profileId: number, at: number): number {
    this.run(at)
    const toLeads = at < this.#end ? 0 : (this.#lastWeek.get(profileId) ?? 0) / workingDays
    return this.#stats.sentOn(profileId, at, 'messagesCount') + toLeads
  }

  /** Adds a recipient with a planned first contact. */
  contact({ at, profile, recipientId }: FirstContact): void {
    const { launched, newIds } = this.#plan
    const { id: sequenceId } = launched
    const isRequest = sendsRequests(launched)
    if (!isRequest) this.#count(launched, profile.id, at)
    const row = this.#enrolmentOf.get(recipientId) ?? {
      ...newEnrolment({ sequenceId, recipientId, status: 'approved', dateAdded: at }),
      id: newIds.get(recipientId) ?? 0,
    }
    const { clients, recipients } = this.#workspace.tables
    const [client, recipient] = [clients.get(launched.clientId), recipients.get(recipientId)]
    if (!client || !recipient) return
    const behaviour = drawBehaviour(this.#workspace.random.fork('fate', row.id), !isRequest)
    const begins = isRequest ? acceptanceTime(behaviour, recipient.timeZone, at) : at
    // A lead that never accepts has no steps. Steps after the end of the simulation are not simulated.
    if (begins === undefined || begins >= this.#end) return
    const lead: Lead = {
      sequence: launched,
      client,
      profile: { ...profile, sequenceId },
      recipient,
      script: scriptFor(this.#workspace, launched, row, behaviour),
      enrolment: { ...row, behaviour, profileId: profile.id, stepIndex: 1, dateRequested: isRequest ? at : null },
      conversation: undefined,
      call: undefined,
      since: at,
    }
    this.#schedule(lead, false)
  }

  /** Simulates up to a moment. */
  run(until: number): void {
    for (let turn = this.#queue.peek(); turn && turn.at <= until; turn = this.#queue.peek()) {
      this.#queue.pop()
      this.#act(turn)
    }
  }

  #act({ lead, at, isSure }: Turn): void {
    const step = currentStep(lead)
    if (!step) return
    if (isSending(step)) {
      const { id, messagesLimit } = lead.profile
      // After this turn was queued, other messages can have used up the daily limit.
      if (this.#stats.sentOn(id, at, 'messagesCount') >= messagesLimit) return this.#schedule(lead, isSure)
      this.#count(lead.sequence, id, at)
      if (at >= this.#end - 7 * dayMs) this.#lastWeek.set(id, (this.#lastWeek.get(id) ?? 0) + 1)
      if (lead.sequence.id === this.#plan.launched.id) this.messages.push({ at, profileId: lead.profile.id, isSure })
    }
    this.#apply(lead, step, at)
    skipStep(lead)
    lead.since = at
    this.#schedule(lead, isSure && isSending(step))
  }

  /** Applies the effects of a step on the later steps. */
  #apply(lead: Lead, step: ScriptStep, at: number): void {
    const context = { workspace: this.#workspace, stats: this.#stats, lead, at }
    if (step.act === 'accept') lead.enrolment = { ...lead.enrolment, dateAccepted: at }
    if (step.act === 'reply') updateCall(context, step.call, 'ai')
    if (step.act !== 'incoming') return
    if (step.line.say === 'accept') renewProposal(lead, at)
    updateCall(context, step.call, 'ai')
    if (step.category === 'stop_campaign') lead.enrolment = { ...lead.enrolment, stepIndex: lead.script.length }
  }

  #count(sequence: SequenceRow, profileId: number, at: number): void {
    this.#stats.count({ sequence, profileId, at }, { messagesCount: 1 })
  }

  #schedule(lead: Lead, isSure: boolean): void {
    const next = nextStepOfLead(this.#workspace, this.#stats, lead)
    if (next.is === 'due' && next.at < this.#end) this.#queue.push({ at: next.at, lead, isSure })
  }

  /** Loads a lead with the plan's changes. A lead of another sequence gets only the changes of the profile. */
  #leadOf(enrolment: EnrolmentRow): Lead | undefined {
    const [workspace, { saved, launched, profiles }] = [this.#workspace, this.#plan]
    const lead = loadLead(workspace, enrolment)
    if (!lead) return undefined
    const profile = profiles.find(({ id }) => id === lead.profile.id) ?? lead.profile
    if (enrolment.sequenceId !== saved?.id) return { ...lead, profile }
    const changed = { ...lead, sequence: launched, profile }
    if (hasSameMessages(saved, launched)) return changed
    return {
      ...changed,
      script: scriptFor(workspace, launched, enrolment, enrolment.behaviour),
      enrolment: { ...enrolment, stepIndex: keptStepIndex(workspace, saved, launched, enrolment) },
    }
  }
}

/** `DailyStats` with numeric keys, because a forecast reads the counts thousands of times. */
class StatsAhead extends DailyStats {
  readonly #counts = new Map<number, { messagesCount: number; requestsCount: number }>()

  override count({ profileId, at }: StatsTarget, { messagesCount = 0, requestsCount = 0 }: Partial<DayCounts>): void {
    if (profileId === null || messagesCount + requestsCount === 0) return
    const counts = this.#countsOf(profileId, at)
    counts.messagesCount += messagesCount
    counts.requestsCount += requestsCount
  }

  override sentOn(profileId: number, at: number, name: 'messagesCount' | 'requestsCount'): number {
    return this.#countsOf(profileId, at)[name]
  }

  #countsOf(profileId: number, at: number) {
    const key = profileId * 100_000 + Math.floor(at / dayMs)
    let counts = this.#counts.get(key)
    if (!counts) {
      const [messagesCount, requestsCount] = [
        super.sentOn(profileId, at, 'messagesCount'),
        super.sentOn(profileId, at, 'requestsCount'),
      ]
      this.#counts.set(key, (counts = { messagesCount, requestsCount }))
    }
    return counts
  }
}

const isOver = (row: EnrolmentRow): boolean => row.profileId === null || willNeverAccept(row)
