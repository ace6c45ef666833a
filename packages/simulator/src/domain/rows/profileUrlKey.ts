/** The link of a profile in one spelling: lower case, without scheme, www, query and trailing slash. */
export const profileUrlKey = (url: string): string =>
  url
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
