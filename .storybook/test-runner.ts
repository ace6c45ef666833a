import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner'

/**
 * The accessibility addon checks each story in the present scheme, and a violation is an error. Then it checks the
 * colours in the other scheme, which remains for the next story. So each story is drawn and played in one of the
 * schemes.
 */
const config: TestRunnerConfig = {
  logLevel: 'none',
  async postVisit(page, context) {
    if (context.hasFailure === true) return
    const { storyGlobals } = await getStoryContext(page, context)
    // A story with a fixed scheme keeps it.
    if (storyGlobals['theme'] !== undefined) return
    const violations = await page.evaluate(async () => {
      const isDark = document.documentElement.dataset['theme'] === 'dark'
      return await window.storyViolationsIn(isDark ? 'light' : 'dark')
    })
    if (violations.length > 0) throw new Error(`In the other colour scheme, axe found:\n${violations.join('\n')}`)
  },
}

export default config
