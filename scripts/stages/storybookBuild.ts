import { resolve } from 'node:path'

/** Where the Storybook that is tested is built. */
export const storybookFolder = resolve(import.meta.dirname, '../../storybook-static')

/** Builds the Storybook that is tested: without its pages of documentation. */
export const storybookBuild = [
  'storybook',
  'build',
  '--test',
  '--quiet',
  '--disable-telemetry',
  '--output-dir',
  storybookFolder,
] as const
