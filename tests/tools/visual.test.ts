import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { describe, expect, test } from 'vitest'
import { checkOut, commitOf } from '../../scripts/visual/builtStorybook.ts'
import { storiesIn } from '../../scripts/visual/captureStories.ts'
import { comparePictures } from '../../scripts/visual/comparePictures.ts'
import { reportPage, summary } from '../../scripts/visual/visualReport.ts'
import { temporaryTree } from '../support/temporaryTree.ts'

type Colour = readonly [number, number, number]

function picture(
  width: number,
  height: number,
  pixels: readonly { x: number; y: number; colour: Colour }[] = [],
): Buffer {
  const png = new PNG({ width, height })
  png.data.fill(255)
  for (const { x, y, colour } of pixels) png.data.set([...colour, 255], (y * width + x) * 4)
  return PNG.sync.write(png)
}

describe('two pictures', () => {
  test('are equal if only their compression differs', () => {
    expect(comparePictures(picture(40, 30), picture(40, 30))).toEqual({ verdict: 'same' })
    const loose = PNG.sync.write(PNG.sync.read(picture(40, 30)), { deflateLevel: 0 })
    expect(comparePictures(picture(40, 30), loose)).toEqual({ verdict: 'same' })
  })

  test.each<[string, Colour]>([
    ['another colour', [0, 0, 0]],
    ['a slightly different shade', [255, 255, 254]],
  ])('differ by one pixel of %s', (_, colour) => {
    expect(comparePictures(picture(40, 30), picture(40, 30, [{ x: 12, y: 7, colour }]))).toMatchObject({
      verdict: 'changed',
      pixels: 1,
    })
  })

  test('are different even if the only changed pixel looks like anti-aliasing', () => {
    const edge = Array.from({ length: 30 }, (_, y) => ({ x: 20, y, colour: [0, 0, 0] as Colour }))
    const smoothed = [...edge, { x: 21, y: 14, colour: [128, 128, 128] as Colour }]
    expect(comparePictures(picture(40, 30, edge), picture(40, 30, smoothed))).toMatchObject({
      verdict: 'changed',
      pixels: 1,
    })
  })

  test('have a difference picture with the changed pixels in red', () => {
    const compared = comparePictures(picture(40, 30), picture(40, 30, [{ x: 12, y: 7, colour: [0, 0, 0] }]))
    const difference = PNG.sync.read(compared.verdict === 'changed' ? compared.difference : Buffer.alloc(0))
    expect([...difference.data.subarray((7 * 40 + 12) * 4, (7 * 40 + 12) * 4 + 3)]).toEqual([226, 0, 56])
  })

  test('can have different sizes: a pixel counts as changed if only one picture contains the pixel', () => {
    expect(comparePictures(picture(40, 30), picture(40, 31))).toMatchObject({ verdict: 'changed', pixels: 40 })
    expect(comparePictures(picture(41, 30), picture(40, 30))).toMatchObject({ verdict: 'changed', pixels: 30 })
  })
})

describe('the selected stories', () => {
  const story = (id: string, title: string, name: string, type = 'story') => ({ id, title, name, type })
  const folder = temporaryTree({
    'index.json': JSON.stringify({
      v: 5,
      entries: {
        'data-statusdot--docs': story('data-statusdot--docs', 'Data/StatusDot', 'Docs', 'docs'),
        'data-statusdot--active': story('data-statusdot--active', 'Data/StatusDot', 'Active'),
        'chat-composer--dark': story('chat-composer--dark', 'Chat/Composer', 'Dark'),
      },
    }),
  })

  test('are all stories, but no documentation pages, if no pattern is given', async () => {
    expect((await storiesIn(folder)).map(({ id }) => id)).toEqual(['data-statusdot--active', 'chat-composer--dark'])
  })

  test.each([
    ['StatusDot', ['data-statusdot--active']],
    ['^chat/', ['chat-composer--dark']],
    ['dark|active', ['data-statusdot--active', 'chat-composer--dark']],
    ['Panel', []],
  ])('are the stories that match %s', async (pattern, ids) => {
    expect((await storiesIn(folder, pattern)).map(({ id }) => id)).toEqual(ids)
  })
})

describe('the commit to compare', () => {
  const root = join(import.meta.dirname, '../..')

  test('is found by a ref such as HEAD, and an unknown ref throws an error', () => {
    expect(commitOf(root, 'HEAD')).toMatch(/^[0-9a-f]{40}$/)
    expect(() => commitOf(root, 'no-such-branch')).toThrow('"no-such-branch" names no commit')
  })

  test('is checked out with the installed packages', () => {
    const folder = join(temporaryTree({}), 'tree')
    checkOut(root, commitOf(root, 'HEAD'), folder)
    expect(existsSync(join(folder, '.storybook/main.ts'))).toBe(true)
    expect(existsSync(join(folder, 'node_modules/storybook/package.json'))).toBe(true)
  })
})

describe('the report', () => {
  const story = { id: 'chat-composer--dark', title: 'Chat/Composer', name: 'Text with <b> & "quotes"' }
  const changed = {
    story,
    theme: 'dark',
    change: 'changed',
    pixels: 1234,
    before: 'before/a.png',
    after: 'after/a.png',
    difference: 'd/a.png',
  } as const

  test('shows the old picture, the new picture and the difference, and escapes the name of the story', () => {
    const page = reportPage({ before: 'main', after: 'the working tree', compared: 2, pictures: [changed], broken: [] })
    for (const path of ['before/a.png', 'after/a.png', 'd/a.png']) expect(page).toContain(`src="${path}"`)
    expect(page).toContain('1,234 pixels changed')
    expect(page).not.toContain('<b>')
  })

  test('summarises the result in a sentence', () => {
    const added = { story, theme: 'dark', change: 'added', pixels: 0 } as const
    expect(summary({ compared: 860, pictures: [], broken: [] })).toBe('860 pictures, no difference.')
    expect(summary({ compared: 2, pictures: [changed, added], broken: [{ story, message: 'x', side: 'y' }] })).toBe(
      '2 pictures, 1 changed, 1 added, 1 broken.',
    )
  })
})
