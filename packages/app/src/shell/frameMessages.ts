export const frameMessages = {
  skipToContent: 'Skip to content',
  commands: 'Search and commands',
  search: 'Search',
  /** The user names this version in a report to the support. */
  version: (version: string, commit: string | undefined, day: string) =>
    `Version ${version}${commit === undefined ? '' : ` (${commit})`}, ${day}`,
  guideToPage: 'Guide to this page',
  allGuides: 'Overview of the guides',
  offline: 'You are offline. Changes cannot be saved until you are online again.',
} as const
