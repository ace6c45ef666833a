import { type MessageCategory } from '@tandem/contract'
import { spendCredits } from '../billing/credits.ts'
import { creditCost } from '../campaign/plan/creditCost.ts'
import { currentStep, loadLead } from '../campaign/plan/lead.ts'
import { valuesOf, type Speakers } from '../campaign/plan/lineValues.ts'
import { aiText } from '../dialogue/aiText.ts'
import { type Line } from '../dialogue/line.ts'
import { pitchFromInfo } from '../dialogue/pitch.ts'
import { type ConversationRow } from '../rows/messaging.ts'
import { type TandemWorkspace } from '../rows/workspace.ts'

/** Writes the AI's reply to a lead. Each reply costs AI credits. */
export function aiReply(workspace: TandemWorkspace, conversation: ConversationRow, prompt: string | undefined): string {
  const speakers = speakersOf(workspace, conversation)
  spendCredits(workspace, conversation.organizationId, creditCost('ai', speakers.client.info), conversation)
  const used = workspace.tables.organizations.get(conversation.organizationId)?.aiCreditsUsed ?? 0
  const variant = workspace.random.fork('aiReply', conversation.id).integer(0, 10_000) + used
  const prompts = prompt === undefined ? [] : [prompt]
  return aiText(lineFor(workspace, conversation), valuesOf(speakers, workspace.clock.now()), variant, [{ prompts }], 0)
}

/**
 * Returns the line of the lead's current step if this step is a reply. Otherwise returns a line that fits the
 * conversation.
 */
function lineFor(workspace: TandemWorkspace, conversation: ConversationRow): Line {
  const enrolment = workspace.tables.enrolments.get(conversation.id)
  const lead = enrolment && loadLead(workspace, enrolment)
  const step = lead && currentStep(lead)
  if (step?.act === 'reply') return step.line
  const { category, waitingSince } = conversation
  const call = lead?.call?.status === 'scheduled' ? lead.call : undefined
  const isCallAhead = (call?.date ?? 0) > workspace.clock.now()
  if (waitingSince === null) return { say: isCallAhead ? 'preparation' : 'followUp' }
  if (isCallAhead && (call?.dateBooked ?? 0) >= waitingSince) return { say: 'confirm' }
  if (isCallAhead && category !== 'not_categorized') return { say: 'leadReplyAnswer', stage: 'booked', mood: category }
  return answers[category] ?? answers.neutral
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

function speakersOf({ tables }: TandemWorkspace, conversation: ConversationRow): Speakers {
  const { clientId, profileId, recipientId, id } = conversation
  const recipient = tables.recipients.get(recipientId)
  const profile = tables.profiles.get(profileId)
  if (!recipient || !profile) throw new Error(`Conversation ${id} has no recipient or no profile.`)
  const client = clientId === null ? undefined : tables.clients.get(clientId)
  const call = tables.calls.by('conversationId', id)[0]
  return { client: client ?? clientNamed(profile.name), profile, recipient, call }
}

/** A substitute for a missing client. */
function clientNamed(name: string): Speakers['client'] {
  return { name, url: '', info: '', pitch: pitchFromInfo({ name, info: '', targetIndustries: [] }) }
}
