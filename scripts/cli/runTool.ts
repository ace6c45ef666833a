import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Hands the terminal to an installed tool until it ends, and ends as it did. */
export async function runTool(name: string, args: readonly string[]): Promise<void> {
  const tool = spawn(name, args, { stdio: 'inherit', shell: process.platform === 'win32' })
  const [code] = await once(tool, 'close')
  process.exitCode = typeof code === 'number' ? code : 1
}
