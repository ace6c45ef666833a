import type { Story } from './captureStories.ts'

export interface ReportedPicture {
  readonly story: Story
  readonly theme: string
  readonly change: 'changed' | 'added' | 'removed'
  /** Number of different pixels. 0 for a picture that was added or removed. */
  readonly pixels: number
  /** Paths of the pictures, relative to the report. */
  readonly before?: string
  readonly after?: string
  readonly difference?: string
}

export interface VisualReport {
  readonly before: string
  readonly after: string
  readonly compared: number
  readonly pictures: readonly ReportedPicture[]
  readonly broken: readonly { readonly story: Story; readonly message: string; readonly side: string }[]
}

/** The report as an HTML page. The page loads the pictures from the folder in which the page is stored. */
export function reportPage({ before, after, compared, pictures, broken }: VisualReport): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Visual review: ${pictures.length} of ${compared}</title>
<style>
  :root { color-scheme: light dark; font: 14px/1.45 'Segoe UI', system-ui, sans-serif; }
  body { margin: 0 auto; padding: 24px; max-width: 1800px; }
  header p { color: GrayText; }
  section { margin-top: 32px; border-top: 1px solid color-mix(in srgb, CanvasText 20%, transparent); }
  h2 { font-size: 16px; }
  h2 small { font-weight: normal; color: GrayText; }
  .row { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px; }
  figure { margin: 0; }
  figcaption { margin-bottom: 4px; color: GrayText; }
  img { display: block; max-width: 100%; outline: 1px solid color-mix(in srgb, CanvasText 20%, transparent); }
</style>
<header>
  <h1>Visual review</h1>
  <p>${escape(before)} → ${escape(after)}: ${escape(summary({ compared, pictures, broken }))}</p>
</header>
${broken.map(({ story, message, side }) => `<section><h2>${escape(story.title)} <small>${escape(story.name)}</small></h2><p>Broken (${escape(side)}): ${escape(message)}</p></section>`).join('\n')}
${pictures.map(pictureSection).join('\n')}
</html>
`
}

export function summary({
  compared,
  pictures,
  broken,
}: Pick<VisualReport, 'compared' | 'pictures' | 'broken'>): string {
  const counts = (['changed', 'added', 'removed'] as const)
    .map((change) => ({ change, count: pictures.filter((picture) => picture.change === change).length }))
    .filter(({ count }) => count > 0)
    .map(({ change, count }) => `${count} ${change}`)
  if (broken.length > 0) counts.push(`${broken.length} broken`)
  return `${compared} pictures, ${counts.length === 0 ? 'no difference' : counts.join(', ')}.`
}

function pictureSection({ story, theme, change, pixels, ...paths }: ReportedPicture): string {
  const figures = (['before', 'after', 'difference'] as const).map((name) => {
    const path = paths[name]
    if (path === undefined) return ''
    const source = path.split('/').map(encodeURIComponent).join('/')
    return `<figure><figcaption>${name}</figcaption><a href="${source}"><img src="${source}" alt="${escape(`${story.title}, ${story.name}: ${name}`)}" loading="lazy"></a></figure>`
  })
  const what = change === 'changed' ? `${pixels.toLocaleString('en-US')} pixels changed` : change
  return `<section><h2>${escape(story.title)}: ${escape(story.name)} <small>${escape(theme)}, ${what}</small></h2><div class="row">${figures.join('')}</div></section>`
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
