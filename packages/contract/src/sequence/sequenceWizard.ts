import { type SequenceType } from './schema.ts'

export type SequenceWizardStep =
  | 'recipients'
  | 'client'
  | 'messages'
  | 'reEngagement'
  | 'responses'
  | 'followUps'
  | 'profiles'
  | 'settings'

/** SEQ-7: the steps of the creation wizard, in order. */
export function sequenceWizardSteps(type: SequenceType): readonly SequenceWizardStep[] {
  return [
    'recipients',
    'client',
    type === 'cloud' ? 'messages' : 'reEngagement',
    'responses',
    'followUps',
    'profiles',
    'settings',
  ]
}

/** The saved values of each step. Skipping recipients or profiles saves an empty list. */
const stepValues = {
  recipients: ['recipientIds'],
  client: ['clientId'],
  messages: ['templates'],
  reEngagement: ['aiTemplates'],
  responses: ['responses'],
  followUps: ['followUps'],
  profiles: ['profileIds'],
  settings: ['name', 'startDate', 'scheduleTimezone'],
} as const satisfies Record<SequenceWizardStep, readonly string[]>

type WizardState = Readonly<Partial<Record<(typeof stepValues)[SequenceWizardStep][number], unknown>>>

/** SEQ-10: a step is complete when its values exist in the saved state. */
export function isStepComplete(step: SequenceWizardStep, state: WizardState): boolean {
  return stepValues[step].every((key) => state[key] !== undefined && state[key] !== null && state[key] !== '')
}
