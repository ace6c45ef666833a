import { expect, expectAccessible, test, toastOf } from '../support/app.ts'

test.describe('the calendar of calls', () => {
  test('CALL-29, CALL-31 moves a call after a confirmation', async ({ signedInPage: page, workspace }) => {
    await page.goto('/calls?search=oliver%20brooks')
    await page.getByRole('link', { name: 'Week', exact: true }).click()
    await page.getByRole('button', { name: 'Next week' }).click()
    await expect(page).toHaveURL('/calls?search=oliver+brooks&calendar=week&day=2026-11-27')
    const calendar = page.getByRole('region', { name: 'Calendar of calls' })
    const call = (time: string) => calendar.getByRole('link', { name: `${time} Oliver Brooks Scheduled` })
    const dayOf = (name: string) => calendar.getByRole('listitem').filter({ hasText: name })
    await expect(dayOf('Wednesday, November 25, 2026').getByRole('link')).toHaveCount(1)
    await expectAccessible(page)
    // Drags the call by two days to the right, and by one hour down.
    const moveTo = async (time: string) => {
      const [box, day] = [await call(time).boundingBox(), await dayOf('Wednesday, November 25').first().boundingBox()]
      if (!box || !day) throw new Error(`there is no call at ${time}`)
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + 2 * day.width, y + 56, { steps: 6 })
      await page.mouse.up()
    }
    const question = page.getByRole('alertdialog', { name: 'Move the call with Oliver Brooks?' })
    await moveTo('15:30')
    await expect(question).toContainText('Fri, Nov 27, 16:30 · 11:30 New York')
    await expect(question).toContainText('16-24 Hours Before: Between Thu, Nov 26, 16:30 and Fri, Nov 27, 00:30')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(dayOf('Wednesday, November 25, 2026').getByRole('link')).toHaveCount(1)
    await workspace.fault({ operationId: 'callPatch', status: 503, times: 1 })
    await moveTo('15:30')
    await question.getByRole('button', { name: 'Move call' }).click()
    const failed = toastOf(page, 'The call with Oliver Brooks was not moved.')
    await expect(failed).toBeVisible()
    await expect(call('15:30')).toBeVisible()
    await failed.getByRole('button', { name: 'Try again' }).click()
    await expect(dayOf('Friday, November 27, 2026').getByRole('link')).toHaveText(/^16:30/)
    const moved = toastOf(page, 'Oliver Brooks: moved to Fri, Nov 27, 16:30')
    await moved.getByRole('button', { name: 'Undo' }).click()
    await expect(call('15:30')).toBeVisible()
    await call('15:30').press('Enter')
    await expect(page).toHaveURL(/\/calls\/manage\/\d+\?search=oliver\+brooks&calendar=week&day=2026-11-27$/)
    await page
      .getByRole('dialog')
      .getByLabel(/^Start time/)
      .fill('10:00')
    await page.getByRole('dialog').getByRole('button', { name: 'Update' }).click()
    await expect(toastOf(page, 'Call has been updated.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(call('15:00')).toBeVisible()
  })
})
