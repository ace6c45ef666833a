import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { Call } from './call/schema.ts'
import { Client } from './client/schema.ts'
import { plans, targetSizes } from './constants.ts'
import { Conversation } from './conversation/schema.ts'
import { Dashboard } from './dashboard/schema.ts'
import { MessageKind, MessageStatus } from './message/schema.ts'
import { clientList, conversationList, profileList, recipientList, sequenceList } from './operations.ts'
import { countryCodes, Profile } from './profile/schema.ts'
import { ImportedRecipient, RecipientImport } from './recipientImport/schema.ts'
import { SequenceSummary } from './sequence/schema.ts'
import { AiStep, FollowUp, ResponseEntry, ResponseStep } from './step/schema.ts'
import { User } from './user/schema.ts'

const clientKeys = `id name url info deckUrl portfolioUrl targetLocation targetIndustries targetSizes contactPerson
  schedule startDate scheduleTimezone responses followUps aiTemplates`
const conversationKeys = `id profileId recipientId sequenceId category lastMessageId lastReadMessageId
  unreadMessagesCount automationEnabled url dateLastActivity`
const profileKeys = `id key name url title company industry location clientId ip vm country dateAdded status slotStatus
  automationEnabled fastResponseEnabled acceptConnectionRequests withdrawOldConnectionRequests hasSalesNavigator
  messagesLimit connectionRequestsLimit connectionRequestsCount connectionRequestsLimitationType delayFromSecs
  delayToSecs cloudTime timezone schedule automationSchedule scheduleTimezone subscription subscriptionTitle aiCredits
  priceMonthly customAttributes`

const keysOf = (text: string) => text.split(/\s+/)

describe('the schema of an entity', () => {
  test.each([
    ['CALL-3', Call, 'id conversationId status date startTime timezone reminders name'],
    ['CLIENT-16', Client, clientKeys],
    ['DASH-21', SequenceSummary, 'id name clientId responses followUps'],
    ['DASH-9', Dashboard, 'stats tasks sequence objectionsStats followUpsStats callsStats'],
    ['IMPORT-9', RecipientImport, 'importId offset'],
    ['IMPORT-9', ImportedRecipient, 'firstName lastName id'],
    ['INBOX-8', Conversation, conversationKeys],
    ['PROF-32', Profile, profileKeys],
    ['SEQ-42', ResponseEntry, 'category steps'],
    ['SEQ-42', ResponseStep, 'prompts'],
    ['SEQ-42', FollowUp, 'category enabled steps'],
    ['SEQ-42', AiStep, 'delaySecs prompts'],
    ['SHELL-52', User, 'name email organizationId paidProfilesCount profilesCount'],
  ] as const)('%s contains the fields of the rule', (_, schema, keys) => {
    expect(Object.keys(schema.entries)).toEqual(expect.arrayContaining(keysOf(keys)))
  })
})

describe('choices and plans', () => {
  test.each([
    ['INBOX-18', MessageKind.options, 'manual template ai_template ai ai_fast followup call_reminder'],
    ['INBOX-19', MessageStatus.options, 'draft scheduled sent'],
    ['CLIENT-14', targetSizes, 'Self-employed 11-50 51-200 201-500 501-1000 1001-5000 5001-10000 10000+'],
  ] as const)('%s the list of options is complete', (_, options, texts) => {
    expect(options.toSorted()).toEqual(keysOf(texts).toSorted())
  })

  test('SHELL-49 there are 29 countries', () => {
    expect(new Set(countryCodes).size).toBe(29)
    expect(countryCodes).toEqual(expect.arrayContaining(['AL', 'AU', 'AT', 'BR', 'US', 'GB']))
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
    expect(countryCodes.filter((code) => !names.of(code))).toEqual([])
  })

  test('BILL-11 each feature belongs to the plans of the rule', () => {
    const having = (key: `has${'RoleBasedPermissions' | 'MultiClientDashboard' | 'ApiAccess' | 'EarlyAccess'}`) =>
      plans.filter((plan) => plan[key]).map(({ profiles }) => profiles)
    expect(having('hasRoleBasedPermissions')).toEqual([10, 30, 50])
    expect(having('hasMultiClientDashboard')).toEqual([10, 30, 50])
    expect(having('hasApiAccess')).toEqual([10, 30, 50])
    expect(having('hasEarlyAccess')).toEqual([50])
  })

  test('BILL-10, BILL-12 each plan has a price, a payment path and an option code, and one plan is highlighted', () => {
    for (const plan of plans) {
      expect(plan.price).toBeGreaterThan(0)
      expect(plan.paymentPath).toBe(`/payment-${plan.profiles}${plan.profiles === 1 ? 'profile' : 'profiles'}-monthly`)
      expect(plan.option).toContain(`-${plan.profiles}-`)
    }
    expect(plans.filter(({ isHighlighted }) => isHighlighted)).toHaveLength(1)
  })
})

describe('the operation of a list', () => {
  test.each([
    ['CLIENT-3', clientList, { limit: '100', after: '3' }],
    ['PROF-5', profileList, { clientId: '2', limit: '1' }],
    ['RECIP-5', recipientList, { withFieldData: 'true', view: 'admin_list', limit: '25', search: 'x', select_a: 'b' }],
    ['SEQ-6', sequenceList, { view: 'admin_list', limit: '25', before: '3' }],
    ['INBOX-6', conversationList, { limit: '20', around: '3', hasIncoming: 'true' }],
  ] as const)('%s accepts the query of the rule', (_, { query }, asked) => {
    expect(v.safeParse(query, asked).issues).toBeUndefined()
  })

  test.each([
    ['CLIENT-3', clientList, 'clients'],
    ['SEQ-6', sequenceList, 'sequences clients'],
    ['INBOX-6', conversationList, 'conversations profiles recipients categories messages sequences clients'],
    ['RECIP-5', recipientList, 'recipients'],
  ] as const)('%s responds with the entities of the list and with counts', (_, { response }, keys) => {
    const { _embedded: embedded, ...counts } = response.entries
    expect(Object.keys(embedded.entries)).toEqual(expect.arrayContaining(keysOf(keys)))
    expect(Object.keys(counts)).toEqual(expect.arrayContaining(['count', 'totalCount', 'totalFilteredCount']))
  })
})
