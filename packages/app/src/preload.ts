// Runs before the app's code has arrived: asks who is signed in, and loads the code of the page at this address.

const files: Readonly<Record<string, readonly string[]>> = JSON.parse(
  document.querySelector('#page-files')?.textContent ?? '{}',
)
const [, section = ''] = window.location.pathname.toLowerCase().split('/')

// The demo has a backend of its own.
if (section !== 'demo') {
  const url = '/api/v2/users/me?fresh=true'
  const answer = fetch(url, { credentials: 'include' })
  // The session check handles a failure.
  answer.catch(() => {})
  window.earlyAnswer = { url, answer }
  for (const file of files[section] ?? files['*'] ?? []) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = `/${file}`
    document.head.append(link)
  }
}
