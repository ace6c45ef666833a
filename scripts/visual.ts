// `npm run visual`: compares every story's picture in the working tree and in another commit. The report is
// visual-report/index.html. `-- --ref main --only DataTable` selects commit and stories.
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium } from 'playwright-core'
import { chromiumFlags, findOrInstallChromium } from './browser/chromium.ts'
import { readFlags } from './cli/flags.ts'
import { main, PlainError } from './cli/plainError.ts'
import { buildStorybook, checkOut, commitOf } from './visual/builtStorybook.ts'
import { type CapturedStories, captureStories, storiesIn } from './visual/captureStories.ts'
import { comparePictures } from './visual/comparePictures.ts'
import { type ReportedPicture, reportPage, summary } from './visual/visualReport.ts'

const root = resolve(import.meta.dirname, '..')
const reportFolder = join(root, 'visual-report')

/** These flags make every run draw letters and edges in the same way. */
const drawingFlags = [
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-composited-antialiasing',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  '--disable-skia-runtime-opts',
]

async function differences(before: CapturedStories, after: CapturedStories): Promise<readonly ReportedPicture[]> {
  const found: ReportedPicture[] = []
  for (const name of new Set([...before.pictures.keys(), ...after.pictures.keys()])) {
    const [old, fresh] = [before.pictures.get(name), after.pictures.get(name)]
    const story = fresh?.story ?? old?.story
    if (!story) continue
    const compared = old && fresh ? comparePictures(await readFile(old.file), await readFile(fresh.file)) : undefined
    if (compared?.verdict === 'same') continue
    const paths = { before: `before/${name}.png`, after: `after/${name}.png`, difference: `difference/${name}.png` }
    if (old) await copyFile(old.file, join(reportFolder, paths.before))
    if (fresh) await copyFile(fresh.file, join(reportFolder, paths.after))
    if (compared) await writeFile(join(reportFolder, paths.difference), compared.difference)
    found.push({
      story,
      theme: name.slice(name.lastIndexOf('.') + 1),
      change: old ? (fresh ? 'changed' : 'removed') : 'added',
      pixels: compared?.pixels ?? 0,
      ...(old ? { before: paths.before } : {}),
      ...(fresh ? { after: paths.after } : {}),
      ...(compared ? { difference: paths.difference } : {}),
    })
  }
  return found
}

await main(async () => {
  const { ref = 'HEAD', only } = readFlags(process.argv.slice(2), { ref: { type: 'string' }, only: { type: 'string' } })
  const commit = commitOf(root, ref)
  const executablePath = findOrInstallChromium()
  const temporary = realpathSync(mkdtempSync(join(tmpdir(), 'tandem-visual-')))
  const path = (...parts: readonly string[]) => join(temporary, ...parts)
  try {
    const { hasOtherPackages } = checkOut(root, commit, path('tree'))
    if (hasOtherPackages)
      console.log(`${ref} has another package-lock.json. Its stories are drawn with the installed packages.`)
    const sides = [
      { name: 'before', title: `${ref} (${commit.slice(0, 10)})`, tree: path('tree') },
      { name: 'after', title: 'the working tree', tree: root },
    ] as const
    const captured: CapturedStories[] = []
    for (const { name, title, tree } of sides) {
      console.log(`Building the Storybook of ${title} …`)
      const storybook = path(`${name}-storybook`)
      buildStorybook(tree, storybook)
      const stories = await storiesIn(storybook, only)
      if (stories.length === 0 && tree === root) throw new PlainError(`No story matches "${only ?? ''}".`)
      console.log(`Taking pictures of ${stories.length} stories …`)
      const browser = await chromium.launch({ executablePath, args: [...chromiumFlags, ...drawingFlags] })
      captured.push(await captureStories(browser, { storybook, folder: path(name), stories, pagesAtOnce: 2 }))
      await browser.close()
    }
    const [before, after] = captured
    if (!before || !after) return
    const compared = new Set([...before.pictures.keys(), ...after.pictures.keys()]).size
    rmSync(reportFolder, { recursive: true, force: true })
    for (const { name } of [...sides, { name: 'difference' }])
      await mkdir(join(reportFolder, name), { recursive: true })
    const broken = sides.flatMap(
      ({ title }, index) =>
        captured[index]?.broken.map(({ story, message }) => ({ story, message, side: title })) ?? [],
    )
    const report = {
      before: sides[0].title,
      after: sides[1].title,
      compared,
      pictures: await differences(before, after),
      broken,
    }
    await writeFile(join(reportFolder, 'index.html'), reportPage(report))
    for (const { story, theme, change, pixels } of report.pictures)
      console.log(`  ${change} ${story.id} ${theme}${pixels > 0 ? `, ${pixels} pixels` : ''}`)
    for (const { story, message, side } of broken) console.log(`  broken ${story.id} in ${side}: ${message}`)
    console.log(`${summary(report)} The report: ${join(reportFolder, 'index.html')}`)
    if (report.pictures.length > 0 || broken.length > 0) process.exitCode = 1
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
})
