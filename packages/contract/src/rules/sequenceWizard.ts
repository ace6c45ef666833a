import { type SequenceType } from '../resources/sequence.ts'

export type SequenceWizardStep =
  | 'recipients'
  | 'client'
  | 'messages'
  | 'reEngagement'
  | 'responses'
  | 'followUps'
  | 'profiles'
  | 'settings'

/** The creation wizard's steps in order: Messages only when the type is cloud, Re-Engagement only when it is reEngagement (document 2, section 2). */
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

/** The saved values that each step makes. Skipping recipients or profiles saves an empty list. */
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

/** A step is complete when the values it depends on exist in the saved state. */
export function isStepComplete(step: SequenceWizardStep, state: WizardState): boolean {
  return stepValues[step].every((key) => state[key] !== undefined && state[key] !== null && state[key] !== '')
}

/** Later steps stay disabled until those before them are complete. */
export function isStepEnabled(step: SequenceWizardStep, type: SequenceType, state: WizardState): boolean {
  const steps = sequenceWizardSteps(type)
  const before = steps.indexOf(step)
  return before >= 0 && steps.slice(0, before).every((earlier) => isStepComplete(earlier, state))
}
