import { describe, expect, it } from 'vitest'
import { columnWidths, fittedWidths } from './columnLayout.ts'
import { surelyFits } from './surelyFits.ts'

describe('column widths', () => {
  it('range from 140 to 300 by type (document 2, section 9)', () => {
    expect(Math.min(...Object.values(columnWidths))).toBe(140)
    expect(Math.max(...Object.values(columnWidths))).toBe(300)
  })

  it('fill the room that is left with the growing columns, to the pixel', () => {
    const widths = fittedWidths(
      [
        { width: 100, isGrowing: true },
        { width: 140, isGrowing: false },
        { width: 200, isGrowing: true },
      ],
      541,
    )
    expect(widths).toEqual([151, 140, 250])
  })

  it('never shrink: the table scrolls instead', () => {
    expect(fittedWidths([{ width: 300, isGrowing: true }], 100)).toEqual([300])
    expect(fittedWidths([{ width: 300, isGrowing: false }], 500)).toEqual([300])
  })
})

describe('texts that surely fit', () => {
  it('are told from those that may not', () => {
    expect(surelyFits('Ada Lovelace', 176)).toBe(true)
    expect(surelyFits('WWWWWWWWWWWWWW', 176)).toBe(false)
    expect(surelyFits('東京都千代田区丸の内', 176)).toBe(false)
    expect(surelyFits('x'.repeat(1000), 176)).toBe(false)
  })
})
