import { pollingMs } from '../../packages/contract/src/constants.ts'
import { expect, expectAccessible, pay, test, toastOf, startIn } from '../support/app.ts'
import { details, newAccount, openFirstPayment, payAndPoll, planModal, waitingForPlan } from '../support/purchases.ts'

test.describe('a payment under way', () => {
  test('BILL-29, BILL-30 survives a reload', async ({ signedInPage: page, workspace }) => {
    await newAccount(page, workspace)
    await page.clock.install()
    await page.goto('/')
    const popup = await openFirstPayment(page)
    await popup.getByLabel('Card number').fill('4242')
    await page.reload()
    await expect(waitingForPlan(page)).toBeVisible()
    await expect(planModal(page)).toBeHidden()
    await expectAccessible(page)
    await waitingForPlan(page).getByRole('button', { name: 'Open the payment page' }).click()
    await expect(page.getByRole('dialog', { name: 'Complete payment in the new window' })).toBeVisible()
    await expect(popup.getByLabel('Card number')).toHaveValue('4242')
    await payAndPoll(page, popup)
    await expect(toastOf(page, 'Payment received. You can now use 1 profile.')).toBeVisible()
    await expect(details(page)).toBeVisible()
    await expect.poll(() => popup.isClosed()).toBe(true)
    await expect(waitingForPlan(page)).toBeHidden()
  })

  test('BILL-24, BILL-27 a payment for AI credits completes after the user has closed the payment window', async ({
    signedInPage: page,
    workspace,
  }) => {
    await startIn(page, workspace, 'out-of-credits')
    await page.clock.install()
    await page.goto('/calls')
    await expect(page.getByRole('group').filter({ hasText: /^All [\d,]+ AI credits are used/ })).toBeVisible()
    const chooseCredits = async () => {
      await page.getByRole('button', { name: /Account menu/ }).click()
      await page.getByRole('menuitem', { name: /credits/i }).click()
    }
    await chooseCredits()
    await expect(planModal(page).getByRole('radio', { name: /500 credits/ })).toBeChecked()
    await expectAccessible(page)
    const opened = page.waitForEvent('popup')
    await planModal(page).getByRole('button', { name: 'Buy Now' }).click()
    const popup = await opened
    await pay(popup, '4000 0000 0000 9995')
    await expect(popup.getByText('The payment is being processed.')).toBeVisible()
    await popup.close()
    const waiting = page.getByRole('group').filter({ hasText: 'Waiting for the payment of your AI credits' })
    await expect(waiting).toBeVisible()
    await chooseCredits()
    await expect(planModal(page).getByRole('button', { name: 'Cancel payment' })).toBeVisible()
    await expect(planModal(page).getByRole('button', { name: 'Buy Now' })).toBeHidden()
    await page.keyboard.press('Escape')
    await workspace.advance(30_000)
    await page.clock.runFor(pollingMs.organization)
    await expect(toastOf(page, 'AI credits purchased.')).toBeVisible()
    await expect(waiting).toBeHidden()
  })
})
