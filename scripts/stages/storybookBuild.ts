import { resolve } from 'node:path'

export const storybookFolder = resolve(import.meta.dirname, '../../storybook-static')

/** Folder of the Storybook with its pages of documentation. */
export const storybookDocsFolder = resolve(import.meta.dirname, '../../storybook-docs')

/** Builds the Storybook without its pages of documentation. */
export const storybookBuild = [
  'storybook',
  'build',
  '--test',
  '--quiet',
  '--disable-telemetry',
  '--output-dir',
  storybookFolder,
] as const
