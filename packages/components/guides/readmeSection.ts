import readme from '../README.md?raw'

/** The text of a section of the package's README, without the heading. */
export function readmeSection(heading: string): string {
  const [, level = ''] = /^(#+) /.exec(heading) ?? []
  const [, body = ''] = readme.split(`\n${heading}\n`)
  return body.split(new RegExp(`\n#{1,${level.length}} `))[0] ?? ''
}
