import { type Page } from '@playwright/test'
import { RandomSource } from '@tandem/simulator/testing/random.ts'
import { violationsOf } from '@tandem/simulator/testing/workspaceInvariants.ts'
import { expect, test } from '../support/app.ts'
import { signIn } from '../support/e2e.ts'
import { isWhole } from '../support/isWhole.ts'
import { monkeyStep, nothingToClick } from '../support/monkey.ts'

const seeds = isWhole ? Array.from({ length: 10 }, (_, index) => index + 1) : [1]
const steps = 1000

async function start(page: Page): Promise<void> {
  await signIn(page)
  await page.goto('/')
}

for (const seed of seeds) {
  test(`SHELL-105 random actions of a user cause no errors (seed ${seed})`, async ({
    signedInPage,
    workspace,
    troubles,
  }) => {
    test.setTimeout(1_800_000)
    const random = new RandomSource(seed).stream('user')
    const context = signedInPage.context()
    const serverErrors: string[] = []
    context.on('response', (response) => {
      if (response.status() >= 500) serverErrors.push(`${response.request().method()} ${response.url()}`)
    })
    const tabs = [signedInPage, await context.newPage()]
    for (const tab of tabs) {
      tab.on('dialog', (dialog) => dialog.accept())
      tab.on('pageerror', ({ message }) => troubles.push(message))
      tab.on('popup', (popup) => popup.close())
      await start(tab)
    }
    const log: string[] = []
    let tab = signedInPage
    for (let step = 0; step < steps; step++) {
      if (random.next() < 0.01) tab = tabs.find((other) => other !== tab) ?? tab
      // The browser's Back button has led to the empty page before the first page.
      if (tab.url() === 'about:blank') await start(tab)
      if (/\/(?:login|registration|request-reset-password)/.test(tab.url()) && random.next() < 0.2) await start(tab)
      log.push(await monkeyStep(tab, random, (ms) => workspace.advance(ms)))
      // Reads the text of the page only once. A locator would read the text of every element.
      const isBroken = await tab.evaluate(() => document.body.textContent.includes('ran into a problem'))
      const found = { step, log: log.slice(-15), troubles, serverErrors, isBroken }
      expect(found).toEqual({ ...found, troubles: [], serverErrors: [], isBroken: false })
      if (step % 200 === 199) {
        const snapshot = await (await tab.request.get('/__simulator/snapshot')).json()
        expect(violationsOf(snapshot, new Map())).toEqual([])
      }
    }
    expect(log.filter((step) => step === nothingToClick).length).toBeLessThan(steps / 10)
  })
}
