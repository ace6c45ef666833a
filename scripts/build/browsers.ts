/** The oldest supported versions of browsers. docs/browsers.md and index.html also name these versions. */
export const supportedBrowsers: readonly string[] = ['chrome119', 'edge119', 'firefox121', 'safari17.4']
