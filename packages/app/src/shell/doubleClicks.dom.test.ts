import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { guardDoubleClicks } from './doubleClicks.ts'

const onClick = vi.fn<(event: MouseEvent) => void>()
beforeAll(() => {
  guardDoubleClicks()
  document.body.addEventListener('click', onClick)
})
beforeEach(() => {
  onClick.mockClear()
  document.body.innerHTML = `
    <button id="next"><i id="icon"></i></button>
    <button id="other"></button>
    <p id="text"></p>
    <div data-single-click><button id="done"></button></div>`
})

/** Clicks each element in turn, as one series of fast clicks. */
function clickFast(...ids: string[]): void {
  for (const [index, id] of ids.entries())
    document.getElementById(id)?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: index + 1 }))
}

it.each([
  { what: 'the same button', ids: ['next', 'icon', 'next'], count: 3 },
  { what: 'a text', ids: ['text', 'text'], count: 2 },
  { what: 'another button', ids: ['next', 'other'], count: 1 },
  { what: 'what was below a button', ids: ['next', 'text'], count: 1 },
  { what: 'a button that came over a text', ids: ['text', 'other'], count: 1 },
  { what: 'a button that does the same to the next thing', ids: ['done', 'done'], count: 1 },
])('SHELL-88 fast clicks on $what count $count times', ({ ids, count }) => {
  clickFast(...ids)
  expect(onClick).toHaveBeenCalledTimes(count)
})

it('SHELL-88 slow clicks and keys always count', () => {
  clickFast('done')
  clickFast('done')
  document.getElementById('done')?.click()
  expect(onClick).toHaveBeenCalledTimes(3)
})
