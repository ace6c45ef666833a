import {
  defaultDelaySecs,
  type AiStep,
  type FollowUp,
  isAnsweredAtFirst,
  type MessageTemplate,
  ResponseCategory,
  type ResponseEntry,
  templateTitle,
} from '@tandem/contract'
import { type Random } from '../../core/random.ts'
import { fill } from './compose.ts'
import { type Pitch } from '../rows/pitch.ts'

/** The client's pitch fills `{…}` when the sequence is created. The recipient's data fills `%name%` later. */
const templateSets: readonly (readonly string[])[] = [
  [
    'Hi %firstName%, I work with {audience} and follow what %company% is doing. I would be glad to connect.',
    'Thanks for connecting, %firstName%. I will keep it short: many {audience} tell me about {pain}. We help them to {outcome}. Is that something you are looking at, too?',
    'Hi %firstName%, to give you an example: {proof} {proofResult}. They started with {firstStep}. Would you like to see how that could look at %company%?',
    'Hi %firstName%, I do not want to fill your inbox. If nobody at %company% worries about {pain}, a short "no" is enough. Otherwise twenty minutes would do to see whether we can help.',
  ],
  [
    'Hello %firstName%, your role at %company% caught my eye: I talk to {audience} every day. Shall we connect?',
    'Great to be in touch, %firstName%! May I ask how you deal with {pain} at %company%? I ask because it is what we work on all day.',
    '%firstName%, a quick follow-up. {difference} That is how {proof} {proofResult}. Worth a short conversation?',
    'Hi %firstName%, last message from me: we are offering {firstStep} this month. Shall I save a place for %company%?',
  ],
  [
    'Hi %firstName%, we both care about the same things, I think: I help {audience}. Happy to connect!',
    'Thank you, %firstName%. Here is why I wrote: {offer}. Most of our customers {outcome}. Does that sound relevant for %company%?',
    'Hi %firstName%, people in your position usually ask two things first. What does it cost: {price} How long does it take: {setup} What would be your first question?',
    'Hi %firstName%, did my messages reach you at a bad time? I am happy to come back later in the year if that suits you better.',
    'Hi %firstName%, I will stop here. Whenever you want to do something about {pain}, you will find me on {website}. All the best to you and %company%!',
  ],
]

/** The prompts of AI replies by category. The client's pitch fills `{…}`. */
const responsePrompts = {
  interested: [
    'Thank the lead, answer the question in two sentences and mention {proof}. End with one question about their situation.',
    'Answer openly, then suggest a call of twenty minutes and give the booking link.',
    'Confirm the time and offer to prepare an example for their company.',
  ],
  objection: [
    'Show understanding for the objection. Offer {firstStep} as a step without risk.',
    'Do not insist. Ask when it would make sense to talk again.',
  ],
  not_interested: ['Thank the lead for the clear answer and wish them well. No further question.'],
  unqualified: ['Thank them and apologise for the disturbance. Ask for the right person only if they changed jobs.'],
  info_request: [
    'Explain {offer} in three sentences and link to {website}.',
    'Answer the question with figures from {proof}, then suggest a call.',
  ],
  neutral: ['Be friendly and ask one open question about {pain}.'],
} as const satisfies Readonly<Record<string, readonly string[]>>

const followUpPrompts = [
  'Remind the lead kindly of the conversation and ask one simple question that can be answered with yes or no.',
  'Bring a new thought: a result of {proof}, or {firstStep}. Keep it under fifty words.',
  'Say that this is the last reminder, and ask when it would be a better time.',
]

const reEngagementPrompts = [
  'Take up the contact again: what has changed since, and one question about their situation.',
  'Share the result of {proof} and ask whether it is of interest.',
]

/** The texts of a sequence, or the example texts for a client's sequence (SEQ-46). */
export interface SequenceSetup {
  readonly templates: MessageTemplate[]
  readonly aiTemplates: AiStep[]
  readonly responses: ResponseEntry[]
  readonly followUps: FollowUp[]
}

/**
 * Makes the texts of a sequence. `isAnswered` returns true if the AI replies automatically to messages of the category.
 */
export function sequenceSetup(
  random: Random,
  pitch: Pitch,
  website: string,
  isAnswered: (category: ResponseCategory) => boolean = isAnsweredAtFirst,
): SequenceSetup {
  const write = (text: string): string =>
    fill(text, (name) =>
      name === 'website' ? website : (Object.entries(pitch).find(([key]) => key === name)?.[1] ?? name),
    )
  const texts = random.pick(templateSets)
  const areFollowUpsOn = random.chance(0.72)
  return {
    templates: texts.map((text, index) => ({
      title: templateTitle(index),
      text: write(text),
      delaySecs:
        index === 0
          ? 0
          : index === 1
            ? random.pick([1800, 7200, 14_400])
            : random.pick([1, 1, 1.5, 2]) * defaultDelaySecs,
      systemId: random.uuid(),
    })),
    aiTemplates: reEngagementPrompts.map((prompt, index) => ({
      delaySecs: index === 0 ? 0 : defaultDelaySecs,
      prompts: [write(prompt)],
    })),
    responses: ResponseCategory.options.map((category) => ({
      category,
      fastResponseEnabled: isAnswered(category),
      steps: responsePrompts[category].map((prompt) => ({ prompts: [write(prompt)] })),
    })),
    followUps: ResponseCategory.options.map((category) => ({
      category,
      enabled: areFollowUpsOn && category !== 'not_interested' && category !== 'unqualified',
      steps: followUpPrompts.map((prompt, index) => ({
        delaySecs: defaultDelaySecs * (index + 1),
        prompts: [write(prompt)],
      })),
    })),
  }
}
