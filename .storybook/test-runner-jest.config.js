import { getJestConfig } from '@storybook/test-runner'

const config = getJestConfig()

const flagsOf = (variable = '') => variable.split(' ').filter(Boolean)

/** Stories run in the system's Chromium, which `scripts/testStories.ts` names in CHROMIUM_PATH. */
export default {
  ...config,
  maxWorkers: 2,
  // In ms. Only a hanging test reaches this limit.
  testTimeout: 180_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      browsers: ['chromium'],
      launchOptions: {
        executablePath: process.env.CHROMIUM_PATH,
        args: flagsOf(process.env.CHROMIUM_FLAGS),
        ignoreDefaultArgs: flagsOf(process.env.IGNORED_CHROMIUM_FLAGS),
      },
      // Transitions end at once, so that no check sees a part in motion.
      contextOptions: {
        reducedMotion: 'reduce',
        locale: 'en-US',
        timezoneId: 'UTC',
        viewport: { width: 1280, height: 800 },
      },
    },
  },
}
