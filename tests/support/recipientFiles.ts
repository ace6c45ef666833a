import { expect, type Page } from '@playwright/test'

export const profileUrl = (name: string) => `https://www.linkedin.com/in/${name}`

/** The text of a CSV file with `count` new recipients, followed by `lines`. */
export const leads = (count: number, lines: readonly string[] = []) =>
  [
    'First name,Last name,LinkedIn,Budget',
    ...Array.from({ length: count }, (_, index) => `New${index},Lead,${profileUrl(`new-lead-${index}`)},${index}00`),
    ...lines,
  ].join('\n')

export const csvFile = (content: string | Buffer, name = 'leads.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(content),
})

/** Uploads a file without the dialog. Returns the id of the import. */
export async function uploaded(page: Page, content: string, sequenceId?: number): Promise<number> {
  const response = await page.request.post('/api/v2/recipients/imports', {
    multipart: { file: csvFile(content), ...(sequenceId === undefined ? {} : { sequenceId: String(sequenceId) }) },
  })
  const { importId }: { importId: number } = await response.json()
  return importId
}

/** Imports an uploaded file with the guessed mapping. */
export async function importGuessed(page: Page, importId: number): Promise<void> {
  await page.goto(`/recipients/import/doc/${importId}`)
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page).toHaveURL(`/recipients/import/${importId}`)
}

/** Recipients of a sequence, as lines of a file. */
export async function linesOfMembers(page: Page, sequenceId: number, count: number): Promise<readonly string[]> {
  const response = await page.request.get('/api/v2/recipients', { params: { sequenceId, limit: count } })
  const { _embedded: embedded }: { _embedded: { recipients: { firstName: string; lastName: string; url: string }[] } } =
    await response.json()
  return embedded.recipients.map(({ firstName, lastName, url }) => `${firstName},${lastName},${url},`)
}

export const columnChoice = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })

export const resultRow = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
