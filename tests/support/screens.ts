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
  clients: ['dashboard', 'settings', 'report'],
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
  '/settings/manage/appearance',
  '/settings/manage/shortcuts',
  '/help',
]

export async function idsOf(page: Page, name: string, limit: number): Promise<readonly number[]> {
  const response = await page.request.get(`/api/v2/${name}`, { params: { limit } })
  const { _embedded: embedded }: { _embedded: Record<string, { id: number }[]> } = await response.json()
  return (embedded[name] ?? []).map(({ id }) => id)
}

/** Returns the addresses of the pages and wizards, of one conversation, and of the tabs of each kind of drawer. */
export async function screensOf(page: Page): Promise<readonly string[]> {
  const idOf = async (name: string, place = 0): Promise<number> => {
    const id = (await idsOf(page, name, 25)).at(place)
    if (id === undefined) throw new Error(`The workspace has no ${name}.`)
    return id
  }
  const drawers = await Promise.all(
    Object.entries(tabs).map(async ([name, ids]) => {
      // Takes the last user, because the first user is the owner. The drawer of the owner has no tab 'profiles'.
      const id = await (name === 'team' ? idOf('users', -1) : idOf(name))
      return ids.map((tab) => `/${name}/manage/${id}/${tab}`)
    }),
  )
  return [...pages, `/messages/conversation/${await idOf('conversations')}`, ...drawers.flat()]
}
