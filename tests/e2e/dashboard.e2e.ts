import { type Page } from '@playwright/test'
import { type Dashboard } from '../../packages/contract/src/dashboard/schema.ts'
import { expect, expectAccessible, held, requestsOf, test, startIn } from '../support/app.ts'

async function dashboardOf(page: Page, dateStart: string, dateEnd: string): Promise<Dashboard> {
  const response = await page.request.get('/api/v2/dashboard', { params: { dateStart, dateEnd } })
  return response.json()
}

const figure = (page: Page, label: string) => page.getByRole('group', { name: label, exact: true })
const card = (page: Page, title: string) => page.getByRole('region', { name: title })

const short = (percent: number | null) =>
  `${(percent ?? 0).toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })}%`
const signed = (percent: number | null) => `${(percent ?? 0) < 0 ? '−' : '+'}${Math.abs(percent ?? 0).toFixed(2)}%`

const filled = (response: Dashboard, number: number): object =>
  JSON.parse(JSON.stringify({ ...response, days: undefined }), (_key, value: unknown) =>
    typeof value === 'number' ? number : value,
  )

test.describe('the dashboard', () => {
  test("DASH-1, DASH-2 shows today's tasks, and the figures of the AI and of users", async ({ signedInPage: page }) => {
    await page.goto('/')
    const { tasks, objectionsStats, followUpsStats, callsStats } = await dashboardOf(page, '2026-11-13', '2026-11-20')
    await expect(card(page, 'Tasks')).toContainText('Fri, Nov 20')
    const rows = [
      ['Interested with no answer', tasks.interestedProcessed, tasks.interestedTotal, '/messages?queue=interested'],
      ['Objections to handle', tasks.objectionProcessed, tasks.objectionTotal, '/messages?queue=objections'],
      ['Follow ups', tasks.followUpsProcessed, tasks.followUpsRequired, '/messages?queue=followUps'],
      ['Call statuses expired', tasks.callsProcessed, tasks.callsExpired, '/messages?queue=calls'],
    ] as const
    await test.step('DASH-33 each row of the tasks is one link, and the tasks panel is as high as the statistics', async () => {
      for (const [label, processed, total, href] of rows) {
        const left = total - processed
        const headline = left === 0 ? 'All done' : left
        const row = page.getByRole('link', { name: `${label} ${processed} / ${total} done ${headline}` })
        await expect(row).toHaveAttribute('href', href)
      }
      const heightOf = async (title: string) => (await card(page, title).boundingBox())?.height
      await expect(page.getByRole('slider')).toBeVisible()
      expect(await heightOf('Tasks')).toBe(await heightOf('Statistics'))
    })

    const range = 'date_range_date=13.11.2026-20.11.2026'
    const objections = card(page, 'Objections Handled')
    await test.step('DASH-11, DASH-12 the objections have a description and figures', async () => {
      await expect(objections).toContainText('Replies to leads who had doubts')
      await expect(objections).toContainText(`AI${objectionsStats.repliesAi}Manually${objectionsStats.repliesManual}`)
    })
    await test.step('DASH-13, DASH-15 the objections link to the inbox, with the range', async () => {
      await expect(objections.getByRole('link', { name: 'Show in Inbox' })).toHaveAttribute(
        'href',
        `/messages?hasIncoming=true&select_category=objection&${range}`,
      )
    })
    await test.step('DASH-11, DASH-13 the follow-ups have figures, and a link to the inbox', async () => {
      const followUps = card(page, 'Follow Ups Sent')
      await expect(followUps).toContainText(`AI${followUpsStats.repliesAi}Manually${followUpsStats.repliesManual}`)
      await expect(followUps).toContainText(`${followUpsStats.automatedSequences} of ${followUpsStats.totalSequences}`)
      await expect(followUps.getByRole('link', { name: 'Show in Inbox' })).toHaveAttribute(
        'href',
        `/messages?hasIncoming=true&hasFollowups=true&${range}`,
      )
    })
    await test.step('DASH-11 the calls have figures', async () => {
      const calls = card(page, 'Calls Booked')
      await expect(calls).toContainText(`AI${callsStats.callsAi}Manually${callsStats.callsManual}`)
      await expect(calls).toContainText(`${callsStats.automatedSequences} of ${callsStats.totalSequences}`)
    })
  })

  test('DASH-6, DASH-8 requests the figures of the default range once, and shows them', async ({
    signedInPage: page,
  }) => {
    const requests = requestsOf(page)
    await page.goto('/')
    const { stats, days, previousDays = [] } = await dashboardOf(page, '2026-11-13', '2026-11-20')
    expect(stats.requestsCount).toBeGreaterThan(0)
    await expect(page.getByRole('button', { name: /^Range of days: Nov 13 – Nov 20, 2026/ })).toBeVisible()
    await expect(figure(page, 'Requests Sent')).toContainText(stats.requestsCount.toLocaleString('en-US'))
    const { repliedCountConversionPercents: replied, repliedCountConversionGrowthPercents: growth } = stats
    const { callsCountConversionPercents: booked } = stats
    await expect(figure(page, 'Answers')).toContainText(`${stats.repliedCount}${short(replied)} of requests`)
    await expect(figure(page, 'Answers')).toContainText('vs. previous 8 days')
    await expect(figure(page, 'Calls')).toContainText(`${stats.callsCount}${short(booked)} of requests`)
    const responses = figure(page, 'Answers').getByRole('button', { name: 'Answers' })
    await expect(responses).toHaveAccessibleDescription(
      `Answers: ${stats.repliedCount}, ${replied?.toFixed(2)}% of requests, ${signed(growth)} vs. previous 8 days`,
    )
    const asTable = page.getByRole('button', { name: 'Show as table' })
    await expect(asTable).toBeEnabled()
    expect(requests.filter((each) => each === 'GET /dashboard')).toHaveLength(1)

    const before = previousDays.reduce((sum, { requestsCount }) => sum + requestsCount, 0)
    const requestsGrowth = `${signed((stats.requestsCount / before - 1) * 100)} vs. previous 8 days`
    await expect(
      figure(page, 'Requests Sent').getByRole('button', { name: 'Requests Sent' }),
    ).toHaveAccessibleDescription(`Requests Sent: ${stats.requestsCount}, ${requestsGrowth}`)

    // The chart has a second series for the 8 days before the range. Today is marked 'so far', because it is not over.
    await expect(page.locator('svg[role="img"], svg').first()).toBeVisible()
    const chart = page.getByRole('region', { name: 'Requests Sent per day' })
    await expect(chart.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      `Nov 20, 2026, so far: Requests Sent ${days?.at(-1)?.requestsCount}, Previous 8 days ${previousDays.at(-1)?.requestsCount}`,
    )
    await expect(chart.getByRole('list', { name: 'Legend' })).toContainText('Previous 8 days')
    await asTable.click()
    const rows = page.getByRole('table').getByRole('row')
    await expect(rows).toHaveCount(9)
    const sumOf = async (column: number) => {
      const cells = await rows.locator(`td:nth-of-type(${column})`).allInnerTexts()
      return cells.map(Number).reduce((sum, each) => sum + each, 0)
    }
    expect([await sumOf(1), await sumOf(2)]).toEqual([stats.requestsCount, before])
    await expect(page.getByRole('rowheader', { name: 'Nov 13, 2026' })).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: 'Show as chart' }).click()
    await figure(page, 'Calls').click({ position: { x: 16, y: 80 } })
    await expect(page.getByRole('button', { name: 'Calls', exact: true })).toHaveAttribute('aria-pressed', 'true')
    const calls = page.getByRole('region', { name: 'Calls per day' })
    await expect(calls.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      `Nov 20, 2026, so far: Calls ${days?.at(-1)?.callsCount}, Previous 8 days ${previousDays.at(-1)?.callsCount}`,
    )
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page)
    }
  })

  test('DASH-25 the chart shows weeks if the range has at least 60 days', async ({ signedInPage: page, workspace }) => {
    // On the first visit, the figures are hidden until the app knows whether to show the card 'First steps' (DASH-41).
    await page.goto('/')
    await expect(figure(page, 'Requests Sent')).toContainText(/\d/)
    const response = await dashboardOf(page, '2026-11-13', '2026-11-20')
    await workspace.fault({
      operationId: 'dashboardGet',
      status: 200,
      body: filled(response, 9_876_543_210),
      times: 1,
    })
    const release = await held(page, /\/api\/v2\/dashboard/)
    await page.goto('/')
    await expect(page.getByLabel('Loading Requests Sent', { exact: true })).toBeVisible()
    release()
    await expect(figure(page, 'Requests Sent')).toContainText('9.88B')
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
    expect(scrollWidth).toBe(clientWidth)

    const range = page.getByRole('button', { name: /^Range of days/ })
    await range.click()
    await page.getByRole('button', { name: 'Last 30 days' }).click()
    await expect(page).toHaveURL(/date_range_date=\d\d\.10\.2026-20\.11\.2026/)
    const { stats } = await dashboardOf(page, isoStartOf(page), '2026-11-20')
    await expect(figure(page, 'Requests Sent')).toContainText(stats.requestsCount.toLocaleString('en-US'))
    await test.step('DASH-14 the calls link to the list of calls, with the range', async () => {
      await expect(card(page, 'Calls Booked').getByRole('link', { name: 'Open Calls' })).toHaveAttribute(
        'href',
        `/calls${new URL(page.url()).search}`,
      )
    })
    await page.goBack()
    await expect(page.getByRole('button', { name: /Nov 13 – Nov 20, 2026/ })).toBeVisible()

    // The range from September 21 has 60 days.
    await page.goto('/?date_range_date=21.09.2026-19.11.2026')
    await page.getByRole('button', { name: 'Show as table' }).click()
    await expect(page.getByRole('region', { name: 'Requests Sent per week', exact: true })).toBeVisible()
    await expect(page.getByRole('rowheader', { name: 'Sep 21 – Sep 27, 2026' })).toBeVisible()
  })

  test('DASH-4, DASH-10 the dashboard links to the sequence wizard if the user has no sequence', async ({
    page,
    workspace,
  }) => {
    await startIn(page, workspace, 'first-sequence')
    await page.goto('/')
    const first = page.getByRole('link', { name: 'Create your first sequence', exact: true })
    const text = page.getByText('It starts with sequence. It ends with calls with target clients. Make the first step')
    await test.step('DASH-46 the card of the first steps is the only card until the user hides it', async () => {
      await expect(first).toHaveAttribute('href', '/sequences/create')
      await expect(text).toBeVisible()
      await expect(page.getByRole('heading', { level: 2 })).toHaveText(['First steps'])
      await page.getByRole('button', { name: 'Hide the first steps' }).click()
      await expect(page.getByRole('heading', { name: 'First steps' })).toBeHidden()
    })
    await expect(first).toHaveAttribute('href', '/sequences/create')
    await expect(text).toBeVisible()
    await test.step('DASH-3 there are no task rows', async () => {
      await expect(page.getByText('Interested with no answer')).toBeHidden()
    })
    await expect(figure(page, 'Requests Sent')).toContainText('0')
    await expect(figure(page, 'Answers')).not.toContainText('NaN')
    await expect(page.getByRole('heading', { name: 'No activity in this period.' })).toBeVisible()
    await expect(page.getByRole('slider')).toBeHidden()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Create Sequence', exact: true }).click()
    await expect(page).toHaveURL('/sequences/create')
  })

  test('DASH-32 the user can retry a failed load of the dashboard or of another period', async ({
    signedInPage: page,
    workspace,
  }) => {
    await workspace.fault({
      operationId: 'dashboardGet',
      status: 400,
      body: { message: 'The figures are being counted.' },
      times: 1,
    })
    await page.goto('/')
    await expect(page.getByRole('alert')).toContainText('The figures are being counted.')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(figure(page, 'Requests Sent')).toBeVisible()

    const { stats } = await dashboardOf(page, '2026-11-13', '2026-11-20')
    const shown = stats.requestsCount.toLocaleString('en-US')
    await expect(figure(page, 'Requests Sent')).toContainText(shown)
    const fault = { operationId: 'dashboardGet', status: 400, body: { message: 'Too far back.' }, times: 1 }
    await workspace.fault(fault)
    const range = page.getByRole('button', { name: /^Range of days/ })
    await range.click()
    await page.getByRole('button', { name: 'Last 30 days' }).click()
    const failure = page.getByRole('group').filter({ hasText: 'This period could not be loaded' })
    await expect(failure).toContainText('Too far back.')
    await expect(figure(page, 'Requests Sent')).toContainText(shown)
    await expect(card(page, 'Tasks')).toContainText('Follow ups')
    await expectAccessible(page)
    await failure.getByRole('button', { name: 'Try again' }).click()
    await expect(failure).toBeHidden()
    const { stats: later } = await dashboardOf(page, isoStartOf(page), '2026-11-20')
    await expect(figure(page, 'Requests Sent')).toContainText(later.requestsCount.toLocaleString('en-US'))

    await workspace.fault(fault)
    await range.click()
    await page.getByRole('button', { name: 'Last 90 days' }).click()
    await expect(failure).toBeVisible()
    await range.click()
    await page.getByRole('button', { name: 'Last 30 days' }).click()
    await expect(failure).toBeHidden()
    await expect(figure(page, 'Requests Sent')).toContainText(later.requestsCount.toLocaleString('en-US'))
  })
})

function isoStartOf(page: Page): string {
  const [start = ''] = (new URL(page.url()).searchParams.get('date_range_date') ?? '').split('-')
  return start.split('.').toReversed().join('-')
}
