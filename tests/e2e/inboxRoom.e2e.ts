import { cards, thread } from '../support/inbox.ts'
import { expect, expectAccessible, test } from '../support/app.ts'

test("INBOX-14, INBOX-53 the header of a conversation is readable next to the demo's console", async ({ page }) => {
  await page.goto('/demo?demo_scenario=agency')
  await page.getByRole('region', { name: 'Demo' }).getByRole('button', { name: 'Console' }).click()
  // Waits for the console, because the navigation moves while the console opens. A click could miss the moving link.
  await expect(page.getByRole('complementary', { name: 'Demo console' })).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Inbox/ })
    .click()
  await cards(page).first().click()
  const header = thread(page).locator('header')
  const name = header.getByRole('heading').getByRole('link')
  await expect(name).toBeVisible()
  for (const width of [1440, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(page.getByRole('complementary', { name: 'Lead details' })).toBeHidden()
    expect((await name.boundingBox())?.width).toBeGreaterThan(60)
    const [room, ...boxes] = await Promise.all(
      [header, header.getByRole('switch'), header.getByRole('button').last()].map((part) => part.boundingBox()),
    )
    for (const box of boxes)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((room?.x ?? 0) + (room?.width ?? 0))
    await header.getByRole('button', { name: 'Lead details' }).click()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'All profiles' })).toBeVisible()
    await page.getByRole('dialog').press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expectAccessible(page)
  }
})
