import { type Page } from '@playwright/test'

declare global {
  interface Window {
    /** The original `fetch` of the page, which `stopApp` replaces. */
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

/** Returns a `fetch` that runs inside the page. Its promise rejects after a network failure. */
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
