import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, type Page } from 'playwright-core'
import { serveFolder } from '../server/staticFolder.ts'

export interface Story {
  readonly id: string
  /** Group and component, for example 'Data/StatusDot'. */
  readonly title: string
  readonly name: string
}

const themes = ['light', 'dark'] as const

export type PictureName = `${string}.${(typeof themes)[number]}`

export interface CapturedStories {
  readonly pictures: ReadonlyMap<PictureName, { readonly story: Story; readonly file: string }>
  readonly broken: readonly { readonly story: Story; readonly message: string }[]
}

interface StorybookPreview {
  readonly currentRender?: { readonly id?: string; readonly phase?: string }
}

interface StorybookChannel {
  emit(event: string, data: unknown): void
}

/** The stories whose id, title or name matches the pattern. */
export async function storiesIn(folder: string, only?: string): Promise<readonly Story[]> {
  const index: { readonly entries: Readonly<Record<string, Story & { readonly type: string }>> } = JSON.parse(
    await readFile(join(folder, 'index.json'), 'utf8'),
  )
  const pattern = new RegExp(only ?? '', 'i')
  return Object.values(index.entries).filter(
    ({ type, id, title, name }) => type === 'story' && [id, title, name].some((text) => pattern.test(text)),
  )
}

/** Takes pictures of stories, light and dark, after their play functions. The stories of one component share a page. */
export async function captureStories(
  browser: Browser,
  {
    storybook,
    folder,
    stories,
    pagesAtOnce,
  }: { storybook: string; folder: string; stories: readonly Story[]; pagesAtOnce: number },
): Promise<CapturedStories> {
  await mkdir(folder, { recursive: true })
  const { origin, close } = await serveFolder(storybook)
  const pictures = new Map<PictureName, { story: Story; file: string }>()
  const broken: { story: Story; message: string }[] = []
  const waiting = [...Map.groupBy(stories, ({ title }) => title).values()]
  const work = async () => {
    for (let group = waiting.shift(); group; group = waiting.shift()) {
      let page: Page | undefined
      for (const story of group) {
        try {
          page ??= await openStorybook(browser, origin)
          await show(page, story.id)
          for (const theme of themes) {
            if (!(await isShownIn(page, theme))) continue
            const file = join(folder, `${story.id}.${theme}.png`)
            await writeFile(file, await settledPicture(page))
            pictures.set(`${story.id}.${theme}`, { story, file })
          }
        } catch (error) {
          broken.push({ story, message: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) })
          await page?.context().close()
          page = undefined
        }
      }
      await page?.context().close()
    }
  }
  try {
    await Promise.all(Array.from({ length: pagesAtOnce }, work))
  } finally {
    close()
  }
  return { pictures, broken }
}

const standStill =
  '*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; }'

async function openStorybook(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  })
  const page = await context.newPage()
  // Turns off the accessibility check, which the tests of the stories run.
  await page.goto(`${origin}/iframe.html?viewMode=story&globals=theme:light;a11y.manual:!true`)
  await page.addStyleTag({ content: standStill })
  await page.waitForFunction(() => Reflect.has(window, '__STORYBOOK_PREVIEW__'))
  return page
}

/** Shows a story in the light theme, unless the story sets its theme. Waits until its play function has ended. */
async function show(page: Page, id: string): Promise<void> {
  await setTheme(page, 'light')
  await page.evaluate((storyId) => {
    const channel: StorybookChannel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__')
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
  }, id)
  await finished(page, id)
}

async function finished(page: Page, id?: string): Promise<void> {
  const phase = await page.waitForFunction(
    (storyId) => {
      const preview: StorybookPreview | undefined = Reflect.get(window, '__STORYBOOK_PREVIEW__')
      const render = preview?.currentRender
      const isMeant = storyId === undefined || render?.id === storyId
      const reached = render?.phase ?? ''
      return isMeant && ['finished', 'errored', 'aborted'].includes(reached) ? reached : undefined
    },
    id,
    { timeout: 180_000 },
  )
  if ((await phase.jsonValue()) === 'finished') return
  const message = await page.locator('#error-message').textContent()
  throw new Error(message?.trim() ?? 'The story broke.')
}

async function setTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate((name) => {
    const { theme: shown } = document.documentElement.dataset
    const channel: StorybookChannel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__')
    if (shown !== undefined && shown !== name) channel.emit('updateGlobals', { globals: { theme: name } })
  }, theme)
}

/** Changes the theme, but does not run the play function again. Returns false if the story has another fixed theme. */
async function isShownIn(page: Page, theme: string): Promise<boolean> {
  await setTheme(page, theme)
  await quiet(page)
  await finished(page)
  return (await page.evaluate(() => document.documentElement.dataset['theme'])) === theme
}

/** Waits until fonts and images have loaded. Then waits for 150 ms without a change, because skeletons appear late. */
async function quiet(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    // A broken image is part of the picture.
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    await new Promise<void>((resolve) => {
      let timer = 0
      const observer = new MutationObserver(waitAnew)
      waitAnew()
      function waitAnew() {
        clearTimeout(timer)
        timer = window.setTimeout(() => {
          observer.disconnect()
          resolve()
        }, 150)
      }
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    })
  })
}

async function settledPicture(page: Page): Promise<Buffer> {
  const take = () => page.screenshot({ fullPage: true, animations: 'disabled', caret: 'initial' })
  let last = await take()
  for (let turn = 0; turn < 10; turn++) {
    const next = await take()
    if (next.equals(last)) return next
    last = next
  }
  throw new Error('The story did not stop changing.')
}
