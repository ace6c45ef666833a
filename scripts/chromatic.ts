// `npm run chromatic`: sends the stories to Chromatic for visual review.
import { main, PlainError } from './cli/plainError.ts'
import { runTool } from './cli/runTool.ts'

await main(async () => {
  if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
    throw new PlainError(
      'Visual review needs a Chromatic project: set CHROMATIC_PROJECT_TOKEN to its token (chromatic.com, Manage, Configure) and try again.',
    )
  }
  await runTool('chromatic', ['--build-script-name', 'build-storybook', '--only-changed', ...process.argv.slice(2)])
})
