import { type Operation } from '@tandem/contract'

export function fileOf(content: string, fields: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', new File([content], 'leads.csv'))
  return form
}

export const uuid = '3f2f8b3e-5a52-4d7e-9d59-0d6f0a1b2c3d'
export const sequenceForm = {
  name: 'Autumn',
  type: 'cloud',
  clientId: 1,
  startDate: '2026-11-23',
  scheduleTimezone: 'Europe/Vienna',
}
export const scheduled = { status: 'scheduled', date: '2026-11-25T10:30:00Z', timezone: 'Europe/Vienna' }
export const preview = {
  sequenceExampleResponses: { category: 'interested', clientId: 1, round: 0, rounds: [{ prompts: ['Offer a call'] }] },
  sequenceExampleAiTemplates: { clientId: 1, step: 0, steps: [{ delaySecs: 0, prompts: ['Say hello'] }] },
  sequenceExampleFollowUps: {
    category: 'interested',
    clientId: 1,
    step: 0,
    steps: [{ delaySecs: 60, prompts: ['Ask again'] }],
  },
} as const

export const bodies: Readonly<Record<string, unknown>> = {
  callCreate: { conversationId: 987_654, ...scheduled },
  callReminderTemplatePut: { clientId: 987_654, enabled: true, delay: 'day', text: 'Hi' },
  clientFileUpload: fileOf('x'),
  conversationPatch: { automationEnabled: true },
  customAttributePatch: { name: 'Other' },
  messageCreate: { status: 'draft', text: 'x' },
  messagePatch: { category: 'neutral' },
  profileWizardFill: { oneTimeLinkEmail: 'ada@example.com' },
  recipientImportApply: { columns: [{ attributeId: 'firstName' }] },
  recipientImportRowPatch: { cells: ['Ada'] },
  recipientImportUpload: fileOf('First\nAda\n', { sequenceId: '987654' }),
  sequenceCopy: { status: 'paused' },
  sequenceQueue: { recipientIds: [] },
  ...Object.fromEntries(
    Object.entries(preview).map(([id, body]) => [id, Object.assign({ ...body }, { clientId: 987_654 })]),
  ),
}

export const unknownQueries: Readonly<Record<string, string>> = {
  recipientImportApply: '?importId=987654',
  sequenceExampleGet: '?clientId=987654',
  variableList: '?recipientId=987654&resolve=true',
}

/** Valid ids that do not exist. */
export const unknownParams = ({ path }: Operation): Readonly<Record<string, string | number>> =>
  Object.fromEntries(
    Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => [name, name === 'uuid' ? uuid : 987_654]),
  )
