import { pageTitles } from '../messages.ts'

/** Titles of the guides by the last part of their addresses. Apart from the guides, which load with the help page. */
export const guideTitles = {
  'first-steps': 'First steps',
  dashboard: pageTitles.dashboard,
  sequences: pageTitles.sequences,
  messages: 'Messages and variables',
  'ai-writing': 'AI replies and follow-ups',
  inbox: pageTitles.inbox,
  recipients: pageTitles.recipients,
  import: 'Importing recipients',
  clients: pageTitles.clients,
  calls: pageTitles.calls,
  profiles: pageTitles.profiles,
  limits: 'Limits and schedules',
  team: pageTitles.team,
  plans: 'Plans and AI credits',
  settings: pageTitles.settings,
  lists: 'Lists, filters and views',
  shortcuts: 'Keyboard shortcuts',
} as const

export type GuideId = keyof typeof guideTitles

export const isGuideId = (text: string): text is GuideId => Object.hasOwn(guideTitles, text)

export const guideIds: readonly GuideId[] = Object.keys(guideTitles).filter(isGuideId)

/** The address of a guide, or of one of its sections. */
export const guideHref = (id: GuideId, sectionId?: string): string =>
  `/help/${id}${sectionId === undefined ? '' : `#${sectionId}`}`
