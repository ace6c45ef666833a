import { keyCaps, shortcutIds, shortcuts, shortcutScopes } from '../../shared/shortcuts/shortcuts.ts'
import { type GuideId } from './guideTitles.ts'

interface GuideSection {
  readonly id: string
  readonly title: string
  /** Markdown. `**Save**` is a name on the screen, and `Ctrl` between backticks is a key. */
  readonly text: string
}

interface ScreenLink {
  readonly to: string
  readonly label: string
  /** True if only owners and managers can open this screen (TEAM-3). */
  readonly isTeam?: true
}

export interface Guide {
  readonly id: GuideId
  /** A summary of one sentence. */
  readonly summary: string
  readonly screens: readonly ScreenLink[]
  readonly sections: readonly GuideSection[]
}

const files = import.meta.glob<string>('./guides/*.md', { query: '?raw', import: 'default', eager: true })

/** The sections of the guide to shortcuts, as Markdown. One section for each scope. */
const shortcutsOfScreens = shortcutScopes
  .map(({ scope, name }) => {
    const rows = shortcutIds
      .map((id) => shortcuts[id])
      .filter((shortcut) => shortcut.scope === scope)
      .map(
        ({ keys, name: action }) =>
          `| ${keyCaps(keys)
            .map((cap) => `\`${cap}\``)
            .join(' ')} | ${action} |\n`,
      )
    return `## ${name} {#${scope}}\n\n| | |\n| --- | --- |\n${rows.join('')}\n`
  })
  .join('')

/** A section begins with `## Title {#id}`. */
function sectionsOf(id: GuideId): readonly GuideSection[] {
  const markdown = `${id === 'shortcuts' ? shortcutsOfScreens : ''}${files[`./guides/${id}.md`] ?? ''}`
  return [...markdown.matchAll(/^## (.+) \{#(.+)\}\n((?:(?!## ).*\n)*)/gm)].map(
    ([, title = '', sectionId = '', text = '']) => ({ id: sectionId, title, text }),
  )
}

const guide = (id: GuideId, summary: string, screens: readonly ScreenLink[]): Guide => ({
  id,
  summary,
  screens,
  sections: sectionsOf(id),
})

const dashboard = { to: '/', label: 'Open the dashboard' }
const inbox = { to: '/messages?hasIncoming=true', label: 'Open Inbox' }
const profiles = { to: '/profiles', label: 'Open Profiles' }
const recipients = { to: '/recipients', label: 'Open Recipients' }
const sequences = { to: '/sequences', label: 'Open Sequences' }

/** The topics and their guides, in the order on the help page. */
export const topics: readonly { readonly title: string; readonly guides: readonly Guide[] }[] = [
  {
    title: 'Getting started',
    guides: [
      guide('first-steps', 'From signing up to the first launched sequence.', [dashboard]),
      guide('dashboard', 'What waits for you today, and what your sequences have achieved.', [dashboard]),
    ],
  },
  {
    title: 'Outreach',
    guides: [
      guide('sequences', 'Create, launch, pause and watch your campaigns.', [
        sequences,
        { to: '/sequences/create', label: 'Create sequence' },
      ]),
      guide('messages', 'Write the messages of a sequence, with the name and other data of each lead.', [sequences]),
      guide('ai-writing', 'How the AI replies to leads, follows up and books calls.', [sequences]),
    ],
  },
  {
    title: 'Conversations',
    guides: [
      guide('inbox', 'Read and reply to all leads of all profiles in one place.', [inbox]),
      guide('calls', 'Keep an eye on booked calls, set their outcome, and remind leads.', [
        { to: '/calls', label: 'Open Calls Management' },
        { to: '/calls/reminders', label: 'Call reminders' },
      ]),
    ],
  },
  {
    title: 'People and companies',
    guides: [
      guide('recipients', 'Everyone you can contact: their data, their place in a sequence, their conversations.', [
        recipients,
      ]),
      guide('import', 'Bring a file, a table or a list of profile links.', [recipients]),
      guide('clients', 'The companies your profiles write for, and what the AI knows about them.', [
        { to: '/clients', label: 'Open AI Client' },
        { to: '/clients/create', label: 'Add Client' },
      ]),
    ],
  },
  {
    title: 'Accounts and plan',
    guides: [
      guide('profiles', 'Connect the LinkedIn accounts that send, and keep them connected.', [profiles]),
      guide('limits', 'How much a profile should send a day, and in which hours.', [profiles]),
      guide('team', 'Who sees what, and which profiles a member works with.', [
        { to: '/team', label: 'Open Team', isTeam: true },
      ]),
      guide('plans', 'What the plans include, what AI credits pay for, and how payments work.', [
        { to: '/settings/manage/accountPlan', label: 'Open Account plan' },
      ]),
      guide('settings', 'Your name, your email and how Tandem looks.', [
        { to: '/settings/manage/general', label: 'Open Settings' },
      ]),
    ],
  },
  {
    title: 'Everywhere',
    guides: [
      guide('lists', 'Search, filter, arrange and export any list, and act on many rows at once.', []),
      guide('shortcuts', 'Work without the mouse.', [inbox]),
    ],
  },
]

export const guides: readonly Guide[] = topics.flatMap((topic) => topic.guides)
