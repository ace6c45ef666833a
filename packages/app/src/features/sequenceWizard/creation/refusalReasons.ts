import { type SequenceWizardStep } from '@tandem/contract'
import { errorText, refusedFields } from '../../../shared/api/errorText.ts'
import { sequenceWizardMessages } from '../messages.ts'

/** The step of each field of the body. */
const stepOfField: ReadonlyMap<string, SequenceWizardStep> = new Map([
  ['recipientIds', 'recipients'],
  ['clientId', 'client'],
  ['templates', 'messages'],
  ['aiTemplates', 'reEngagement'],
  ['responses', 'responses'],
  ['followUps', 'followUps'],
  ['profileIds', 'profiles'],
  ['name', 'settings'],
  ['startDate', 'settings'],
  ['scheduleTimezone', 'settings'],
  ['schedule', 'settings'],
])

/** The reasons of a refusal, each once, with the steps that they are about. */
export function refusalReasons(error: unknown): readonly string[] {
  const fields = refusedFields(error)
  const reasons = fields.map(({ field, message }) => {
    const [name = ''] = field?.split(/[.[]/) ?? []
    const step = stepOfField.get(name)
    return step ? `${sequenceWizardMessages.steps[step].label}: ${message}` : message
  })
  const general = errorText(error)
  // The sentence about all can be that about the first field.
  const isRepeated = fields.some(({ message }) => message === general)
  return [...new Set(isRepeated ? reasons : [general, ...reasons])]
}
