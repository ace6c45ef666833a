import { type Guide } from './guide.ts'
import { type GuideId } from './guideTitles.ts'
import { accountGuides } from './guides/accountGuides.ts'
import { campaignGuides } from './guides/campaignGuides.ts'
import { conversationGuides } from './guides/conversationGuides.ts'
import { everywhereGuides } from './guides/everywhereGuides.ts'
import { peopleGuides } from './guides/peopleGuides.ts'
import { startGuides } from './guides/startGuides.ts'

/** The guides by topic, in the order in which they show. */
export const topics: readonly { readonly title: string; readonly guides: readonly Guide[] }[] = [
  { title: 'Getting started', guides: startGuides },
  { title: 'Outreach', guides: campaignGuides },
  { title: 'Conversations', guides: conversationGuides },
  { title: 'People and companies', guides: peopleGuides },
  { title: 'Accounts and plan', guides: accountGuides },
  { title: 'Everywhere', guides: everywhereGuides },
]

export const guides: readonly Guide[] = topics.flatMap((topic) => topic.guides)

export const guideOf = (id: GuideId): Guide | undefined => guides.find((guide) => guide.id === id)
