// Runs before the app's code: shows the frame of index.html, loads the code of the page, and requests the first data.
import { type EarlyResponses } from './shared/api/earlyResponse.ts'

/** A page is the first part of a path, such as 'clients'. The page `*` means all pages without an entry. */
const groups: readonly { readonly pages: readonly string[]; readonly files: readonly string[] }[] = JSON.parse(
  document.querySelector('#page-files')?.textContent ?? '[]',
)

const rowsQuery = 'view=admin_list&withFieldData=true&limit=25'
/** Each path equals the request that the list makes for its first rows if the page's address has no query. */
const firstRows: Readonly<Record<string, string>> = {
  calls: `/calls?${rowsQuery}`,
  clients: `/clients?${rowsQuery}`,
  recipients: `/recipients?${rowsQuery}`,
  sequences: `/sequences?statsAggregated=1&${rowsQuery}`,
  team: `/users?${rowsQuery}`,
}

// If a script cannot be loaded, shows the notice of index.html (REL-6).
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

// The demo requests no data early, because its backend is in the browser.
if (!isDemo) {
  // Pages below `manage` show the list, except for the report of a client.
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
