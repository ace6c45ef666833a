// Runs before the app's code has arrived: shows the frame of index.html, loads the code of the page at this address,
// and requests the session and the first rows of a list.
import { type EarlyResponses } from './shared/api/earlyResponse.ts'

/** Files by the pages that load them. A page is the first part of an address. `*`: all other pages. */
const groups: readonly { readonly pages: readonly string[]; readonly files: readonly string[] }[] = JSON.parse(
  document.querySelector('#page-files')?.textContent ?? '[]',
)

const rowsQuery = 'view=admin_list&withFieldData=true&limit=25'
/** The request of a list for its first rows, by page. Equals the list's request at an address without a query. */
const firstRows: Readonly<Record<string, string>> = {
  calls: `/calls?${rowsQuery}`,
  clients: `/clients?${rowsQuery}`,
  recipients: `/recipients?${rowsQuery}`,
  sequences: `/sequences?statsAggregated=1&${rowsQuery}`,
  team: `/users?${rowsQuery}`,
}

// A script that cannot be loaded, such as the code of the app: shows the notice of index.html at once (REL-6).
window.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) document.querySelector('#root')?.classList.add('has-failed')
  },
  true,
)

const { pathname, search } = window.location
const [, section = '', below = ''] = pathname.toLowerCase().split('/')

const isDemo = section === 'demo'

/** The value of a stored atom. */
function storedValue(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(isDemo ? `demo/${name}` : name) ?? '').value
  } catch {
    return undefined
  }
}

const { dataset } = document.documentElement
dataset['scheme'] = String(storedValue('colorScheme'))
// The pages with the navigation bar.
const framed = /^(?:|sequences|messages|recipients|clients|calls|profiles|team|settings|help)$/
if (framed.test(isDemo ? below : section) && (isDemo || storedValue('wasSignedIn') === true))
  dataset['frame'] = isDemo ? 'demo' : 'app'

// The demo sends no early request, because its backend is in the browser.
if (!isDemo) {
  // The report of a client is the only page below `manage` without its list.
  const isPlain = search === '' && ['', 'create', 'manage'].includes(below) && !pathname.endsWith('/report')
  const rows = isPlain ? firstRows[section] : undefined
  const responses: EarlyResponses = new Map(
    ['/users/me?fresh=true', ...(rows === undefined ? [] : [rows])].map((path) => {
      const url = `/api/v2${path}`
      const response = fetch(url, { credentials: 'include' })
      // The code that takes the response handles a failure.
      response.catch(() => {})
      return [url, response]
    }),
  )
  window.earlyResponses = responses
  const page = groups.some(({ pages }) => pages.includes(section)) ? section : '*'
  for (const file of groups.flatMap(({ pages, files }) => (pages.includes(page) ? files : []))) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = `/${file}`
    document.head.append(link)
  }
}
