import { type BenchRow, benchRows } from './tableRows.ts'

/** The functions of a page with one table. A page leaves out functions that it does not support. */
export interface TablePage {
  readonly mount: (rows: BenchRow[], root: HTMLElement) => void
  /** The text of the first data cell. The text is empty before this cell exists. */
  readonly firstCell: () => string
  readonly scroller: () => HTMLElement
  readonly nextPage?: () => void
  readonly toggleRow?: () => void
  readonly isRowSelected?: () => boolean
  /** Returns the number of rows that the page has rendered since the last call of `takeRendered`. */
  readonly takeRendered?: () => number
}

export interface BenchApi {
  readonly prepare: (count: number) => void
  readonly mount: () => Promise<number>
  readonly scroll: (frames: number, step: number) => Promise<number[]>
  readonly act: (name: 'nextPage' | 'toggleRow') => Promise<number>
  readonly takeRendered: () => number
}

declare global {
  interface Window {
    bench?: BenchApi
  }
}

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))

/** Resolves after the browser has painted the present frame. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.addEventListener('message', () => resolve())
      channel.port1.start()
      channel.port2.postMessage(undefined)
    })
  })
}

/** Time in ms from an action to the paint of its result. */
export async function untilShown(action: () => void, isShown: () => boolean): Promise<number> {
  const start = performance.now()
  action()
  for (let frame = 0; frame < 1000; frame++) {
    await painted()
    if (isShown()) return performance.now() - start
  }
  throw new Error('the result never showed')
}

export async function settled(): Promise<void> {
  for (let frame = 0; frame < 12; frame++) await painted()
}

export const find = (selector: string) => document.querySelector<HTMLElement>(selector)

export function offer(page: TablePage): void {
  let rows: BenchRow[] = []
  window.bench = {
    prepare: (count) => {
      rows = benchRows(count)
    },
    mount: () =>
      untilShown(
        () => page.mount(rows, find('#root') ?? document.body),
        () => page.firstCell() === rows[0]?.['name'],
      ),
    scroll: async (frames, step) => {
      const scroller = page.scroller()
      const gaps: number[] = []
      let last = await nextFrame()
      for (let frame = 0; frame < frames; frame++) {
        scroller.scrollTop += step
        const now = await nextFrame()
        gaps.push(now - last)
        last = now
      }
      if (scroller.scrollTop < frames * step * 0.9) throw new Error('the table did not scroll')
      return gaps
    },
    act: (name) => {
      const isToggle = name === 'toggleRow'
      const before = isToggle ? page.isRowSelected?.() : page.firstCell()
      const action = page[name]
      if (!action) throw new Error(`this table has no ${name}`)
      return untilShown(action, () => (isToggle ? page.isRowSelected?.() : page.firstCell()) !== before)
    },
    takeRendered: () => page.takeRendered?.() ?? Number.NaN,
  }
}
