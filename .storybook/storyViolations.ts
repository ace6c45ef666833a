import { addons } from 'storybook/preview-api'

declare global {
  interface Window {
    /** For the test-runner: see `storyViolationsIn`. */
    storyViolationsIn: (theme: string) => Promise<readonly string[]>
    /** Whether the accessibility addon checks only what a colour scheme can change. */
    areOnlyColoursChecked?: boolean
  }
}

/** What the accessibility addon reports of a story that has finished. */
interface A11yReport {
  readonly type: string
  readonly result?: {
    readonly violations?: readonly {
      readonly id: string
      readonly help: string
      readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[]
    }[]
  }
}

/**
 * Shows the story in a colour scheme and gives what the addon, which checks its colours again then, has found. Play
 * functions don't run again.
 */
export async function storyViolationsIn(theme: string): Promise<readonly string[]> {
  const channel = addons.getChannel()
  window.areOnlyColoursChecked = true
  const reporters = await new Promise<readonly A11yReport[]>((resolve) => {
    channel.once('storyFinished', (finished: { readonly reporters?: readonly A11yReport[] }) =>
      resolve(finished.reporters ?? []),
    )
    channel.emit('updateGlobals', { globals: { theme } })
  })
  window.areOnlyColoursChecked = false
  const report = reporters.find(({ type }) => type === 'a11y')
  if (report === undefined) return ['the accessibility addon did not report']
  return (report.result?.violations ?? []).map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ html, failureSummary = '' }) => `  ${html}\n  ${failureSummary}`).join('\n')}`,
  )
}
