import { addons } from 'storybook/preview-api'

declare global {
  interface Window {
    /** For the test-runner: see `storyViolationsIn`. */
    storyViolationsIn: (theme: string) => Promise<readonly string[]>
    /** If true, the accessibility addon checks only the rules that depend on the colour scheme. */
    areOnlyColoursChecked?: boolean
  }
}

/** The accessibility addon's report about a finished story. */
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
 * Shows the finished story in a colour scheme. The accessibility addon then checks the colours of the story again.
 * Returns the violations. Play functions do not run again.
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
