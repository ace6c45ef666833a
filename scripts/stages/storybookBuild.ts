import { resolve } from 'node:path'

/** Folder of the tested Storybook. */
export const storybookFolder = resolve(import.meta.dirname, '../../storybook-static')

/** Folder of the Storybook for readers, with its pages of documentation. */
export const storybookDocsFolder = resolve(import.meta.dirname, '../../storybook-docs')

/** Builds the Storybook for tests, without its pages of documentation. */
export const storybookBuild = [
  'storybook',
  'build',
  '--test',
  '--quiet',
  '--disable-telemetry',
  '--output-dir',
  storybookFolder,
] as const
