import { type Page } from '@playwright/test'

const tabs: Readonly<Record<string, readonly string[]>> = {
  recipients: ['general', 'sequences'],
  sequences: [
    'dashboard',
    'recipients',
    'clients',
    'profiles',
    'messages',
    'responseManager',
    'followUps',
    'reEngagements',
  ],
  profiles: ['general', 'sequences', 'schedule'],
  clients: ['dashboard', 'settings'],
  calls: ['details'],
  team: ['general', 'profiles'],
}

const pages = [
  '/',
  '/messages',
  '/recipients',
  '/sequences',
  '/sequences/create',
  '/profiles',
  '/profiles/create',
  '/clients',
  '/clients/create',
  '/calls',
  '/calls/create',
  '/calls/reminders',
  '/calls/reminders/manage/1',
  '/team',
  '/settings/manage/general',
  '/settings/manage/accountPlan',
  '/settings/manage/preferences',
  '/help',
]

/** Addresses of all screens of a signed-in user: pages, wizards and the tabs of drawers. */
export async function screensOf(page: Page): Promise<readonly string[]> {
  const idOf = async (name: string, path = name): Promise<number> => {
    const response = await page.request.get(`/api/v2/${path}`, { params: { limit: 25 } })
    const { _embedded: embedded }: { _embedded: Record<string, { id: number }[]> } = await response.json()
    const [first] = embedded[name] ?? []
    if (!first) throw new Error(`The workspace has no ${name}.`)
    return first.id
  }
  const drawers = await Promise.all(
    Object.entries(tabs).map(async ([name, ids]) => {
      const id = await (name === 'team' ? idOf('users') : idOf(name))
      return ids.map((tab) => `/${name}/manage/${id}/${tab}`)
    }),
  )
  return [...pages, `/messages/conversation/${await idOf('conversations')}`, ...drawers.flat()]
}
