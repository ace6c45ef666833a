/** The oldest supported versions. docs/browsers.md and index.html name them, too. */
export const supportedBrowsers: readonly string[] = ['chrome119', 'edge119', 'firefox121', 'safari17.4']
