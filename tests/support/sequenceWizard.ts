import { expect, type Page } from '@playwright/test'

export const wizard = (page: Page) => page.getByRole('dialog', { name: 'New sequence' })
export const button = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true })
export const next = (page: Page) => button(page, 'Next')
export const step = (page: Page, label: string) =>
  page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: new RegExp(`^${label}`) })
export const heading = (page: Page, title: string) =>
  wizard(page).getByRole('heading', { level: 3, name: title, exact: true })
export const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

export async function goOn(page: Page, name: string): Promise<void> {
  await next(page).click()
  await expect(heading(page, name)).toBeFocused()
}

export async function begin(page: Page, type: RegExp): Promise<void> {
  await page.goto('/sequences/create')
  await page.getByRole('button', { name: type }).click()
  await expect(heading(page, 'Recipients')).toBeVisible()
}

export async function chooseFree(page: Page): Promise<void> {
  for (const free of ['Tomasz Wiśniewska', 'Diego Rojas']) await row(page, free).getByRole('checkbox').check()
  await expect(wizard(page).getByText('2 recipients')).toHaveCount(1)
}

/** Chooses a recipient of another sequence. */
export async function chooseHeld(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name: 'All recipients' }).click()
  await page.getByRole('searchbox').fill(name)
  await row(page, name).getByRole('checkbox').check()
}

export async function chooseClient(page: Page, name = 'Brightline Talent'): Promise<void> {
  await row(page, name).getByRole('button', { name: 'Select' }).click()
  await expect(row(page, name).getByRole('button', { name: 'Selected' })).toBeVisible()
}

export const firstMessage = (page: Page) => page.getByRole('textbox', { name: 'Message' }).first()

export async function writeMessage(page: Page, text: string): Promise<void> {
  const message = firstMessage(page)
  // The editor accepts text only after its code has loaded.
  await expect(message).toBeVisible()
  await expect(message).not.toHaveAttribute('aria-busy')
  await message.click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText(text)
}

/** Goes from the step 'Recipients' to the step 'Sending Profiles'. */
export async function toProfiles(page: Page, written = 'Messages'): Promise<void> {
  await goOn(page, 'AI Client')
  await chooseClient(page)
  await goOn(page, written)
  await goOn(page, 'AI Responses')
  await goOn(page, 'AI Follow up')
  await goOn(page, 'Sending Profiles')
}

export const sequenceName = (page: Page) => page.getByLabel(/^Sequence Name/)
