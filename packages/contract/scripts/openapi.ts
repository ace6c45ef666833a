/** Writes openapi.json from the contract. With `--check`, only compares the file with the contract. */
import { readFile, writeFile } from 'node:fs/promises'
import { openApiDocument } from '../src/openapi.ts'

const file = new URL('../openapi.json', import.meta.url)
const text = `${JSON.stringify(openApiDocument(), undefined, 2)}\n`

if (process.argv.includes('--check')) {
  const isSame = (await readFile(file, 'utf8').catch(() => '')) === text
  if (!isSame) {
    process.stderr.write(
      'packages/contract/openapi.json differs from the contract: run `npm run openapi` and commit the file.\n',
    )
    process.exitCode = 1
  }
} else {
  await writeFile(file, text)
  process.stdout.write('Wrote packages/contract/openapi.json.\n')
}
