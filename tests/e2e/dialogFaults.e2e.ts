import { expect, test } from '../support/app.ts'
import { isWhole } from '../support/isWhole.ts'
import { changeDialogs } from '../support/dialogs.ts'
import { messageDialogs } from '../support/messageDialogs.ts'
import { failCalls, failure, faultNames, isMild, signInAgain } from '../support/faults.ts'

const dialogs = Object.entries({ ...changeDialogs(), ...messageDialogs })

for (const [index, fault] of faultNames.entries()) {
  for (const [place, [change, dialog]] of dialogs.entries()) {
    if (fault === 'a body that breaks the schema' && dialog.hasResponse !== true) continue
    if (fault === '404' && dialog.isDoneBy404 === true) continue
    if (!isWhole && (index !== place || index % 3 > 0)) continue
    test(`SHELL-39, SHELL-88 with the fault '${fault}', ${change} takes effect once`, async ({
      signedInPage: page,
      troubles,
    }) => {
      const calls: string[] = []
      page.on('request', (request) => {
        const call = `${request.method()} ${new URL(request.url()).pathname} ${request.postData() ?? ''}`
        if (dialog.call.test(call)) calls.push(call)
      })
      const confirm = await dialog.open(page)
      expect(await dialog.changes(page)).toBe(0)
      await failCalls(page, fault, ['POST', 'PUT', 'PATCH', 'DELETE'])
      await confirm.dblclick()
      const isLost = fault === 'a response that is lost'
      if (!isMild(fault) && !(isLost && dialog.isLookedUp === true)) {
        const retry = dialog.retry?.(page) ?? page.getByRole('button', { name: 'Try again' })
        await expect(retry).toBeVisible()
        await expect(page.getByText(failure).first()).toBeVisible()
        expect(calls).toHaveLength(1)
        if (!isLost) expect(await dialog.changes(page)).toBe(0)
        await page.unrouteAll({ behavior: 'ignoreErrors' })
        // A press before the end of `Retry-After` is ignored (AUTH-24).
        await expect(page.getByText(/Try again in \d/)).toHaveCount(0)
        await retry.click()
        await expect(retry).toHaveCount(0)
      }
      await expect.poll(() => dialog.changes(page)).toBe(1)
      await expect(confirm).toBeHidden()
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.reload()
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      expect(await dialog.changes(page)).toBe(1)
      troubles.length = 0
    })
  }
}

for (const [change, dialog] of isWhole ? dialogs : dialogs.slice(-1)) {
  test(`AUTH-10, SHELL-39 with the response 401, ${change} changes nothing`, async ({
    signedInPage: page,
    troubles,
  }) => {
    const confirm = await dialog.open(page)
    const { pathname } = new URL(page.url())
    await failCalls(page, '401', ['POST', 'PUT', 'PATCH', 'DELETE'])
    await confirm.click()
    await signInAgain(page, pathname)
    await expect(page.locator('nav').first()).toBeAttached()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expect(page.getByText('ran into a problem')).toHaveCount(0)
    expect(await dialog.changes(page)).toBe(0)
    if (dialog.typed) await expect(page.getByText(dialog.typed).first()).toBeVisible()
    troubles.length = 0
  })
}
