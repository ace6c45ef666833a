import { type OperationId } from '@tandem/contract'

/** The benchmark replaces a placeholder such as `{clients}` with an id, and changes the id from call to call. */
export const reads = [
  ['sequenceList', '/sequences?view=admin_list&limit=25'],
  ['conversationList', '/conversations?limit=20&hasIncoming=true'],
  ['conversationList', '/conversations?limit=100'],
  ['recipientList', '/recipients?withFieldData=true&view=admin_list&limit=100'],
  ['recipientList', '/recipients?withFieldData=true&view=admin_list&limit=25&search=an'],
  ['recipientList', '/recipients?withFieldData=true&view=admin_list&limit=25&sort=-company'],
  ['recipientList', '/recipients?withFieldData=true&view=admin_list&limit=25&after={recipients}'],
  ['callList', '/calls?withFieldData=true&view=admin_list&limit=25'],
  ['callReminderTemplateList', '/calls/reminder-templates?withFieldData=true&limit=25'],
  ['clientList', '/clients?limit=100'],
  ['profileList', '/profiles?limit=100&view=admin_list&statsPeriodStart=2026-11-20&statsPeriodEnd=2026-11-22'],
  ['profileList', '/profiles?limit=100&connected=false'],
  ['userList', '/users?view=admin_list&limit=25'],
  ['sequenceFilters', '/sequences/filters'],
  ['conversationFilters', '/conversations/filters'],
  ['recipientFilters', '/recipients/filters'],
  ['callFilters', '/calls/filters'],
  ['clientFilters', '/clients/filters'],
  ['profileFilters', '/profiles/filters'],
  ['userFilters', '/users/filters'],
  ['messageList', '/conversations/{conversations}/messages?limit=20'],
  ['futureMessageList', '/conversations/{conversations}/messages/future'],
  ['userMe', '/users/me'],
  ['userMeImage', '/users/me/image'],
  ['userGet', '/users/{users}'],
  ['organizationGet', '/organizations/1'],
  ['conversationGet', '/conversations/{conversations}'],
  ['recipientGet', '/recipients/{recipients}'],
  ['callGet', '/calls/{calls}'],
  ['clientGet', '/clients/{clients}'],
  ['profileGet', '/profiles/{profiles}'],
  ['profileConnectUrl', '/profiles/{profiles}/connect-url'],
  ['profileWizardGet', '/profiles/creation-wizard/profile'],
  ['sequenceGet', '/sequences/{sequences}'],
  ['sequenceExampleGet', '/sequences/example/?clientId={clients}'],
  ['categoryList', '/directories/categories?for=chat-message'],
  ['callStatusList', '/directories/call-statuses'],
  ['industryList', '/directories/industries'],
  ['variableList', '/directories/variables?for=message&recipientId={recipients}&resolve=true'],
  ['customAttributeList', '/recipients/custom-attributes'],
  ['sequenceCalendlyAuth', '/sequences/by-calendly-id/3f2f8b3e-5a52-4d7e-9d59-0d6f0a1b2c3d/calendly/auth'],
  ['sequenceCalendlyEventNames', '/sequences/by-calendly-id/3f2f8b3e-5a52-4d7e-9d59-0d6f0a1b2c3d/calendly/event-names'],
  ['dashboardGet', '/dashboard?dateStart=2026-11-13&dateEnd=2026-11-20'],
  ['dashboardGet', '/dashboard?dateStart=2026-08-01&dateEnd=2026-11-20'],
  [
    'sequenceStats',
    '/sequences/{sequences}/stats?statsPeriodStart=2026-08-01&statsPeriodEnd=2026-11-20&statsAggregated=0',
  ],
  ['clientStats', '/clients/{clients}/stats?statsPeriodStart=2026-08-01&statsPeriodEnd=2026-11-20&statsAggregated=1'],
] as const satisfies readonly (readonly [OperationId, string])[]

/** Returns the JSON of the response, or an empty object. */
export type Send = (
  id: OperationId,
  method: string,
  path: string,
  body?: unknown,
) => Promise<Readonly<Record<string, unknown>>>

/** The ids of the records that one round changes. The next round changes other records. */
export interface Round {
  readonly n: number
  readonly conversation: number
  readonly recipient: number
  readonly sequence: number
  readonly client: number
  readonly profile: number
  readonly call: number
}

function fileOf(name: string, text: string): FormData {
  const form = new FormData()
  form.set('file', new File([text], name))
  return form
}

const leads = (n: number): string =>
  ['First,Last,Company', ...Array.from({ length: 20 }, (_, index) => `Ada,Obi ${n}-${index},Obi & Sons`)].join('\n')

const schedule = { date: '2026-11-25T10:30:00Z', timezone: 'Europe/Vienna' }

/** Calls the operations that change data. Some calls delete the records that earlier calls have created. */
export async function writeAll(
  send: Send,
  { n, conversation, recipient, sequence, client, profile, call }: Round,
): Promise<void> {
  const thread = `/conversations/${conversation}`
  await send('messageCreate', 'POST', `${thread}/messages`, { status: 'draft', text: 'Hello' })
  await send('messageCreate', 'POST', `${thread}/messages`, { status: 'sent', text: `Hello ${n}` })
  const read = rowsOf(await send('messageList', 'GET', `${thread}/messages?limit=20`), 'messages')
  await send('messageLastReadPut', 'PUT', `${thread}/messages/last-read/${read.at(-1)}`)
  const later = { status: 'scheduled', text: 'Later', dateScheduled: '2026-11-24T10:00:00Z' }
  const waiting = await send('messageCreate', 'POST', `${thread}/messages`, later)
  await send('futureMessagePatch', 'PATCH', `${thread}/messages/future/${String(waiting['id'])}`, { text: 'Sooner' })
  await send('futureMessageDelete', 'DELETE', `${thread}/messages/future/${String(waiting['id'])}`)
  await send('conversationPatch', 'PATCH', thread, { automationEnabled: n % 2 === 0 })
  await send('conversationAiReply', 'POST', `${thread}/ai-replies`, {})
  await send('messageImprove', 'POST', '/conversations/messages/ai-improved', { message: 'helo there' })
  await send('conversationUnfollow', 'DELETE', `/conversations/followed/${conversation}`)

  await send('recipientPatch', 'PATCH', `/recipients/${recipient}`, {
    title: `Chief ${n}`,
    customAttributes: { 1: `Note ${n}` },
  })
  const attribute = await send('customAttributeCreate', 'POST', '/recipients/custom-attributes', {
    name: `Shoe size ${n}`,
  })
  await send('customAttributePatch', 'PATCH', `/recipients/custom-attributes/${String(attribute['id'])}`, {
    name: `Shoe ${n}`,
  })
  await send('customAttributeDelete', 'DELETE', `/recipients/custom-attributes/${String(attribute['id'])}`)
  const upload = await send('recipientImportUpload', 'POST', '/recipients/imports', fileOf('leads.csv', leads(n)))
  const columns = ['firstName', 'lastName', 'company'].map((attributeId) => ({ attributeId }))
  await send('recipientImportApply', 'POST', `/recipients?importId=${String(upload['importId'])}&offset=1`, { columns })
  await send('recipientImportDelete', 'DELETE', `/recipients/imports/${String(upload['importId'])}`)

  await send('callPatch', 'PATCH', `/calls/${call}`, { status: 'scheduled', ...schedule })
  const reminder = { clientId: client, enabled: n % 2 === 0, delay: 'day', text: `Until tomorrow ${n}` }
  await send('callReminderTemplatePut', 'PUT', '/calls/reminder-templates', reminder)
  await send('clientPatch', 'PATCH', `/clients/${client}`, { info: `We mend ${n}.` })
  const made = await send('clientCreate', 'POST', '/clients', { name: `Obi ${n}`, info: 'We mend.', contactPerson: {} })
  const file = await send(
    'clientFileUpload',
    'POST',
    `/clients/${String(made['id'])}/files`,
    fileOf('deck.txt', 'hello'),
  )
  await send('clientFileDelete', 'DELETE', `/clients/${String(made['id'])}/files/${String(file['id'])}`)
  await send('clientArchive', 'PUT', `/clients/archived/${String(made['id'])}`)
  await send('clientUnarchive', 'DELETE', `/clients/archived/${String(made['id'])}`)

  const form = {
    name: `Autumn ${n}`,
    type: 'cloud',
    clientId: client,
    startDate: '2026-11-23',
    scheduleTimezone: 'Europe/Vienna',
  }
  const created = await send('sequenceCreate', 'POST', '/sequences', form)
  await send('sequencePatch', 'PATCH', `/sequences/${sequence}`, { status: 'paused' })
  await send('sequencePatch', 'PATCH', `/sequences/${sequence}`, { status: 'active' })
  await send('sequenceCopy', 'POST', `/sequences/${sequence}/copy`, { status: 'paused' })
  const prompts = [{ prompts: ['Offer a call'] }]
  await send('sequenceExampleResponses', 'POST', '/sequences/example/responses', {
    category: 'interested',
    clientId: client,
    round: 0,
    rounds: prompts,
  })
  await send('profilePatch', 'PATCH', `/profiles/${profile}`, { messagesLimit: 20 + (n % 10) })
  await send('userProfilePut', 'PUT', `/users/2/profiles/${profile}`)
  await send('userProfileDelete', 'DELETE', `/users/2/profiles/${profile}`)
  await send('userPatch', 'PATCH', '/users/2', { name: `Bo ${n}` })
  const lead = await send('recipientList', 'GET', '/recipients?limit=1&sort=-dateAdded&search=obi')
  const [newest] = rowsOf(lead, 'recipients')
  await send('sequenceRecipientPut', 'PUT', `/sequences/${String(created['id'])}/recipients/${newest}`)
  await send('sequenceRecipientDelete', 'DELETE', `/sequences/${String(created['id'])}/recipients/${newest}`)
}

export function rowsOf(response: Readonly<Record<string, unknown>>, name: string): readonly number[] {
  const { _embedded: embedded }: { _embedded?: Record<string, readonly { readonly id: number }[]> } = response
  return embedded?.[name]?.map(({ id }) => id) ?? []
}
