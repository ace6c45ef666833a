import { expect, type Page } from '@playwright/test'

/** The link to a person's profile. */
export const profileUrl = (name: string) => `https://www.linkedin.com/in/${name}`

/** The text of a CSV file: `count` new recipients, followed by other lines. */
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

/** Uploads a file without the dialog. Returns the id of its import. */
export async function uploaded(page: Page, content: string, sequenceId?: number): Promise<number> {
  const response = await page.request.post('/api/v2/recipients/imports', {
    multipart: { file: csvFile(content), ...(sequenceId === undefined ? {} : { sequenceId: String(sequenceId) }) },
  })
  const { importId }: { importId: number } = await response.json()
  return importId
}

/** Opens the mapping of an uploaded file, and imports the file with the guessed mapping. */
export async function importGuessed(page: Page, importId: number): Promise<void> {
  await page.goto(`/recipients/import/doc/${importId}`)
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page).toHaveURL(`/recipients/import/${importId}`)
}

/** Some recipients of a sequence, as lines of a file. */
export async function linesOfMembers(page: Page, sequenceId: number, count: number): Promise<readonly string[]> {
  const response = await page.request.get('/api/v2/recipients', { params: { sequenceId, limit: count } })
  const { _embedded: embedded }: { _embedded: { recipients: { firstName: string; lastName: string; url: string }[] } } =
    await response.json()
  return embedded.recipients.map(({ firstName, lastName, url }) => `${firstName},${lastName},${url},`)
}

export const columnChoice = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })

/** The row of a recipient among the results of an import. */
export const resultRow = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
