import { defaultRangeDays } from '@tandem/contract'
import { dashboardMessages } from '../../../features/dashboard/messages.ts'
import { firstStepMessages } from '../../firstSteps/messages.ts'
import { type Guide } from '../guide.ts'

const { tasks, cards, statistics } = dashboardMessages

/** The way in, and the page that opens first. */
export const startGuides: readonly Guide[] = [
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
