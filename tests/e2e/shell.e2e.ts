import { expect, expectAccessible, requestsOf, setHidden, test, toastOf, startIn } from '../support/app.ts'

const navigationLinks = [
  ['Sequences', '/sequences'],
  ['Inbox', '/messages?hasIncoming=true'],
  ['Recipients', '/recipients'],
  ['AI Client', '/clients'],
  ['Calls Management', '/calls'],
  ['Profiles', '/profiles'],
  ['Team', '/team'],
  ['Help', '/help'],
] as const

/** Requests of the shell on every page. */
const perScreen = [
  'GET /conversations',
  'GET /organizations/1',
  'GET /profiles',
  'GET /users/me',
  'GET /users/me/image',
]

test.describe('the navigation', () => {
  test('SHELL-1, SHELL-14 has its links in order, and can be skipped', async ({ signedInPage: page }) => {
    await page.goto('/')
    await expect(page).toHaveTitle('Dashboard · Tandem')
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    await expect(links).toHaveText(navigationLinks.map(([label]) => label))
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(addresses).toEqual(navigationLinks.map(([, address]) => address))

    await page.getByRole('link', { name: 'Calls Management' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Calls Management', level: 1 })).toBeFocused()
    await expect(page).toHaveTitle('Calls Management · Tandem')
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeFocused()
    await links.filter({ hasText: 'Inbox' }).click()
    await expect(page).toHaveURL(/\/messages\/conversation\/\d+\?hasIncoming=true$/)
    await expect(links.filter({ hasText: 'Inbox' })).toHaveAttribute('aria-current', 'page')

    // A narrow window without touch also shows the app.
    await page.setViewportSize({ width: 760, height: 800 })
    await page.goto('/calls')
    await expect(page.getByRole('heading', { name: 'Calls Management', level: 1 })).toBeVisible()
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Call reminders' })).toBeFocused()
    await expect(page).toHaveURL('/calls')

    await expect(page.getByRole('button', { name: /unread/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Profiles/ })).toHaveText('Profiles')
  })
})

test.describe('disconnected profiles', () => {
  test("SHELL-15, SHELL-26 lead to a red '!' on Profiles and to a banner", async ({
    signedInPage: page,
    workspace,
  }) => {
    await startIn(page, workspace, 'disconnected')
    await page.goto('/calls')
    const banner = page.getByText('Go to the Profiles tab and reconnect the profiles marked in orange.')
    await expect(banner).toBeVisible()
    const profiles = page.getByRole('link', { name: /^Profiles/ })
    await expect(profiles).toContainText('!')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(banner).toBeHidden()
    await page.reload()
    await expect(profiles).toContainText('!')
    await expect(banner).toBeHidden()
  })
})

test.describe('the bell', () => {
  test('SHELL-17, SHELL-24 lists the unread conversations, and a card opens its conversation', async ({
    signedInPage: page,
    workspace,
  }) => {
    await workspace.fault({ operationId: 'conversationList', status: 403, body: { message: 'Not today.' }, times: 1 })
    await page.goto('/recipients?search=ann')
    await page.getByRole('button', { name: 'Notifications', exact: true }).click()
    const dropdown = page.getByRole('dialog', { name: 'Notifications' })
    await expect(dropdown.getByRole('alert')).toHaveText(/Not today\./)
    await expectAccessible(page)
    await dropdown.getByRole('button', { name: 'Try again' }).click()
    await expect(dropdown.getByRole('link').first()).toBeVisible()
    await expect(dropdown).toBeFocused()

    const bell = page.getByRole('button', { name: /^Notifications, \d+\+? unread$/, includeHidden: true })
    const count = Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0])
    const cards = dropdown.getByRole('listitem').getByRole('link')
    await expect(cards).toHaveCount(count)
    await expectAccessible(page)
    await cards.first().click()
    await expect(page).toHaveURL(/\/messages\/conversation\/\d+\?search=ann$/)
  })
})

test('SHELL-16, SHELL-20 the account menu shows the user and the AI credits, and changes the colour scheme', async ({
  signedInPage: page,
}) => {
  await page.goto('/calls')
  await page.getByRole('button', { name: /Account menu/ }).click()
  await expect(page.getByText('demo@example.com')).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'AI Credits' })).toBeVisible()
  await expect(page.getByText(/^[\d,]+ \/ [\d,]+$/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await expect(page).toHaveURL('/settings/manage/general')

  const schemeOf = () =>
    page.evaluate(() => getComputedStyle(document.querySelector('main') ?? document.body).colorScheme)
  const choose = async (name: string) => {
    await page.getByRole('button', { name: /Account menu/ }).click()
    await page.getByRole('menuitemradio', { name }).click()
    await page.keyboard.press('Escape')
  }
  await expect.poll(schemeOf).toBe('light')
  await choose('Dark')
  await expect.poll(schemeOf).toBe('dark')
  await page.reload()
  await expect(page.getByRole('button', { name: /Account menu/ })).toBeVisible()
  expect(await schemeOf()).toBe('dark')
  await choose('System')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(schemeOf).toBe('light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(schemeOf).toBe('dark')
})

test.describe('the shell', () => {
  test('SHELL-11 a missing page has a link to the home page', async ({ signedInPage: page }) => {
    const requests = requestsOf(page)
    await page.goto('/no/such/page')
    await expect(page.getByText('Requested page was not found')).toBeVisible()
    await expect(page.getByText('Sorry, the page you visited does not exist.')).toBeVisible()
    await expect(page).toHaveTitle('Page not found · Tandem')
    await expect(page.getByRole('button', { name: /unread/ })).toBeVisible()
    await expect.poll(() => requests.toSorted()).toEqual(perScreen)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page)
    }
    await page.getByRole('link', { name: 'Return to home page' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('region', { name: 'Requests Sent per day' })).toBeVisible()
    expect(requests.filter((request) => perScreen.includes(request)).toSorted()).toEqual(perScreen)
  })

  test('SHELL-91 a page that cannot load shows an error inside the app', async ({ signedInPage: page, troubles }) => {
    await page.route(/CallsPage.*\.js/, (route) => route.abort())
    await page.goto('/')
    await page.getByRole('link', { name: 'Calls Management' }).click()
    await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
    await expectAccessible(page)
    await page.context().setOffline(true)
    await expect(page.getByRole('alert')).toContainText('You are offline.')
    await page.unrouteAll()
    await page.context().setOffline(false)
    await expect(page.getByRole('heading', { name: 'Calls Management' })).toBeVisible()
    expect(troubles.splice(0).join('\n')).toContain('Failed to fetch')
  })

  test('SHELL-94 a command palette that cannot load shows an error', async ({ signedInPage: page, troubles }) => {
    await page.route(/CommandPalette.*\.js/, (route) => route.abort())
    await page.goto('/settings/manage/general')
    const name = page.getByLabel('Full Name')
    await name.fill('Typed before')
    await page.keyboard.press('Control+k')
    await expect(toastOf(page, 'A part of this page could not be loaded')).toBeVisible()
    await expect(name).toHaveValue('Typed before')
    await page.unrouteAll()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog', { name: 'Search and commands' })).toBeVisible()
    await page.getByRole('dialog').press('Escape')
    await expect(name).toHaveValue('Typed before')
    troubles.splice(0)
  })

  test('SHELL-39 the first toast shows even without a network', async ({ signedInPage: page, troubles }) => {
    const toastsLoaded = page.waitForResponse(/\/Toasts-.*\.js/)
    await page.goto('/clients')
    await toastsLoaded
    const row = page.getByRole('row').filter({ hasText: 'Vela Receivables' })
    await row.hover()
    await page.context().setOffline(true)
    await row.getByRole('button', { name: 'Archive' }).click()
    await expect(toastOf(page, 'Vela Receivables could not be archived.')).toBeVisible()
    await page.context().setOffline(false)
    await toastOf(page, 'Vela Receivables could not be archived.').getByRole('button', { name: 'Try again' }).click()
    await expect(row).toContainText('Archived')
    troubles.splice(0)
  })

  test.describe('on a small touch device', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

    test('SHELL-28 all pages ask the user to use the desktop site', async ({ signedInPage: page }) => {
      await page.goto('/')
      await expect(page.getByText('Please use the desktop site. A mobile version is in development.')).toBeVisible()
      await expect(page.getByRole('navigation')).toBeHidden()
    })
  })
})

test('SHELL-19, SHELL-27 the data of the shell is polled, but not in a hidden window', async ({
  signedInPage: page,
}) => {
  await page.clock.install()
  const requests = requestsOf(page)
  let responses = 0
  page.on('requestfinished', (request) => {
    if (request.url().includes('/api/v2/')) responses += 1
  })
  await page.goto('/no/such/page')
  await expect(page.getByRole('button', { name: /unread/ })).toBeVisible()
  await expect.poll(() => requests.toSorted()).toEqual(perScreen)
  // From here on, only the test moves the clock.
  await page.clock.pauseAt(Date.now() + 60_000)
  const askedAt = new Map<string, number[]>()
  for (let second = 0; second < 250; second += 1) {
    const asked = requests.length
    await page.clock.runFor(1000)
    for (const request of requests.slice(asked)) askedAt.set(request, [...(askedAt.get(request) ?? []), second])
    await expect.poll(() => responses).toBe(requests.length)
  }
  const intervals = (request: string) => {
    const times = askedAt.get(request) ?? []
    return times.slice(1).map((time, index) => time - (times[index] ?? 0))
  }
  // An interval can be a second longer, because it starts with the response.
  for (const [title, request, seconds] of [
    ['SHELL-53 the organization is read every 20 s', 'GET /organizations/1', 20],
    ['SHELL-19 the conversations are read every 60 s', 'GET /conversations', 60],
    ['SHELL-27 the disconnected profiles are read every 120 s', 'GET /profiles', 120],
  ] as const) {
    await test.step(title, () => {
      expect(intervals(request).length).toBeGreaterThan(0)
      expect(intervals(request).filter((interval) => interval < seconds || interval > seconds + 1)).toEqual([])
    })
  }
  expect([...askedAt.keys()].toSorted()).toEqual(['GET /conversations', 'GET /organizations/1', 'GET /profiles'])
  await setHidden(page, true)
  const seen = requests.length
  await page.clock.runFor(300_000)
  expect(requests.slice(seen)).toEqual([])
  await setHidden(page, false)
  await expect.poll(() => requests.slice(seen)).toContain('GET /conversations')
})
