import { TargetSize } from '@tandem/contract'
import * as v from 'valibot'
import { type ClientRow } from '../domain/rows/people.ts'
import { type TandemWorkspace } from '../domain/rows/workspace.ts'
import { businesses, type Business } from './businesses.ts'
import { companyName } from './companies.ts'
import { sequenceSetup } from '../domain/dialogue/sequenceSetup.ts'
import { weekdaysOnly } from './schedules.ts'
import { addReminderTemplates } from '../domain/calls/reminderTemplates.ts'

export interface SeededClient {
  readonly client: ClientRow
  readonly business: Business
}

/** Adds the AI clients. If `count` is larger than the number of businesses, businesses repeat with other names. */
export function seedClients(
  workspace: TandemWorkspace,
  organizationId: number,
  count: number,
): readonly SeededClient[] {
  const random = workspace.random.fork('clients')
  const order = random.shuffle(businesses)
  return Array.from({ length: count }, (_, index) => {
    const business = order[index % order.length] ?? random.pick(businesses)
    const isOriginal = index < order.length
    const name = isOriginal
      ? business.name
      : `${companyName(random, '').split(' ', 1)[0]} ${business.name.split(' ').slice(1).join(' ')}`
    const domain = isOriginal ? business.domain : `${name.toLowerCase().replaceAll(/[^a-z]+/g, '')}.com`
    const setup = sequenceSetup(workspace.random.fork('client', index), business.pitch, `https://${domain}`)
    const contactEmail = `${business.contact.name.split(' ', 1)[0]?.toLowerCase()}@${domain}`
    const client = workspace.tables.clients.insert({
      organizationId,
      createdBy: null,
      name,
      pitch: business.pitch,
      info: business.info.replaceAll(business.name, name),
      status: count > 6 && index >= count - 2 ? 'archived' : 'active',
      url: `https://${domain}`,
      deckUrl: index % 3 === 0 ? `https://${domain}/deck.pdf` : '',
      portfolioUrl: index % 4 === 1 ? `https://${domain}/customers` : '',
      targetLocation: business.targetLocation,
      targetIndustries: [...business.industries],
      targetSizes: business.sizes.map((size) => v.parse(TargetSize, size)),
      contactPerson: { name: business.contact.name, title: business.contact.title, email: contactEmail },
      schedule: weekdaysOnly,
      startDate: null,
      scheduleTimezone: null,
      responses: setup.responses,
      followUps: setup.followUps,
      aiTemplates: setup.aiTemplates,
    })
    if (index % 2 === 0) {
      workspace.tables.clientFiles.insertWithId({
        id: index + 1,
        clientId: client.id,
        name: `${name} one-pager.pdf`,
        size: 182_400 + index * 7310,
      })
    }
    addReminderTemplates(workspace, client.id)
    return { client, business }
  })
}
