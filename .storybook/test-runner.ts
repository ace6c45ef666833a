import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner'

/**
 * The accessibility addon checks each story in the scheme that is on, as an error; then its colours are checked in the
 * other one, which stays on for the next story: each story is drawn and played in one of both.
 */
const config: TestRunnerConfig = {
  logLevel: 'none',
  async postVisit(page, context) {
    if (context.hasFailure === true) return
    const { storyGlobals } = await getStoryContext(page, context)
    // A story that fixes its scheme stays in it.
    if (storyGlobals['theme'] !== undefined) return
    const violations = await page.evaluate(async () => {
      const isDark = document.documentElement.dataset['theme'] === 'dark'
      return await window.storyViolationsIn(isDark ? 'light' : 'dark')
    })
    if (violations.length > 0) throw new Error(`In the other colour scheme, axe found:\n${violations.join('\n')}`)
  },
}

export default config
