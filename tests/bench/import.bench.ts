// Measures the import of a large file: `npm run build && node tests/bench/import.bench.ts [--rows=50000]`.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Page } from 'playwright-core'
import { startProduct } from '../support/productServer.ts'
import { launchChromium } from './support/chromium.ts'
import { longestTaskOf } from './support/longestTask.ts'
import { isQuick } from './support/quick.ts'
import { type BenchLine, printReport } from './support/report.ts'
import { openSignedIn } from './support/signedInPage.ts'

const { values: flags } = parseArgs({ options: { rows: { type: 'string', default: isQuick ? '500' : '50000' } } })
const rowCount = Number(flags.rows)

/** Longest accepted task of the main thread, in ms. */
const longestTask = 50

function table(separator: string): string {
  const cells = (index: number) => [
    `New${index}`,
    `Lead ${index}`,
    `https://www.linkedin.com/in/new-lead-${index}`,
    'Head of sales',
    'Northwind Traders',
    'Vienna, Austria',
  ]
  const lines = Array.from({ length: rowCount }, (_, index) => cells(index).join(separator).replaceAll(', ', ' '))
  return [['First name', 'Last name', 'LinkedIn', 'Job title', 'Company', 'Location'].join(separator), ...lines].join(
    '\n',
  )
}

// The file is on the disk, because the page would assemble a file from memory on its main thread.
const folder = mkdtempSync(join(tmpdir(), 'tandem-import-'))
const file = join(folder, 'leads.csv')
writeFileSync(file, table(','))
const product = await startProduct()
const browser = await launchChromium()
const lines: BenchLine[] = []

/** Records the longest task of an action. */
async function measure(page: Page, work: string, act: () => Promise<unknown>): Promise<void> {
  const start = performance.now()
  const { worked, passed } = await longestTaskOf(browser, page, act)
  console.log(
    `  ${work}: ${((performance.now() - start) / 1000).toFixed(1)} s, longest task ${passed.toFixed(1)} ms by the clock`,
  )
  lines.push({ work: `${work}: longest task`, unit: 'ms', ours: worked, limit: longestTask })
}

try {
  const { page } = await openSignedIn(browser, product)
  page.setDefaultTimeout(30 * 60_000)
  const dialog = page.getByRole('dialog', { name: 'Import recipients' })
  const openDialog = async () => {
    await page.goto(`${product.origin}/recipients`)
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await dialog.waitFor()
  }
  const upload = async () => {
    await dialog.getByRole('button', { name: 'Upload' }).click()
    await page.getByRole('button', { name: 'Import', exact: true }).waitFor()
  }

  console.log(`\nImport of ${rowCount.toLocaleString('en-US')} rows`)
  await openDialog()
  await dialog.getByRole('tab', { name: 'Paste' }).click()
  const field = await dialog.getByRole('textbox', { name: /profile links/ }).elementHandle()
  const pasted = await page.evaluateHandle((text) => {
    const data = new DataTransfer()
    data.setData('text/plain', text)
    return data
  }, table('\t'))
  await measure(page, 'paste a table', async () => {
    await page.evaluate(
      ([target, clipboardData]) =>
        target?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })),
      [field, pasted] as const,
    )
    await dialog.getByText('A large table was pasted').waitFor()
  })
  await measure(page, 'turn the table into a file and send the file', upload)

  await openDialog()
  await dialog.getByRole('combobox', { name: 'Import into a sequence' }).click()
  await page.getByRole('option').nth(1).click()
  await measure(page, 'send a file', async () => {
    await dialog.locator('input[type=file]').setInputFiles(file)
    await upload()
  })
  await measure(page, 'turn rows into recipients', async () => {
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await page.getByText(/^Importing [\d,]+ recipients/).waitFor()
  })
  await measure(page, 'put the recipients into the sequence', () =>
    page.getByText(/^All [\d,]+ recipients imported\.$/).waitFor(),
  )
  const list = page.getByRole('region', { name: 'Rows of the file' })
  await measure(page, 'scroll through all rows', () =>
    list.evaluate(async (scroller) => {
      for (let place = 0; place <= 1; place += 0.01) {
        scroller.scrollTop = scroller.scrollHeight * place
        await new Promise((resolve) => requestAnimationFrame(resolve))
      }
    }),
  )
  lines.push({ work: 'rows in the document', unit: 'rows', ours: await list.getByRole('listitem').count(), limit: 60 })
  printReport(
    `Import of ${rowCount.toLocaleString('en-US')} rows, longest tasks of the main thread, in processor time`,
    lines,
  )
} finally {
  await browser.close()
  await product.stop()
  rmSync(folder, { recursive: true })
}
