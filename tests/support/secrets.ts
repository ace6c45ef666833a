import { type BrowserContext, type Page } from '@playwright/test'

/** Returns a list that collects the log messages of all windows, and all addresses that windows open or request. */
export function traceOf(context: BrowserContext): string[] {
  const trace: string[] = []
  context.on('console', (message) => trace.push(message.text()))
  context.on('weberror', (error) => trace.push(String(error.error())))
  context.on('request', (request) => trace.push(request.url()))
  context.on('page', (page) => page.on('framenavigated', (frame) => trace.push(frame.url())))
  return trace
}

/** All data that scripts can read after a reload, by kind of storage, such as 'cookies'. */
export const storedIn = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const answerOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(new Error('a database cannot be read')))
      })
    const databases = await Promise.all(
      (await indexedDB.databases()).map(async ({ name = '' }) => {
        const database = await answerOf(indexedDB.open(name))
        const stores = [...database.objectStoreNames]
        const rows = await Promise.all(
          stores.map((store) => answerOf(database.transaction(store).objectStore(store).getAll())),
        )
        database.close()
        return [name, rows]
      }),
    )
    return {
      localStorage: JSON.stringify(localStorage),
      sessionStorage: JSON.stringify(sessionStorage),
      indexedDB: JSON.stringify(databases),
      caches: JSON.stringify(await caches.keys()),
      cookies: document.cookie,
      history: JSON.stringify(history.state),
      windowName: window.name,
      address: window.location.href,
    }
  })
