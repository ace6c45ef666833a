import { type Page } from '@playwright/test'
import { expect, test } from '../support/app.ts'
import { isWhole } from '../support/isWhole.ts'
import { afterRepeats, failCalls, failure, faultNames, isMild, isRepeated, signInAgain } from '../support/faults.ts'
import { screensOf } from '../support/screens.ts'

/** A failed check does not end the test, so the test reports the failures of all its screens. */
const softly = expect.configure({ soft: true })

/** True for screens that request only the user's data. */
const isCallFree = (path: string) =>
  /\/settings\/manage\/(?:general|preferences|appearance|shortcuts)$|\/create$|\/help$/.test(path)

/** Removes reports of failed requests, and of responses that do not fit the contract. */
function removeReports(troubles: string[]): void {
  const isReport = (text: string) =>
    /^(?:request failed with|the server did not respond|the response cannot be read)|[A-Z]+ \/[\w/{}-]+: /.test(text)
  troubles.splice(0, troubles.length, ...troubles.filter((text) => !isReport(text)))
}

function expectNoTroubles(troubles: string[], path: string): void {
  removeReports(troubles)
  softly(troubles.splice(0), path).toEqual([])
}

test.afterEach(({ troubles }) => removeReports(troubles))

/** Returns the open drawer or wizard, otherwise the content of the page. */
async function scopeOf(page: Page) {
  const dialog = page.getByRole('dialog').last()
  return (await dialog.isVisible()) ? dialog : page.getByRole('main')
}

/** Checks that the page has loaded without an error boundary. */
async function expectCalm(page: Page, path: string, fault?: string): Promise<void> {
  await softly(page.locator('nav').first(), path).toBeAttached()
  await softly(page.locator('h1').first(), path).toBeAttached()
  const busy = page.locator('[aria-busy="true"]')
  if (fault !== undefined && isRepeated(fault)) {
    const isDone = afterRepeats(page, () => expect(busy).toHaveCount(0, { timeout: 500 }))
    await softly(isDone, path).toPass({ timeout: 30_000 })
  }
  await softly(busy, path).toHaveCount(0)
  await softly(page.getByText('ran into a problem'), path).toHaveCount(0)
}

for (const [index, name] of faultNames.entries()) {
  if (!isWhole && index % 3 !== 0) continue
  test(`SHELL-98 with the fault '${name}', screens explain the failure`, async ({ signedInPage: page, troubles }) => {
    if (isWhole) test.setTimeout(1_800_000)
    if (isRepeated(name)) await page.clock.install()
    const addresses = await screensOf(page)
    for (const [place, path] of addresses.entries()) {
      if (!isWhole && place !== (2 * index + 1) % addresses.length) continue
      await failCalls(page, name, ['GET', 'OPTIONS'])
      await page.goto(path)
      await expectCalm(page, path, name)
      const scope = await scopeOf(page)
      if (!isMild(name) && !isCallFree(path)) await softly(scope, path).toContainText(failure)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.reload()
      await expectCalm(page, path)
      await softly(await scopeOf(page), path).not.toContainText(failure)
      expectNoTroubles(troubles, path)
    }
  })
}

test('AUTH-10 with 401, screens show the login page', async ({ signedInPage: page, troubles }) => {
  if (isWhole) test.setTimeout(900_000)
  const withCalls = (await screensOf(page)).filter((path) => !isCallFree(path))
  for (const path of isWhole ? withCalls : withCalls.slice(-1)) {
    await failCalls(page, '401', ['GET'])
    await page.goto(path)
    await signInAgain(page, path)
    await expectCalm(page, path)
    expectNoTroubles(troubles, path)
  }
})

/** For each form: address, label of the text box, label of the button, path of the API, field of the saved text. */
const forms = {
  settings: ['/settings/manage/general', 'Full Name', 'Update', '/users/me', 'name'],
  client: ['/clients/manage/1/settings', 'Company Name', 'Update', '/clients/1', 'name'],
  recipient: ['/recipients/manage/7/general', 'Last name', 'Save', '/recipients/7', 'lastName'],
  profile: ['/profiles/manage/1/general', 'Name', 'Update', '/profiles/1', 'name'],
  member: ['/team/manage/3/general', 'Full Name', 'Update', '/users/3', 'name'],
} as const

const savedText = (page: Page, resource: string, field: string) => async () =>
  (await (await page.request.get(`/api/v2${resource}`)).json())[field]

for (const [index, name] of faultNames.entries()) {
  if (!isWhole && index % 3 !== 1) continue
  test(`SHELL-39 with the fault '${name}', forms keep typed text`, async ({ signedInPage: page }) => {
    if (isWhole) test.setTimeout(900_000)
    for (const [place, [path, label, button, resource, field]] of Object.values(forms).entries()) {
      if (!isWhole && index % Object.keys(forms).length !== place) continue
      await page.goto(path)
      const box = page.getByRole('textbox', { name: label, exact: true })
      const submit = page.getByRole('button', { name: button, exact: true })
      const text = `Typed with ${name}`
      await box.fill(text)
      await failCalls(page, name, ['PATCH'])
      await submit.click()
      // After a lost response, no second press is needed: the app finds out that the change was saved (SHELL-47).
      if (!isMild(name) && name !== 'a response that is lost') {
        await expect(submit, path).toBeEnabled()
        await expect(box, path).toHaveValue(text)
        await page.unrouteAll({ behavior: 'ignoreErrors' })
        await submit.click()
      }
      await expect(submit, path).toBeDisabled()
      await expect.poll(savedText(page, resource, field), path).toBe(text)
    }
  })
}

test('AUTH-10, SHELL-39 with 401, forms keep typed text until the user has signed in again', async ({
  signedInPage: page,
}) => {
  if (isWhole) test.setTimeout(900_000)
  for (const [path, label, button, resource, field] of Object.values(forms).slice(isWhole ? 0 : -1)) {
    await page.goto(path)
    const box = page.getByRole('textbox', { name: label, exact: true })
    const submit = page.getByRole('button', { name: button, exact: true })
    await box.fill('Typed with 401')
    await failCalls(page, '401', ['PATCH'])
    await submit.click()
    await signInAgain(page, path)
    await expect(box, path).toHaveValue('Typed with 401')
    await submit.click()
    await expect.poll(savedText(page, resource, field), path).toBe('Typed with 401')
  }
})

interface CreationDialog {
  readonly path: string
  /** Opens the dialog on the page. Undefined if the address already opens the dialog. */
  readonly show?: (page: Page) => Promise<void>
  /** Labels of the required fields. The first field is the name of the new record. */
  readonly labels: readonly [string, ...string[]]
  readonly button: string
  readonly resource: string
}

const creationDialogs: readonly CreationDialog[] = [
  {
    path: '/clients/create',
    labels: ['Company Name', 'Company description'],
    button: 'Create',
    resource: 'clients',
  },
  {
    path: '/recipients',
    show: async (page) => {
      await page.getByRole('button', { name: 'Columns' }).click()
      await page.getByRole('button', { name: 'Add custom attribute' }).click()
    },
    labels: ['Name'],
    button: 'Add',
    resource: 'recipients/custom-attributes',
  },
]

for (const { path, show, labels, button, resource } of isWhole ? creationDialogs : creationDialogs.slice(-1)) {
  test(`AUTH-10, SHELL-39 with 401, the dialog for new ${resource} keeps typed text`, async ({
    signedInPage: page,
  }) => {
    await page.goto(path)
    await show?.(page)
    const dialog = page.getByRole('dialog').last()
    for (const label of labels) await dialog.getByRole('textbox', { name: label }).first().fill('Typed with 401')
    await failCalls(page, '401', ['POST'])
    await dialog.getByRole('button', { name: button, exact: true }).click()
    await signInAgain(page, path)
    await show?.(page)
    for (const label of labels)
      await expect(dialog.getByRole('textbox', { name: label }).first()).toHaveValue('Typed with 401')
  })
}

for (const [index, name] of faultNames.entries()) {
  if (!isWhole && index % 3 !== 2) continue
  test(`SHELL-39, SHELL-46 with the fault '${name}', dialogs keep typed text and create only one record`, async ({
    signedInPage: page,
  }) => {
    for (const [place, { path, show, labels, button, resource }] of creationDialogs.entries()) {
      if (!isWhole && index % creationDialogs.length !== place) continue
      await page.goto(path)
      await show?.(page)
      const dialog = page.getByRole('dialog').last()
      const submit = dialog.getByRole('button', { name: button, exact: true })
      const text = `Typed ${index}`
      for (const label of labels) await dialog.getByRole('textbox', { name: label }).first().fill(text)
      await failCalls(page, name, ['POST'])
      await submit.click()
      const created = async () => {
        const response = await (await page.request.get(`/api/v2/${resource}`, { params: { limit: 100 } })).json()
        const names: { name: string }[] = Object.values<{ name: string }[]>(response['_embedded']).flat()
        return names.filter((each) => each.name === text).length
      }
      if (!isMild(name)) {
        await expect(page.getByText(failure).first(), resource).toBeVisible()
        await page.unrouteAll({ behavior: 'ignoreErrors' })
        // Either the dialog is still open with the text, or a toast offers a retry. After a lost response, the app may
        // find the result without a retry.
        const retry = page.getByRole('button', { name: 'Try again' })
        if (await submit.isVisible()) {
          await expect(dialog.getByRole('textbox', { name: labels[0] }).first(), resource).toHaveValue(text)
          // A click before the end of `Retry-After` has no effect (AUTH-24).
          await expect(page.getByText(/Try again in \d/)).toHaveCount(0)
          await submit.click()
        } else if (name !== 'a response that is lost') await retry.first().click()
      }
      await expect(submit, resource).toBeHidden()
      await expect.poll(created, resource).toBe(1)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
  })
}
