import { type Page } from '@playwright/test'

declare global {
  interface Window {
    /** The page's `fetch`. */
    keptFetch?: typeof fetch
  }
}

/** Removes the app from a page. `pageFetch` still works. */
export const stopApp = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.body.replaceChildren()
    window.keptFetch = window.fetch
    window.fetch = () => new Promise(() => {})
  })

/** A `fetch` inside the page. A network failure rejects. */
export function pageFetch(page: Page): (url: string, init?: RequestInit) => Promise<Response> {
  return async (url, { method = 'GET', headers, body } = {}) => {
    const sent = { url, method, headers: [...new Headers(headers)], body: typeof body === 'string' ? body : null }
    const response = await page.evaluate(async ({ url: to, ...init }) => {
      const response = await (window.keptFetch ?? window.fetch)(to, {
        ...init,
        headers: init.headers.map(([name, value]): [string, string] => [name, value]),
      }).catch(() => null)
      return response && { status: response.status, headers: [...response.headers], text: await response.text() }
    }, sent)
    if (!response) throw new TypeError('The network failed.')
    return new Response(response.text === '' ? null : response.text, {
      status: response.status,
      headers: response.headers.map(([name, value]): [string, string] => [name, value]),
    })
  }
}
