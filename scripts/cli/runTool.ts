import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Runs an installed tool in this terminal. Sets the exit code of this process to the exit code of the tool. */
export async function runTool(name: string, args: readonly string[], env = process.env): Promise<void> {
  const tool = spawn(name, args, { stdio: 'inherit', shell: process.platform === 'win32', env })
  const [code] = await once(tool, 'close')
  process.exitCode = typeof code === 'number' ? code : 1
}
