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
import { followUpPrompts, reEngagementPrompts, responsePrompts, templateSets } from './templates.ts'

/** The messages, answers and follow-ups of a sequence, or of the example of a client. */
export interface SequenceSetup {
  readonly templates: MessageTemplate[]
  readonly aiTemplates: AiStep[]
  readonly responses: ResponseEntry[]
  readonly followUps: FollowUp[]
}

/**
 * Makes the texts of a sequence from the pitch of a client. `isAnswered` returns true for categories that the AI
 * answers automatically.
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
