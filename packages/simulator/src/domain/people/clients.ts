import {
  clientFileProblem,
  type Client,
  type ClientCreation,
  type ClientFile,
  type ClientPatch,
} from '@tandem/contract'
import { refuse } from '../../core/handlers.ts'
import { pitchFromInfo } from '../dialogue/pitch.ts'
import { definedFields } from '../rows/definedFields.ts'
import { type ClientRow } from '../rows/people.ts'
import { addReminderTemplates } from '../calls/reminderTemplates.ts'
import { type TandemWorld } from '../rows/world.ts'

/** What a client has that nobody filled in. */
const blank: Omit<Client, 'id' | 'name' | 'info' | 'status' | 'files'> = {
  url: '',
  deckUrl: '',
  portfolioUrl: '',
  targetLocation: '',
  targetIndustries: [],
  targetSizes: [],
  contactPerson: {},
  schedule: null,
  startDate: null,
  scheduleTimezone: null,
  responses: [],
  followUps: [],
  aiTemplates: [],
}

/** A new client, with the reminders of its calls. What it sells is read from its company info. */
export function createClient(world: TandemWorld, organizationId: number, form: ClientCreation): ClientRow {
  const filled = { ...blank, ...definedFields(form) }
  const client = world.tables.clients.insert({
    ...filled,
    organizationId,
    status: 'active',
    pitch: pitchFromInfo(filled),
  })
  addReminderTemplates(world, client.id)
  return client
}

/** Changes parts of a client; of its contact person, too, only what is named. */
export function patchClient({ tables }: TandemWorld, client: ClientRow, patch: ClientPatch): ClientRow {
  const { contactPerson, ...plain } = patch
  const isToldAnew = patch.info !== undefined && patch.info !== client.info
  const changed = tables.clients.patch(client.id, {
    ...plain,
    ...(contactPerson ? { contactPerson: { ...client.contactPerson, ...contactPerson } } : {}),
  })
  return isToldAnew ? tables.clients.patch(client.id, { pitch: pitchFromInfo(changed) }) : changed
}

/** Adds a file that tells the AI more about the client. Only its name and size are kept. */
export function addClientFile({ tables }: TandemWorld, clientId: number, { name, size }: File): ClientFile {
  const problem = clientFileProblem({ name, size })
  if (problem !== undefined) throw refuse(400, problem)
  const { id } = tables.clientFiles.insert({ clientId, name, size })
  return { id, name, size }
}

export function removeClientFile({ tables }: TandemWorld, clientId: number, fileId: number): void {
  if (tables.clientFiles.get(fileId)?.clientId !== clientId) throw refuse(404, `There is no file ${fileId}.`)
  tables.clientFiles.delete(fileId)
}
