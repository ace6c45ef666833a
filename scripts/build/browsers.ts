/** The oldest supported versions. docs/browsers.md and index.html also name them. */
export const supportedBrowsers: readonly string[] = ['chrome119', 'edge119', 'firefox121', 'safari17.4']
