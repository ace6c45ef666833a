// `npm run package`: builds the component package, and checks that another app can install the package.
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { loneParts } from '../tests/consumer/parts.ts'
import { chromiumFlags, findOrInstallChromium } from './browser/chromium.ts'
import { readFlags } from './cli/flags.ts'
import { main, PlainError } from './cli/plainError.ts'
import { buildPackage, packageFolder } from './package/buildPackage.ts'
import { makeConsumerApp, run } from './package/consumerApp.ts'
import { costOf, costProblems } from './package/lonePart.ts'
import { serveFolder } from './server/staticFolder.ts'

async function openConsumer(folder: string): Promise<void> {
  await run(['vite', 'build', folder, '--logLevel', 'error'])
  // The browser starts first, because an open server keeps the command running if the browser cannot start.
  const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: chromiumFlags })
  const { origin, close } = await serveFolder(join(folder, 'dist'))
  try {
    const page = await browser.newPage()
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await page.goto(origin)
    await page.getByRole('grid', { name: 'People' }).getByRole('link', { name: 'Grace Hopper' }).waitFor()
    // Waits for the chart, whose code is in a separate chunk.
    await page.locator('svg:not([aria-hidden]) path').first().waitFor({ state: 'attached' })
    if (errors.length > 0) throw new PlainError(`The consumer's page has errors:\n${errors.join('\n')}`)
  } finally {
    await browser.close()
    close()
  }
}

/** Prints the size of some components, each in an empty app. Returns the problems. */
async function weighParts(folder: string): Promise<readonly string[]> {
  const problems: string[] = []
  for (const part of loneParts) {
    const cost = await costOf(folder, part.name)
    const others = cost.packages.length > 0 ? `, with ${cost.packages.join(', ')}` : ''
    console.log(
      `${part.name} in an empty app: ${cost.kilobytes.toFixed(1)} kB gzip without React (limit: ${part.kilobytes} kB)${others}`,
    )
    problems.push(...costProblems(part, cost))
  }
  return problems
}

await main(async () => {
  readFlags(process.argv.slice(2), {})
  await buildPackage()
  console.log(`Built ${packageFolder}`)
  const consumer = await makeConsumerApp()
  try {
    const checks = async () => {
      await run(['publint', '--strict', consumer.tarball])
      await run(['attw', consumer.tarball, '--profile', 'esm-only', '--no-emoji'])
      await run(['tsc', '--project', consumer.folder])
      await openConsumer(consumer.folder)
    }
    const [problems] = await Promise.all([weighParts(consumer.folder), checks()])
    if (problems.length > 0) throw new PlainError(problems.join('\n'))
    console.log(
      'The packed package passes publint and arethetypeswrong. An app that uses it builds, type-checks and shows its page.',
    )
  } finally {
    consumer.remove()
  }
})
