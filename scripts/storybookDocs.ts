// `npm run storybook:docs`: builds the Storybook with its pages of documentation.
import { readFlags } from './cli/flags.ts'
import { main } from './cli/plainError.ts'
import { runTool } from './cli/runTool.ts'
import { storybookDocsFolder } from './stages/storybookBuild.ts'

await main(async () => {
  readFlags(process.argv.slice(2), {})
  await runTool('storybook', ['build', '--quiet', '--disable-telemetry', '--output-dir', storybookDocsFolder])
  console.log(`Built ${storybookDocsFolder}. To look at it: npm run storybook -- --built`)
})
