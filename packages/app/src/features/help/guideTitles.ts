/**
 * The title of each guide, by the last part of its address. The titles are not in `guides.ts`, because `guides.ts`
 * loads only with the help page.
 */
export const guideTitles = {
  'first-steps': 'First steps',
  dashboard: 'Dashboard',
  sequences: 'Sequences',
  messages: 'Messages and variables',
  'ai-writing': 'AI replies and follow-ups',
  inbox: 'Inbox',
  recipients: 'Recipients',
  import: 'Importing recipients',
  clients: 'AI Client',
  calls: 'Calls Management',
  profiles: 'Profiles',
  limits: 'Limits and schedules',
  team: 'Team',
  plans: 'Plans and AI credits',
  settings: 'Settings',
  lists: 'Lists, filters and views',
  shortcuts: 'Keyboard shortcuts',
} as const

export type GuideId = keyof typeof guideTitles

const isGuideId = (text: string): text is GuideId => Object.hasOwn(guideTitles, text)

export const guideIds: readonly GuideId[] = Object.keys(guideTitles).filter(isGuideId)

export const guideHref = (id: GuideId, sectionId?: string): string =>
  `/help/${id}${sectionId === undefined ? '' : `#${sectionId}`}`
