// Runs before the app's code has arrived: asks who is signed in, and loads the code of the page at this address.

/** Files that the same pages load. A page is the first part of an address; `*` is any other. */
const groups: readonly { readonly pages: readonly string[]; readonly files: readonly string[] }[] = JSON.parse(
  document.querySelector('#page-files')?.textContent ?? '[]',
)
const [, section = ''] = window.location.pathname.toLowerCase().split('/')

// The demo has a backend of its own.
if (section !== 'demo') {
  const url = '/api/v2/users/me?fresh=true'
  const answer = fetch(url, { credentials: 'include' })
  // The session check handles a failure.
  answer.catch(() => {})
  window.earlyAnswer = { url, answer }
  const page = groups.some(({ pages }) => pages.includes(section)) ? section : '*'
  for (const file of groups.flatMap(({ pages, files }) => (pages.includes(page) ? files : []))) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = `/${file}`
    document.head.append(link)
  }
}
