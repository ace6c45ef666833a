import { type MessageCategory } from '@tandem/contract'
import { creditCost } from '../campaign/plan/creditCost.ts'
import { loadLead } from '../campaign/plan/lead.ts'
import { type Line } from '../dialogue/line.ts'
import { valuesOf, type Speakers } from '../campaign/plan/lineValues.ts'
import { spendCredits } from '../billing/credits.ts'
import { aiText } from '../dialogue/aiText.ts'
import { pitchFromInfo } from '../dialogue/pitch.ts'
import { type ConversationRow } from '../rows/messaging.ts'
import { type ClientRow } from '../rows/people.ts'
import { type TandemWorld } from '../rows/world.ts'

/** A reply to the lead, from the thread and what the client sells. Asking again gives other words, as every text has been paid for. */
export function aiReply(world: TandemWorld, conversation: ConversationRow, prompt: string | undefined): string {
  const speakers = speakersOf(world, conversation)
  spendCredits(world, conversation.organizationId, creditCost('ai', speakers.client.info), conversation)
  const used = world.tables.organizations.get(conversation.organizationId)?.aiCreditsUsed ?? 0
  const variant = world.random.fork('aiReply', conversation.id).integer(0, 10_000) + used
  const prompts = prompt === undefined ? [] : [prompt]
  return aiText(lineFor(world, conversation), valuesOf(speakers, world.clock.now()), variant, [{ prompts }], 0)
}

/** What the sender has to say now: what the script has them say next, else what the thread's last word asks for. */
function lineFor(world: TandemWorld, conversation: ConversationRow): Line {
  const enrolment = world.tables.enrolments.get(conversation.id)
  const lead = enrolment && loadLead(world, enrolment)
  const step = lead?.script[lead.enrolment.stepIndex]
  if (step?.act === 'reply') return step.line
  return conversation.waitingSince === null ? { say: 'followUp' } : (answers[conversation.category] ?? answers.neutral)
}

const answers: Partial<Record<MessageCategory, Line>> & { readonly neutral: Line } = {
  interested: { say: 'openingAnswer', persona: 'interested' },
  info_request: { say: 'openingAnswer', persona: 'infoRequest' },
  objection: { say: 'objectionAnswer', objection: 'priority' },
  neutral: { say: 'openingAnswer', persona: 'neutral' },
  not_interested: { say: 'openingAnswer', persona: 'notInterested' },
  not_now: { say: 'openingAnswer', persona: 'notNow' },
  unqualified: { say: 'openingAnswer', persona: 'unqualified' },
  stop_campaign: { say: 'openingAnswer', persona: 'stopCampaign' },
}

function speakersOf({ tables }: TandemWorld, { clientId, profileId, recipientId, id }: ConversationRow): Speakers {
  const recipient = tables.recipients.get(recipientId)
  const profile = tables.profiles.get(profileId)
  if (!recipient || !profile) throw new Error(`Conversation ${id} is between nobody.`)
  const client = clientId === null ? undefined : tables.clients.get(clientId)
  return {
    client: client ?? stranger(profile.name),
    profile,
    recipient,
    call: tables.calls.by('conversationId', id)[0],
  }
}

/** Somebody who writes for nobody in particular. */
function stranger(name: string): Pick<ClientRow, 'name' | 'url' | 'info' | 'pitch'> {
  return { name, url: '', info: '', pitch: pitchFromInfo({ name, info: '', targetIndustries: [] }) }
}
