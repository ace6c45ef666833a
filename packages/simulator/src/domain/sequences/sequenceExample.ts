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
import { spendCredits } from '../billing/credits.ts'
import { aiText } from '../dialogue/aiText.ts'
import { compose } from '../dialogue/compose.ts'
import { sequenceSetup } from '../dialogue/sequenceSetup.ts'
import { type ClientRow } from '../rows/people.ts'
import { type TandemWorld } from '../rows/world.ts'

/** Texts to start a sequence of a client from. */
export function exampleOf(world: TandemWorld, { id, pitch, url }: ClientRow): SequenceExample {
  return sequenceSetup(world.random.fork('example', id), pitch, url)
}

type Said = Preview['messages'][number]

/** What the AI would answer in a round, after all that comes before. */
export function previewResponse(world: TandemWorld, client: ClientRow, request: ResponsePreviewRequest): Preview {
  const stage = stageOf(world, client)
  const { category, rounds, round, templates, aiTemplates } = request
  return {
    messages: [...opening(stage, templates, aiTemplates), ...talk(stage, category, rounds).slice(0, 2 * (round + 1))],
  }
}

/** What the AI would write to take up an old contact, up to a step. */
export function previewAiTemplate(
  world: TandemWorld,
  client: ClientRow,
  { steps, step }: AiTemplatePreviewRequest,
): Preview {
  return { messages: reEngagement(stageOf(world, client), steps).slice(0, step + 1) }
}

/** What the AI would write to a lead who has gone quiet, up to a step. */
export function previewFollowUp(world: TandemWorld, client: ClientRow, request: FollowUpPreviewRequest): Preview {
  const stage = stageOf(world, client)
  const { category, steps, step, rounds = [], templates, aiTemplates } = request
  const reminders = steps.slice(0, step + 1).map((_, index) => answers(stage, { say: 'followUp' }, steps, index))
  return {
    messages: [...opening(stage, templates, aiTemplates), ...talk(stage, category, rounds).slice(0, 2), ...reminders],
  }
}

interface Stage {
  readonly speakers: Speakers
  readonly values: (name: string) => string
}

/** A preview is a text of the AI as any other: it is paid for. */
function stageOf(world: TandemWorld, client: ClientRow): Stage {
  spendCredits(world, client.organizationId, creditCost('ai', client.info))
  const profile = world.tables.profiles.by('clientId', client.id)[0] ?? {
    name: client.contactPerson.name ?? client.name,
  }
  const speakers = { client, profile, recipient: sampleRecipient(client.organizationId), call: undefined }
  return { speakers, values: valuesOf(speakers, world.clock.now()) }
}

/** Somebody to whom previews are written. */
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
  lastContact: null,
  customAttributes: {},
  searchText: '',
})

type Rounds = readonly Pick<AiStep, 'prompts'>[]

function opening(stage: Stage, templates: readonly MessageTemplate[] = [], aiTemplates: Rounds = []): Said[] {
  const { firstName, lastName, title, company, industry, location } = stage.speakers.recipient
  const { name: profileName } = stage.speakers.profile
  const values = {
    firstName,
    lastName,
    title,
    company,
    industry,
    location,
    profileName,
    clientName: stage.speakers.client.name,
  }
  const sent = templates.filter(({ text }) => text.trim() !== '').slice(0, 2)
  const messages = sent.map(({ text }): Said => ({ type: 'outgoing', text: resolvedMessage(text, values) }))
  return messages.length > 0 ? messages : reEngagement(stage, aiTemplates).slice(0, 1)
}

const reEngagement = (stage: Stage, steps: Rounds): Said[] =>
  steps.map((_, index) => answers(stage, { say: index === 0 ? 'reEngagement' : 'followUp' }, steps, index))

/** Rounds of a lead's message and the AI's answer: the first on the lead's first word, then on what leads ask. */
function talk(stage: Stage, category: ResponseCategory, rounds: Rounds): Said[] {
  return rounds.flatMap((_, index) => {
    const [asked, answered] = linesOf(category, index)
    return [{ type: 'incoming', text: compose(asked, stage.values, index) }, answers(stage, answered, rounds, index)]
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

const answers = ({ values }: Stage, line: Line, rounds: Rounds, round: number): Said => ({
  type: 'outgoing',
  text: aiText(line, values, round, rounds, round),
})
