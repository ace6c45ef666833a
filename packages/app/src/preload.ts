// Runs before the app's code has arrived: loads the code of the page at this address, and asks who is signed in and for
// what the page shows first.
import { type EarlyAnswers } from './shared/earlyAnswer.ts'

/** Files that the same pages load. A page is the first part of an address; `*` is any other. */
const groups: readonly { readonly pages: readonly string[]; readonly files: readonly string[] }[] = JSON.parse(
  document.querySelector('#page-files')?.textContent ?? '[]',
)

const rowsQuery = 'view=admin_list&withFieldData=true&limit=25'
/** What a page shows first, as it asks for it at an address without a query. */
const firstData: Readonly<Record<string, string>> = {
  // Where the server's day is another one, the page asks for itself.
  '': `/dashboard?dateStart=${dayBefore(7)}&dateEnd=${dayBefore(0)}`,
  calls: `/calls?${rowsQuery}`,
  clients: `/clients?${rowsQuery}`,
  recipients: `/recipients?${rowsQuery}`,
  sequences: `/sequences?statsAggregated=1&${rowsQuery}`,
  team: `/users?${rowsQuery}`,
}

/** A day of this machine's calendar, `2026-03-10`. */
function dayBefore(days: number): string {
  const date = new Date()
  date.setDate(date.getDate() - days)
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}

const { pathname, search } = window.location
const [, section = '', below = ''] = pathname.toLowerCase().split('/')

// The demo has a backend of its own.
if (section !== 'demo') {
  const isPlain = search === '' && ['', 'create', 'manage'].includes(below)
  const data = isPlain ? firstData[section] : undefined
  const answers: EarlyAnswers = new Map(
    ['/users/me?fresh=true', ...(data === undefined ? [] : [data])].map((path) => {
      const url = `/api/v2${path}`
      const answer = fetch(url, { credentials: 'include' })
      // Whoever takes the answer handles a failure.
      answer.catch(() => {})
      return [url, answer]
    }),
  )
  window.earlyAnswers = answers
  const page = groups.some(({ pages }) => pages.includes(section)) ? section : '*'
  for (const file of groups.flatMap(({ pages, files }) => (pages.includes(page) ? files : []))) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = `/${file}`
    document.head.append(link)
  }
}
