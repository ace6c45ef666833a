/** Sent when code cannot be loaded, for example because a newer version of the app has replaced the code (REL-3). */
export const codeFailedEvent = 'tandem:codefailed'

/** Thrown if the browser refuses to import code. The browser tries again only after a reload of the page. */
export class UnusableCode extends Error {}

/** The running or finished request of each file, by the path of the file. */
const files = new Map<string, Promise<void>>()

async function fetchFile(path: string): Promise<void> {
  const response = await fetch(path)
  if (!response.ok) throw new TypeError(`${path} was answered with ${response.status}`)
  // The browser caches a file only after the response was read to the end.
  await response.arrayBuffer()
}

async function fetchTwice(path: string): Promise<void> {
  try {
    await fetchFile(path)
  } catch {
    await fetchFile(path)
  }
}

async function fetchOnce(path: string): Promise<void> {
  const file = files.get(path) ?? fetchTwice(path)
  files.set(path, file)
  try {
    await file
  } catch (error) {
    files.delete(path)
    throw error
  }
}

/** Returns the path of a file. The import map of index.html has the paths by name. */
const pathOf = (name: string) => new URL(import.meta.resolve(`/${name}`)).pathname

/** Adds an entry to `files` for each file that index.html loads, so that `fetchOnce` does not fetch the file again. */
function addLoadedFiles(): void {
  const elements = document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src], link[href]')
  for (const element of elements) {
    const { pathname } = new URL('src' in element ? element.src : element.href)
    files.set(pathname, Promise.resolve())
  }
}

/**
 * Fetches all files, and then imports them from the browser's cache. Chromium repeats a failed `import()` only after a
 * reload, so an import must not fail because of the network.
 *
 * @throws {UnusableCode} if the browser refuses the fetched files
 */
export async function importCode<Code>(load: () => Promise<Code>, names: readonly string[] = []): Promise<Code> {
  if (files.size === 0) addLoadedFiles()
  try {
    await Promise.all(names.map((name) => fetchOnce(pathOf(name))))
  } catch (error) {
    window.dispatchEvent(new Event(codeFailedEvent))
    throw error
  }
  try {
    return await load()
  } catch (cause) {
    throw new UnusableCode(String(cause), { cause })
  }
}
