import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner'

/**
 * The accessibility addon checks each story in the current colour scheme, and a violation is an error. Then `postVisit`
 * switches to the other scheme and checks the colours. `postVisit` does not switch back: the next story starts in the
 * scheme in which the previous story ended. Each play function runs once, in one of the two schemes.
 */
const config: TestRunnerConfig = {
  logLevel: 'none',
  async postVisit(page, context) {
    if (context.hasFailure === true) return
    const { storyGlobals } = await getStoryContext(page, context)
    // A story with a fixed scheme is checked only in this scheme.
    if (storyGlobals['theme'] !== undefined) return
    const violations = await page.evaluate(async () => {
      const isDark = document.documentElement.dataset['theme'] === 'dark'
      return await window.storyViolationsIn(isDark ? 'light' : 'dark')
    })
    if (violations.length > 0) throw new Error(`In the other colour scheme, axe found:\n${violations.join('\n')}`)
  },
}

export default config
