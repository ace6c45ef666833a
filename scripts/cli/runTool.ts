import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Runs an installed tool in this terminal. The exit code of this process becomes the tool's. */
export async function runTool(name: string, args: readonly string[], env = process.env): Promise<void> {
  const tool = spawn(name, args, { stdio: 'inherit', shell: process.platform === 'win32', env })
  const [code] = await once(tool, 'close')
  process.exitCode = typeof code === 'number' ? code : 1
}
