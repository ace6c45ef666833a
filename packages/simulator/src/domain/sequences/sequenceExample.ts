import {
  type AiStep,
  type AiTemplatePreviewRequest,
  type FollowUpPreviewRequest,
  type MessageTemplate,
  type Preview,
  type ResponseCategory,
  type ResponsePreviewRequest,
  resolvedMessage,
  type SequenceExample,
} from '@tandem/contract'
import { creditCost } from '../campaign/plan/creditCost.ts'
import { type Line } from '../dialogue/line.ts'
import { valuesOf, type Speakers } from '../campaign/plan/lineValues.ts'
import { placeholderValues } from '../campaign/plan/placeholders.ts'
import { spendCredits } from '../billing/credits.ts'
import { aiText } from '../dialogue/aiText.ts'
import { compose } from '../dialogue/compose.ts'
import { sequenceSetup } from '../dialogue/sequenceSetup.ts'
import { type ClientRow } from '../rows/people.ts'
import { type TandemWorkspace } from '../rows/workspace.ts'

/** SEQ-46: example texts for a sequence of a client. */
export function exampleOf(workspace: TandemWorkspace, { id, pitch, url }: ClientRow): SequenceExample {
  return sequenceSetup(workspace.random.fork('example', id), pitch, url)
}

type PreviewMessage = Preview['messages'][number]

/** SEQ-47: the chat up to the AI response of a round. */
export function previewResponse(
  workspace: TandemWorkspace,
  client: ClientRow,
  request: ResponsePreviewRequest,
): Preview {
  const context = previewContext(workspace, client)
  const { category, rounds, round, message, templates, aiTemplates } = request
  const said = talk(context, category, rounds).slice(0, 2 * (round + 1))
  const answered = message === undefined ? said : said.with(said.length - 2, { type: 'incoming', text: message })
  return { messages: [...opening(context, templates, aiTemplates), ...answered] }
}

/** SEQ-47: the re-engagement messages up to a step. */
export function previewAiTemplate(
  workspace: TandemWorkspace,
  client: ClientRow,
  { steps, step }: AiTemplatePreviewRequest,
): Preview {
  return { messages: reEngagement(previewContext(workspace, client), steps).slice(0, step + 1) }
}

/** SEQ-47: the chat up to a follow-up step. */
export function previewFollowUp(
  workspace: TandemWorkspace,
  client: ClientRow,
  request: FollowUpPreviewRequest,
): Preview {
  const context = previewContext(workspace, client)
  const { category, steps, step, rounds = [], templates, aiTemplates } = request
  const reminders = steps.slice(0, step + 1).map((_, index) => answers(context, { say: 'followUp' }, steps, index))
  return {
    messages: [
      ...opening(context, templates, aiTemplates),
      ...talk(context, category, rounds).slice(0, 2),
      ...reminders,
    ],
  }
}

interface PreviewContext {
  readonly speakers: Speakers
  readonly values: (name: string) => string
}

function previewContext(workspace: TandemWorkspace, client: ClientRow): PreviewContext {
  spendCredits(workspace, client.organizationId, creditCost('ai', client.info))
  const profile = workspace.tables.profiles.by('clientId', client.id)[0] ?? {
    name: client.contactPerson.name ?? client.name,
  }
  const speakers = { client, profile, recipient: sampleRecipient(client.organizationId), call: undefined }
  return { speakers, values: valuesOf(speakers, workspace.clock.now()) }
}

const sampleRecipient = (organizationId: number): Speakers['recipient'] => ({
  id: 1,
  organizationId,
  firstName: 'Alex',
  lastName: 'Morgan',
  url: null,
  title: 'Head of Operations',
  company: 'Northfield Group',
  industry: 'Business Consulting and Services',
  location: 'London, United Kingdom',
  timeZone: 'Europe/London',
  dateAdded: 0,
  addedBy: [],
  lastContact: null,
  customAttributes: {},
  searchText: '',
})

type Rounds = readonly Pick<AiStep, 'prompts'>[]

function opening(
  context: PreviewContext,
  templates: readonly MessageTemplate[] = [],
  aiTemplates: Rounds = [],
): PreviewMessage[] {
  const values = placeholderValues(context.speakers)
  const sent = templates.filter(({ text }) => text.trim() !== '').slice(0, 2)
  const messages = sent.map(({ text }): PreviewMessage => ({ type: 'outgoing', text: resolvedMessage(text, values) }))
  return messages.length > 0 ? messages : reEngagement(context, aiTemplates).slice(0, 1)
}

const reEngagement = (context: PreviewContext, steps: Rounds): PreviewMessage[] =>
  steps.map((_, index) => answers(context, { say: index === 0 ? 'reEngagement' : 'followUp' }, steps, index))

function talk(context: PreviewContext, category: ResponseCategory, rounds: Rounds): PreviewMessage[] {
  return rounds.flatMap((_, index) => {
    const [asked, answered] = linesOf(category, index)
    return [
      { type: 'incoming', text: compose(asked, context.values, index) },
      answers(context, answered, rounds, index),
    ]
  })
}

const personas = {
  interested: 'interested',
  objection: 'objection',
  not_interested: 'notInterested',
  unqualified: 'unqualified',
  info_request: 'infoRequest',
  neutral: 'neutral',
} as const satisfies Readonly<Record<ResponseCategory, string>>

const asked = [
  'price',
  'setup',
  'proof',
  'effort',
  'contract',
  'security',
  'worksWith',
  'results',
  'team',
  'difference',
] as const
const hesitations = ['budget', 'inHouse', 'provider', 'badExperience', 'notMe', 'priority'] as const

function linesOf(category: ResponseCategory, round: number): readonly [Line, Line] {
  if (category === 'objection') {
    const objection = hesitations[round % hesitations.length] ?? 'budget'
    return [
      { say: 'objection', objection },
      { say: 'objectionAnswer', objection },
    ]
  }
  const persona = personas[category]
  if (round === 0)
    return [
      { say: 'opening', persona },
      { say: 'openingAnswer', persona },
    ]
  const topic = asked[(round - 1) % asked.length] ?? 'price'
  return [
    { say: 'question', topic },
    { say: 'answer', topic },
  ]
}

const answers = ({ values }: PreviewContext, line: Line, rounds: Rounds, round: number): PreviewMessage => ({
  type: 'outgoing',
  text: aiText(line, values, round, rounds, round),
})
