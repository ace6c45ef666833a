/**
 * Writes packages/contract/openapi.json from the contract. With `--check` it only compares: exit code 1 and a sentence when the file is not what
 * the contract says.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { openApiDocument } from '../src/openapi.ts'

const file = new URL('../openapi.json', import.meta.url)
const text = `${JSON.stringify(openApiDocument(), undefined, 2)}\n`

if (process.argv.includes('--check')) {
  const isSame = (await readFile(file, 'utf8').catch(() => '')) === text
  if (!isSame) {
    process.stderr.write(
      'packages/contract/openapi.json is not what the contract says: run `npm run openapi` and commit the file.\n',
    )
    process.exitCode = 1
  }
} else {
  await writeFile(file, text)
  process.stdout.write('packages/contract/openapi.json is written.\n')
}
