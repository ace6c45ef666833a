import { type Guide } from './guide.ts'
import { type GuideId } from './guideTitles.ts'
import { accountGuides } from './guides/accountGuides.ts'
import { campaignGuides } from './guides/campaignGuides.ts'
import { conversationGuides } from './guides/conversationGuides.ts'
import { peopleGuides } from './guides/peopleGuides.ts'
import { tablePageSizes, defaultRangeDays } from '@tandem/contract'
import { listMessages } from '../../shared/list/messages.ts'
import { shortcutSections } from './guides/shortcutSections.ts'
import { dashboardMessages } from '../../features/dashboard/messages.ts'
import { firstStepMessages } from '../firstSteps/messages.ts'

const { tasks, cards, statistics } = dashboardMessages

/** The way in, and the page that opens first. */
const startGuides: readonly Guide[] = [
  {
    id: 'first-steps',
    summary: 'From signing up to the first launched sequence.',
    screens: [{ to: '/', label: 'Open the dashboard' }],
    sections: [
      {
        id: 'steps',
        title: 'Six steps to the first launch',
        blocks: [
          { facts: Object.values(firstStepMessages.steps).map(({ title, text }) => [title, text] as const) },
          'The dashboard shows these steps and checks them off by itself, until all are done or you hide them. Apart from the launch they can be done in any order.',
        ],
      },
      {
        id: 'parts',
        title: 'How the parts fit together',
        blocks: [
          {
            facts: [
              ['Profile', 'A connected LinkedIn account. It sends requests and messages.'],
              ['AI client', 'The company that a profile writes for.'],
              ['Recipient', 'A person you want to reach. Once you write to each other: a lead.'],
              ['Sequence', 'Who is written to, with which messages, by which profiles, in which hours.'],
              ['Conversation', 'All messages between one profile and one lead.'],
              ['Call', 'What a sequence leads to: a meeting with an interested lead.'],
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'dashboard',
    summary: 'What waits for you today, and what your sequences have achieved.',
    screens: [{ to: '/', label: 'Open the dashboard' }],
    sections: [
      {
        id: 'tasks',
        title: tasks.title,
        blocks: [
          'Each row says how many wait for you and opens them. Beside it you see how many of all are done.',
          {
            facts: [
              [tasks.interested.label, 'Leads who said yes and wait for your answer.'],
              [tasks.objections.label, 'Leads with doubts who wait for your answer.'],
              [tasks.followUps.label, 'Leads who went quiet.'],
              [tasks.calls.label, 'Calls whose time has passed: say how they went.'],
            ],
          },
        ],
      },
      {
        id: 'statistics',
        title: statistics.title,
        blocks: [
          `At first the figures are those of the last ${defaultRangeDays} days and today. Choose other days at the right.`,
          `Press **${statistics.requests}**, **${statistics.answers}** or **${statistics.calls}** to see it in the chart. The percentages say how many of the requests led to an answer or a call, and how that compares with the days before.`,
        ],
      },
      {
        id: 'automation',
        title: cards.title,
        blocks: [
          `Three cards show what the AI did and what people did: **${cards.objections.title}**, **${cards.followUps.title}** and **${cards.interested.title}**. **${cards.viewSequences}** lists the sequences and whether the AI does this in them.`,
        ],
      },
    ],
  },
]

const { views } = listMessages

/** Guides to parts that many screens share. */
const everywhereGuides: readonly Guide[] = [
  {
    id: 'lists',
    summary: 'Search, filter, arrange and export any list, and act on many rows at once.',
    screens: [],
    sections: [
      {
        id: 'filters',
        title: 'Search and filters',
        blocks: [
          '**Filter** opens all filters of a list. The button below them says how many rows will match before you apply them. Each filter that is set shows as a tag; remove a tag to remove its filter.',
          'Search, filters, order and page are in the address: reload the page, go back, or send somebody the link.',
        ],
      },
      {
        id: 'columns',
        title: 'Columns',
        blocks: [
          `**${listMessages.columns}** shows and hides columns and changes their order. Drag the edge of a column head to change its width; press the head to sort.`,
          `A page shows ${tablePageSizes.join(', ')} rows: choose below the list.`,
        ],
      },
      {
        id: 'views',
        title: 'Saved views',
        blocks: [
          `${views.none} **${views.saveAs}** is under **${views.menu}**. Saved views show as tabs above the list, and can be shared as a link.`,
        ],
      },
      {
        id: 'selection',
        title: 'Many rows at once',
        blocks: [
          'Tick rows, and a bar shows what can be done with them. It can also select all rows that match, loaded or not.',
          'Rows that an action does not apply to are left out and listed with the reason. Most actions offer Undo afterwards.',
        ],
      },
      {
        id: 'export',
        title: 'Export',
        blocks: [
          `**${listMessages.export.action}** saves all rows that match, in the columns that show, as a CSV file.`,
        ],
      },
    ],
  },
  {
    id: 'shortcuts',
    summary: 'Work without the mouse.',
    screens: [{ to: '/messages?hasIncoming=true', label: 'Open Inbox' }],
    sections: shortcutSections,
  },
]

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
